import { lengths } from '~/domain/validation/lengths'
import { expect, test, untilHydrated, withScripts } from '../../support/test'

test.describe('a translation file that fails to load', withScripts, () => {
  test('leaves the page as it was served, and is asked for again', async ({ page, watch, t }) => {
    const served = t('auth:usernameHint', lengths)
    let failures = 0
    await page.route(/\/assets\/auth-[^/]+\.js$/, async (route) => {
      const file = await (await route.fetch()).text()
      if (!file.includes(t('auth:usernameHint')) || failures > 0) return route.continue()
      failures++
      return route.abort()
    })
    watch.expectStatus(0)
    await page.goto('/auth/signup')
    await expect.poll(() => failures).toBe(1)
    await expect(page.locator('main')).toContainText(served)
    await page.locator('main [name="username"]').fill('typed_before')
    await untilHydrated(page)
    await expect(page.locator('main')).toContainText(served)
    await expect(page.locator('main [name="username"]')).toHaveValue('typed_before')
  })
})
