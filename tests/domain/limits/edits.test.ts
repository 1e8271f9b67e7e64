import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { editNotifications } from '~/domain/accounts/edit-notifications.server'
import { editProfile } from '~/domain/accounts/edit-profile.server'
import { consume } from '~/domain/limits/limit.server'
import { rules } from '~/domain/limits/rules'
import { makeMember } from '../../support/forum/factories'
import { withSettings } from '../../support/with-settings'

withSettings({ RATE_LIMITS: 'on' })

test('the profile and the notification setting can be edited as often as the limit allows', async () => {
  const asha = await makeMember()
  expect((await editProfile(asha, { bio: 'first' })).ok).toBe(true)
  for (let time = 0; time < rules.editProfile[0].points; time++)
    await consume('editProfile', { account: asha.id })
  expect(await editProfile(asha, { bio: 'late' })).toMatchObject({ code: 'too-many' })
  expect(await editNotifications(asha, { emailNotifications: 'false' })).toMatchObject({
    code: 'too-many',
  })
  expect(await db.user.findFirst()).toMatchObject({ bio: 'first', emailNotifications: true })
})
