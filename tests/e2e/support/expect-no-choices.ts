import { expect, type Page } from '@playwright/test'

/** Expects a page without a switch of language or another preference, because the page would be lost. */
export async function expectNoChoices(page: Page): Promise<void> {
  const choices = page.locator('.site-header [hreflang], form[action^="/preferences"] button')
  await expect(choices.filter({ visible: true })).toHaveCount(0)
}
