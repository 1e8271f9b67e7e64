import { expect, type BrowserContext, type Page } from '@playwright/test'
import { expectAccessible } from './axe'
import { expectNarrow } from './narrow'
import { expectSteady } from './steady'

/**
 * Expects what every screen needs: one heading, a language, a title, no layout shift, no finding of axe, no sideways
 * scrolling.
 */
export async function expectGoodScreen(page: Page, what: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('lang', /^(en|hi)$/)
  await expect(page).toHaveTitle(/\S/)
  await page.waitForLoadState()
  await expectSteady(page, what)
  await expectAccessible(page, what)
  await expectNarrow(page, what)
}

/** Sets a theme as its form does. */
export function setTheme(
  context: BrowserContext,
  url: string,
  value: 'light' | 'dark',
): Promise<void> {
  return context.addCookies([{ name: 'theme', value, url }])
}
