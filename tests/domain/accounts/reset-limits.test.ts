import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { forgotPassword, resetPassword } from '~/domain/accounts/reset-password.server'
import { signIn } from '~/domain/accounts/sign-in.server'
import { rules } from '~/domain/limits/rules'
import { newBrowser, signUpMember } from '../../support/forum/factories'
import { lastToken, mailed } from '../../support/mail/mailed'
import { withSettings } from '../../support/with-settings'

withSettings({ RATE_LIMITS: 'on' })

const email = 'asha@example.com'

test('a flood of requests neither fills the mailbox nor keeps the owner from a working link', async () => {
  await signUpMember('asha')
  const ask = () => forgotPassword({ email }, newBrowser())
  const answers = await Promise.all(Array.from({ length: rules.forgotPassword[0].points + 2 }, ask))
  expect(answers.filter((answer) => !answer.ok && answer.code === 'too-many')).toHaveLength(2)
  expect(await mailed('resetPassword')).toHaveLength(1)
  // The answer is the same from another network, and the mailed link still works.
  expect(await forgotPassword({ email }, newBrowser('198.51.100.1'))).toMatchObject({ ok: true })
  expect(await mailed('resetPassword')).toHaveLength(1)
  const token = await lastToken('resetPassword')
  expect(await resetPassword({ token, password: 'battery staple' })).toMatchObject({ ok: true })
})

test('a reset opens the account again to any browser, however often others failed', async () => {
  await signUpMember('asha')
  const wrong = { emailOrUsername: 'asha', password: 'not the horse' }
  for (let time = 0; time < rules.signIn[2].points; time++) {
    await signIn(wrong, newBrowser(`198.51.100.${time}`))
  }
  const right = { emailOrUsername: 'asha', password: 'battery staple' }
  expect(await signIn(right, newBrowser())).toMatchObject({ code: 'too-many' })
  await forgotPassword({ email }, newBrowser())
  await resetPassword({ token: await lastToken('resetPassword'), password: 'battery staple' })
  expect(await signIn(right, newBrowser())).toMatchObject({ ok: true })
  expect(await db.user.count()).toBe(1)
})
