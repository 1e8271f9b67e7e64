import type { Page } from '@playwright/test'

/** Follows a link of the screen itself, not of the header or footer. */
export function followLink(page: Page, name: string): Promise<void> {
  return page.locator('main').getByRole('link', { name, exact: true }).click()
}
