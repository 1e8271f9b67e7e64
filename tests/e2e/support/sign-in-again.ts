import { expect, type Page } from '@playwright/test'
import type { Account } from './member'

/** Signs in through the form to which a page that requires it redirected. */
export async function signInAgain(
  page: Page,
  account: Pick<Account, 'username' | 'password'>,
): Promise<void> {
  await expect(page).toHaveURL(/\/auth\/signin\?redirectTo=/)
  await sendSignIn(page, account)
  await expect(page).not.toHaveURL(/\/auth\/signin/)
}

/** Fills in and sends the form of the sign-in page. */
export async function sendSignIn(
  page: Page,
  { username, password }: Pick<Account, 'username' | 'password'>,
): Promise<void> {
  await page.locator('main [name="emailOrUsername"]').fill(username)
  await page.locator('main [name="password"]').fill(password)
  await page.locator('main form button.button').click()
}
