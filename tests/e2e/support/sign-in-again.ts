import { expect, type Page } from '@playwright/test'
import type { Account } from './member'

/** Signs in through the form that a page which asks for it led to. */
export async function signInAgain(
  page: Page,
  { username, password }: Pick<Account, 'username' | 'password'>,
): Promise<void> {
  await expect(page).toHaveURL(/\/auth\/signin\?redirectTo=/)
  await page.locator('main [name="emailOrUsername"]').fill(username)
  await page.locator('main [name="password"]').fill(password)
  await page.locator('main form button.button').click()
  await expect(page).not.toHaveURL(/\/auth\/signin/)
}
