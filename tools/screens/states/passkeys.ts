import type { Page } from '@playwright/test'
import { addAuthenticator } from '../../../tests/e2e/support/passkeys/virtual-authenticator'
import { press, type } from '../acts'
import type { State } from '../state'
import { signUp } from './signing-in'

/** Screens for passkeys. Each picture uses its own account. */
export const statesOfPasskeys: State[] = [
  { name: 'passkey', path: '/auth/signup', act: beginPasskey },
  { name: 'passkey-make', path: '/auth/signup', act: askForPasskey },
  { name: 'passkey-not-made', path: '/auth/signup', act: failToMake },
  { name: 'passkey-codes', path: '/auth/signup', act: makePasskey },
  { name: 'passkey-listed', path: '/auth/signup', act: listPasskeys },
  { name: 'passkey-change', path: '/auth/signup', act: changePasskey },
  { name: 'passkey-named', path: '/auth/signup', act: namePasskey },
  { name: 'passkey-asked', path: '/auth/signup', act: askForPasskeyToo },
]

async function beginPasskey(page: Page) {
  const account = await signUp(page)
  await page.goto('/profile/settings/passkeys')
  return account
}

async function askForPasskey(page: Page) {
  const account = await beginPasskey(page)
  await type(page, { password: account.password })
  await press(page, 'main form button.button')
  await page.locator('main .button[type="button"]').waitFor()
  return account
}

// Without an authenticator the test browser waits instead of refusing.
async function failToMake(page: Page) {
  await askForPasskey(page)
  await page.evaluate(() => {
    navigator.credentials.create = () =>
      Promise.reject(new DOMException('No authenticator', 'NotAllowedError'))
  })
  await press(page, 'main .button[type="button"]')
  await page.locator('main [role="status"]:not(:empty)').waitFor()
}

async function makePasskey(page: Page) {
  await addAuthenticator(page)
  const account = await askForPasskey(page)
  await press(page, 'main .button[type="button"]')
  await page.locator('[data-recovery-code]').first().waitFor()
  return account
}

async function listPasskeys(page: Page) {
  const account = await makePasskey(page)
  await page.goto('/profile/settings/second-step')
  return account
}

async function changePasskey(page: Page) {
  await listPasskeys(page)
  await press(page, '.post-card a')
  await page.locator('main [name="name"]').waitFor()
}

async function namePasskey(page: Page) {
  await changePasskey(page)
  await type(page, { name: "My sister's old phone with the cracked screen" })
  await press(page, 'main form button.button')
  await page.locator('.post-card h3').waitFor()
}

async function askForPasskeyToo(page: Page) {
  const { username, password } = await makePasskey(page)
  await page.context().clearCookies({ name: 'session' })
  // Turns autofill off. This authenticator accepts every request, so autofill would sign in at once.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
  await page.goto('/auth/signin')
  await type(page, { emailOrUsername: username, password })
  await press(page, 'main form button.button')
  await page.waitForURL('**/auth/second-step*')
  await page.locator('main .button[type="button"]').waitFor()
}
