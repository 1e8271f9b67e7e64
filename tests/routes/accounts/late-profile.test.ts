import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import * as signOut from '~/routes/auth/sign-out'
import * as editProfile from '~/routes/profile/edit-profile'
import * as profile from '~/routes/profile/own-profile'
import * as settings from '~/routes/profile/settings'
import { makeMember, memberAgain } from '../../support/forum/factories'
import {
  captureResponse,
  getCookie,
  getRequest,
  openPage,
  routeArguments,
  submit,
} from '../../support/http/page-request'

type Ending = [string, (cookie: string) => Promise<unknown>]

const endings: Ending[] = [
  [
    'the session expired',
    () => db.session.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } }),
  ],
  ['somebody signed out in another tab', (cookie) => submit(signOut, '/auth/signout', {}, cookie)],
]

test.each(endings)(
  'what was changed in the dialogs of the profile comes back when %s',
  async (_, end) => {
    const member = await makeMember()
    const cookie = await getCookie(member)
    const opened = await openPage(profile, '/profile', cookie)
    const { idempotencyKey } = opened.value as { idempotencyKey: string }
    await end(cookie)
    const typed = { displayName: 'Asha K', bio: 'Long thought about.', idempotencyKey }
    const edited = await submit(editProfile, '/profile/edit', typed)
    expect(edited.headers.get('Location')).toBe('/auth/signin?redirectTo=%2Fprofile%2Fedit')
    const switched = await submit(settings, '/profile/settings', { idempotencyKey })
    expect(switched.headers.get('Location')).toBe('/auth/signin?redirectTo=%2Fprofile%2Fsettings')
    expect(await memberAgain(member)).toMatchObject({ bio: '', emailNotifications: true })

    const after = await getCookie(member)
    const load = async (screen: { loader: typeof profile.loader | object }, path: string) => {
      const { loader } = screen as { loader: (given: never) => Promise<unknown> }
      return (await captureResponse(loader(routeArguments(getRequest(path, after)) as never))).value
    }
    expect(await load(editProfile, '/profile/edit')).toMatchObject({
      values: { displayName: 'Asha K', bio: 'Long thought about.' },
      isKept: true,
    })
    expect(await load(settings, '/profile/settings')).toMatchObject({
      emailNotifications: false,
      isKept: true,
    })

    await submit(editProfile, '/profile/edit', typed, after)
    await submit(settings, '/profile/settings', {}, after)
    expect(await memberAgain(member)).toMatchObject({
      bio: 'Long thought about.',
      emailNotifications: false,
    })
    expect(await db.draft.count()).toBe(0)
  },
)
