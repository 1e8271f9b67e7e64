import { expect, test, untilHydrated, withScripts } from '../../support/test'
import { scriptsAskedFor, untilIdle } from '../../support/scripts/arrival'

test.describe('scripts', withScripts, () => {
  test('are not asked for by a browser that lacks what they need', async ({ page, watch, t }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'TransformStream'))
    const asked = scriptsAskedFor(page)
    for (const path of ['/', '/forum', '/auth/signin']) {
      await page.goto(path)
      await untilIdle(page)
      await page.mouse.move(200, 200)
      await page.keyboard.press('Shift')
      await untilIdle(page)
    }
    watch.expectStatus(400)
    await page.locator('main [name="emailOrUsername"]').fill('nobody')
    await page.locator('main form button.button').click()
    await expect(page.getByRole('heading', { name: t('forms:summary') })).toBeVisible()
    expect(asked).toEqual([])
  })

  test('are asked for in an idle moment, or before it by a key', async ({ page }) => {
    const asked = scriptsAskedFor(page)
    await page.goto('/forum')
    await untilHydrated(page)
    expect(asked).toContainEqual(expect.stringMatching(/^\/assets\/vendor-/))

    asked.length = 0
    // The page's `load` event never comes.
    await page.route('**/never.svg', () => {})
    await page.addInitScript(() => void (new Image().src = '/never.svg'))
    await page.goto('/privacy', { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeVisible()
    // A browser sends such a move for a pointer that rests where a page appears.
    await page.mouse.move(200, 200)
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
    expect(asked).toEqual([])
    await page.keyboard.press('Shift')
    await untilHydrated(page)
  })
})
