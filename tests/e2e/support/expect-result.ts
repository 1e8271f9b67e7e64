import { expect, type Page } from '@playwright/test'
import { announced, listen } from './announced'

/** Presses a button, and from then on records what is announced. */
export async function sayAfter(
  page: Page,
  javaScriptEnabled: boolean | undefined,
  button: string,
): Promise<void> {
  if (javaScriptEnabled) await listen(page)
  await page.getByRole('button', { name: button }).click()
}

/**
 * Expects a result as the heading and the title. With scripts it is also focused or announced; without them, screen
 * readers announce only the title of a page that loads.
 */
export async function expectResult(
  page: Page,
  javaScriptEnabled: boolean | undefined,
  result: string,
): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(result)
  await expect.poll(async () => (await page.title()).startsWith(result), 'the title').toBe(true)
  if (!javaScriptEnabled) return
  const isFocused = () => heading.evaluate((element) => element === document.activeElement)
  await expect
    .poll(async () => (await isFocused()) || (await announced(page)).includes(result))
    .toBe(true)
  const isLost = await page.evaluate(() => document.activeElement === document.body)
  expect(isLost, 'the focus is lost').toBe(false)
}
