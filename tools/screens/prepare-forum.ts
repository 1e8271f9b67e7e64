import {
  chromium,
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
} from '@playwright/test'
import { setRole } from '../../tests/e2e/support/give-role'
import { holdPost } from '../../tests/e2e/support/hold-post'
import { makeExpert } from '../../tests/e2e/support/make-expert'
import { newAccount, signUp } from '../../tests/e2e/support/member'
import {
  loadSampleContent,
  getSqliteUrl,
  type SampleMember,
} from '../../tests/support/forum/sample-content'
import { startSite } from '../../tests/support/site/site-server'
import { browserFlags, browserPath } from '../ensure-browser'
import { fillForum } from './fill-forum'
import type { Places, Viewer } from './state'

/** The built site with sample content, the URLs for its states, and each viewer's session. */
export type PreparedForum = {
  url: string
  browser: Browser
  places: Places
  signedIn: Record<Viewer, BrowserContextOptions['storageState']>
  close: () => Promise<void>
}

/** Starts the built site and fills it for all states. */
export async function prepareForum(): Promise<PreparedForum> {
  const site = await startSite({ environment: { RATE_LIMITS: 'off' } })
  const sample = await loadSampleContent(getSqliteUrl(site))
  const [first, second] = sample.filter(({ role }) => role === 'member')
  const chief = sample.find(({ role }) => role === 'moderator')
  const browser = await chromium.launch({ executablePath: browserPath(), args: browserFlags })
  const open = () => browser.newContext({ baseURL: site.url })
  const [visitor, newcomer] = [await open(), await open()]
  const [member, writer, moderator] = [await open(), await open(), await open()]
  const [expert, colleague] = [await open(), await open()]
  await signIn(member.request, first)
  await signIn(writer.request, second)
  await signIn(moderator.request, chief)
  // Marks their session as confirmed by two-factor authentication, which their pages require.
  if (chief) await setRole(site, chief.username, 'admin')
  const account = { ...newAccount(), username: 'meera_rao', displayName: 'Meera Rao' }
  await signUp(expert.request, account)
  await makeExpert(site, account.username)
  const colleagueAccount = { ...newAccount(), username: 'kiran', displayName: 'Kiran' }
  await signUp(colleague.request, colleagueAccount)
  await setRole(site, colleagueAccount.username, 'moderator')
  const requests = {
    ...{ visitor: visitor.request, newcomer: newcomer.request, member: member.request },
    ...{ writer: writer.request, expert: expert.request, moderator: moderator.request },
    colleague: colleague.request,
  }
  const prepared = { folder: site.folder, password: chief?.password ?? '' }
  const places = await fillForum(requests, prepared)
  await holdPost(site, places.heldPost)
  return {
    url: site.url,
    browser,
    places,
    signedIn: {
      visitor: undefined,
      newcomer: await newcomer.storageState(),
      member: await member.storageState(),
      writer: await writer.storageState(),
      expert: await expert.storageState(),
      moderator: await moderator.storageState(),
    },
    close: async () => {
      await browser.close()
      await site.remove()
    },
  }
}

async function signIn(request: APIRequestContext, member: SampleMember | undefined) {
  const { username = '', password = '' } = member ?? {}
  const answer = await request.post('/api/auth/signin', {
    data: { emailOrUsername: username, password },
  })
  if (!answer.ok()) throw new Error(`${username} could not sign in: ${answer.status()}`)
}
