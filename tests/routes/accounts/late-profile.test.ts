import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import * as signOut from '~/routes/auth/sign-out'
import * as editProfile from '~/routes/profile/edit-profile'
import * as profile from '~/routes/profile/own-profile'
import * as settings from '~/routes/profile/settings'
import { makeMember, memberAgain } from '../../support/forum/factories'
import { getCookie, openPage, submit } from '../../support/http/page-request'

test('what was changed in the dialogs of the profile comes back after a sign-out in another tab', async () => {
  const member = await makeMember()
  const cookie = await getCookie(member)
  const opened = await openPage(profile, '/profile', cookie)
  const { idempotencyKey } = opened.value as { idempotencyKey: string }
  await submit(signOut, '/auth/signout', {}, cookie)
  const typed = { displayName: 'Asha K', bio: 'Long thought about.', idempotencyKey }
  const edited = await submit(editProfile, '/profile/edit', typed)
  expect(edited.headers.get('Location')).toBe('/auth/signin?redirectTo=%2Fprofile%2Fedit')
  const switched = await submit(settings, '/profile/settings', { idempotencyKey })
  expect(switched.headers.get('Location')).toBe('/auth/signin?redirectTo=%2Fprofile%2Fsettings')
  expect(await memberAgain(member)).toMatchObject({ bio: '', emailNotifications: true })

  const after = await getCookie(member)
  expect(await openPage(editProfile, '/profile/edit', after)).toMatchObject({
    value: { values: { displayName: 'Asha K', bio: 'Long thought about.' }, isKept: true },
  })
  expect(await openPage(settings, '/profile/settings', after)).toMatchObject({
    value: { emailNotifications: false, isKept: true },
  })

  await submit(editProfile, '/profile/edit', typed, after)
  await submit(settings, '/profile/settings', {}, after)
  expect(await memberAgain(member)).toMatchObject({
    bio: 'Long thought about.',
    emailNotifications: false,
  })
  expect(await db.draft.count()).toBe(0)
})
