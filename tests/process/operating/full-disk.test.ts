import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '~/database/db.server'
import { anonymousForum } from '../../support/forum/anonymous-forum'
import { getSqliteUrl } from '../../support/forum/sample-content'
import { everyForm, notKept, pageRoutes } from '../../support/http/every-form'
import { formsIn } from '../../support/http/forms-in'
import { startSite, type Site } from '../../support/site/site-server'

type EveryForm = ReturnType<typeof everyForm>
type Forms = Awaited<ReturnType<EveryForm['gather']>>

// These forms contain only passwords and codes, and need a mailed link, a right password or something to undo.
const withButtonsOnly = [
  'contact/waitlist/confirm',
  'contact/waitlist/leave',
  'auth/second-step',
  'auth/passkey',
  'auth/leave',
  'auth/verify-email',
  'auth/connect-google',
  'auth/reset-password',
  'auth/recovery-words',
  'forum/:kind/:itemId/appeal',
  'forum/:kind/:itemId/block',
  'forum/comment/:commentId/review',
  'forum/drafts/discard',
  'profile',
  'profile/settings/sessions',
  'profile/settings/passkeys/:passkeyId',
  'profile/settings/verification',
  'moderation/messages/:referenceId',
  'moderation/messages/grievances/:referenceId',
  'moderation/messages/questions/:referenceId',
  'profile/answers',
  'profile/blocks',
  'moderation/experts/:memberId',
  'unsubscribe',
]

let site: Site
let every: EveryForm
let forms: Forms

// Makes the member's session due for renewal, and each visit of a thread the first one, so that pages write.
async function makeReadingWrite(url: string) {
  const database = openDatabase(url)
  const lastSeenAt = new Date(Date.now() - 3 * 24 * 60 * 60_000)
  await database.session.updateMany({ data: { lastSeenAt } })
  await database.threadNote.deleteMany()
  await database.$disconnect()
}

function actionsWithoutForm(posted: Forms) {
  const reached = new Set(posted.map(({ action }) => action.split('?')[0]))
  return pageRoutes
    .filter(({ file }) =>
      /export (async function|const) action\b/.test(readFileSync(`app/${file}`, 'utf8')),
    )
    .filter(({ path }) => {
      const pattern = path
        .replace('*', '.*')
        .replace(/\/:\w+\?/g, '(/[^/]+)?')
        .replace(/:\w+/g, '[^/]+')
      return ![...reached].some((each) => new RegExp(`^/?${pattern}$`).test(each ?? ''))
    })
    .map(({ path }) => path)
}

// A limit on the size of files simulates a full disk. It needs no privileges, but a Linux program (util-linux).
const canLimit = existsSync('/usr/bin/prlimit')

describe.skipIf(!canLimit)('with a disk that takes nothing more', () => {
  const limitTo = (bytes: string) =>
    execFileSync('prlimit', ['--pid', String(site.pid()), `--fsize=${bytes}:`])

  beforeAll(async () => {
    site = await startSite({ environment: { LOG_LEVEL: 'silent' } })
    const forum = await anonymousForum(site)
    every = everyForm(site, forum)
    forms = await every.gather()
    await makeReadingWrite(getSqliteUrl(site))
    limitTo('1')
  }, 300_000)
  afterAll(() => site.remove())

  test('every form of every route is here', () => {
    expect(actionsWithoutForm(forms)).toEqual(withButtonsOnly)
  })

  test('every page can be read', async () => {
    const failed: string[] = []
    for (const [actor, url] of await every.pages()) {
      const { status } = await every.ask(actor, url)
      if (status >= 500) failed.push(`${actor} ${url} ${status}`)
    }
    expect(failed).toEqual([])
  })

  test('every form comes back with what was typed, and says so', async () => {
    const answers = await every.sendAll(forms)
    expect(notKept(answers)).toEqual([])
    expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThan(20)
    const post = answers.find(({ action }) => action === '/forum/new')
    expect(post?.text).toContain('This could not be saved')
    expect(post?.text).toMatch(/<title>[^<]/)
  })

  test('in Hindi too, and JSON in JSON; /healthz answers and /readyz warns', async () => {
    const form = forms.find(({ action }) => action === '/forum/new')
    const hindi = await every.ask('reader', '/forum/new?lng=hi', { body: form?.fields })
    expect([hindi.status, hindi.text.includes('यह सहेजा नहीं जा सका')]).toEqual([503, true])
    const body = JSON.stringify({ title: 'A title', content: 'Some content', type: 'general' })
    const headers = { 'Content-Type': 'application/json' }
    const json = await every.ask('reader', '/api/forum/posts', { method: 'POST', body, headers })
    expect(json).toMatchObject({ status: 503, headers: { 'retry-after': '30' } })
    expect(JSON.parse(json.text)).toHaveProperty('error')
    const data = await every.ask('reader', '/forum/new.data', { body: form?.fields })
    expect(data).toMatchObject({ status: 503, headers: { 'retry-after': '30' } })
    expect((await every.ask('visitor', '/healthz')).status).toBe(200)
    expect((await every.ask('visitor', '/readyz')).status).toBe(503)
  })

  test('what was given back can be sent when there is room again', async () => {
    const form = forms.find(({ action, actor }) => action === '/forum/new' && actor === 'reader')
    const refused = await every.ask('reader', '/forum/new', { body: form?.fields })
    const [again] = formsIn(refused.text, '/').filter(({ action }) => action === '/forum/new')
    limitTo('unlimited')
    const sent = await every.ask('reader', '/forum/new', { body: again?.fields })
    expect([sent.status, sent.headers.location]).toEqual([303, '/forum'])
    const list = await every.ask('reader', '/forum')
    expect(list.text).toContain('My own title')
  })
})
