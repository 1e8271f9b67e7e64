import type { Page } from '@playwright/test'
import { newAccount } from '../../../tests/e2e/support/member'
import { generateCode } from '../../../tests/support/codes'
import { press, sendRefused, type } from '../acts'
import type { Places, State } from '../state'

/** Screens for signing in and two-factor authentication. Each picture uses its own account. */
export function statesOfSigningIn({ verifyEmail, resetPassword }: Places): State[] {
  return [
    { name: 'sign-in', path: '/auth/signin' },
    { name: 'sign-in-password-shown', path: '/auth/signin', act: showPassword },
    { name: 'sign-in-refused', path: '/auth/signin', act: refuseSignIn },
    { name: 'shared-phone', path: '/auth/signup', act: joinOnSharedPhone },
    { name: 'shared-phone-idle', path: '/auth/signin?notice=signed-out-idle' },
    { name: 'sign-up', path: '/auth/signup' },
    { name: 'sign-up-refused', path: '/auth/signup', act: (page) => sendRefused(page) },
    { name: 'welcome', path: '/auth/signup', act: signUp },
    { name: 'forgot-password', path: '/auth/forgot-password' },
    { name: 'forgot-password-sent', path: '/auth/forgot-password', act: forget },
    { name: 'sign-up-without-email', path: '/auth/signup', act: chooseWithoutEmail },
    { name: 'recovery-words', path: '/auth/signup', act: showRecoveryWords },
    { name: 'recovery-words-check', path: '/auth/signup', act: checkRecoveryWords },
    { name: 'recovery-words-unlike', path: '/auth/signup', act: mistakeRecoveryWords },
    { name: 'recovery-words-renew', path: '/auth/signup', act: renewRecoveryWords },
    { name: 'email-add', path: '/auth/signup', act: addEmail },
    { name: 'profile-without-email', path: '/auth/signup', act: openProfile },
    { name: 'recover', path: '/auth/recover' },
    { name: 'recover-refused', path: '/auth/recover', act: (page) => sendRefused(page) },
    { name: 'reset-password', path: resetPassword },
    { name: 'reset-password-unknown', path: '/auth/reset-password?token=none' },
    { name: 'verify-email', path: verifyEmail },
    { name: 'verify-email-unknown', path: '/auth/verify-email?token=none' },
    { name: 'unsubscribe-unknown', path: '/unsubscribe?token=none' },
    { name: 'second-step', path: '/auth/signup', act: beginTwoFactor },
    { name: 'second-step-key', path: '/auth/signup', act: showKey },
    { name: 'second-step-codes', path: '/auth/signup', act: addTwoFactor },
    { name: 'second-step-asked', path: '/auth/signup', act: askForTwoFactor },
    { name: 'second-step-on', path: '/auth/signup', act: showTwoFactor },
    { name: 'second-step-trusted', path: '/auth/signup', act: trustDevice },
  ]
}

async function showPassword(page: Page) {
  await type(page, { password: 'quiet harbour' })
  await press(page, 'main .icon-button')
}

async function refuseSignIn(page: Page) {
  await type(page, { emailOrUsername: 'nobody', password: 'wrong' })
  await press(page, 'main form button.button')
  await page.locator('.summary, .toast').first().waitFor()
}

/** Creates an account for one picture and opens its welcome page. */
export async function signUp(page: Page) {
  const { password, ...account } = newAccount()
  await type(page, { ...account, password, confirmPassword: password })
  await press(page, 'main form button.button')
  await page.locator('.welcome').waitFor()
  return { ...account, password }
}

async function joinOnSharedPhone(page: Page) {
  await page.locator('[name="sharedDevice"]').check()
  await signUp(page)
}

async function chooseWithoutEmail(page: Page) {
  await page.locator('[name="withoutEmail"][value="on"]').check()
}

async function showRecoveryWords(page: Page) {
  const { username, displayName, password } = newAccount()
  await chooseWithoutEmail(page)
  await type(page, { username, displayName, password, confirmPassword: password })
  await press(page, 'main form button.button')
  await page.locator('[data-recovery-word]').first().waitFor()
}

async function checkRecoveryWords(page: Page) {
  await showRecoveryWords(page)
  await press(page, 'main a.button')
  await page.locator('[name="first"]').waitFor()
}

async function mistakeRecoveryWords(page: Page) {
  await checkRecoveryWords(page)
  await type(page, { first: 'mango', second: 'river' })
  await sendRefused(page)
}

async function renewRecoveryWords(page: Page) {
  await showRecoveryWords(page)
  await page.goto('/profile/settings/recovery-words')
}

async function addEmail(page: Page) {
  await showRecoveryWords(page)
  await page.goto('/profile/settings/email')
}

async function openProfile(page: Page) {
  await showRecoveryWords(page)
  await page.goto('/profile')
}

async function forget(page: Page) {
  await type(page, { email: 'nobody@example.com' })
  await press(page, 'main form button.button')
  await page.waitForURL('**/forgot-password?done=*')
}

async function beginTwoFactor(page: Page) {
  const account = await signUp(page)
  await page.goto('/profile/settings/second-step')
  return account
}

async function showKey(page: Page) {
  const account = await beginTwoFactor(page)
  await type(page, { password: account.password })
  await press(page, 'main form button.button')
  await page.locator('[data-secret]').waitFor()
  return account
}

async function addTwoFactor(page: Page) {
  const account = await showKey(page)
  await type(page, { code: generateCode(await page.locator('[data-secret]').innerText()) })
  await press(page, 'main form button.button')
  await page.locator('[data-recovery-code]').first().waitFor()
  return account
}

async function askForTwoFactor(page: Page) {
  const { username, password } = await addTwoFactor(page)
  const recoveryCode = await page.locator('[data-recovery-code]').first().innerText()
  await page.context().clearCookies({ name: 'session' })
  await page.goto('/auth/signin')
  await type(page, { emailOrUsername: username, password })
  await press(page, 'main form button.button')
  await page.waitForURL('**/auth/second-step*')
  await page.locator('[name="code"]').waitFor()
  return recoveryCode
}

async function showTwoFactor(page: Page) {
  await addTwoFactor(page)
  await page.goto('/profile/settings/second-step')
}

async function trustDevice(page: Page) {
  await type(page, { code: await askForTwoFactor(page) })
  await page.locator('[name="trust"]').check()
  await press(page, 'main form button.button')
  await page.waitForURL('**/forum')
  await page.goto('/profile/settings/sessions')
}
