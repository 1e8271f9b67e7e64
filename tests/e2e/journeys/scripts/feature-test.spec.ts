import { expect, test, withScripts } from '../../support/test'

test.describe('a browser without what Remix or conform needs', withScripts, () => {
  for (const lacking of ['TextEncoderStream', 'Array.prototype.at'])
    test(`keeps the page as it was served: ${lacking}`, async ({ page, watch, t }) => {
      await page.addInitScript((name) => {
        if (name === 'TextEncoderStream') Reflect.deleteProperty(window, name)
        else Reflect.deleteProperty(Array.prototype, 'at')
      }, lacking)
      if (lacking === 'TextEncoderStream') watch.expectError(/TextEncoderStream is not defined/)
      await page.goto('/auth/signin')
      await page.waitForLoadState('networkidle')
      await expect(page.locator('html')).not.toHaveAttribute('data-js')
      watch.expectStatus(400)
      await page.locator('main [name="emailOrUsername"]').fill('nobody')
      await page.locator('main form button.button').click()
      await expect(page.getByRole('heading', { name: t('forms:summary') })).toBeVisible()
    })
})
