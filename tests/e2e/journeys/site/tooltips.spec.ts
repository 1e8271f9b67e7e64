import { expect, test, withScripts } from '../../support/test'

test(
  'a tooltip opens after a moment and closes when the pointer leaves',
  withScripts,
  async ({ page, visit, t }) => {
    await visit('/forum')
    const button = page.getByRole('button', { name: t('toDark') })
    await button.hover()
    const tooltip = page.locator('.tooltip')
    await expect(tooltip).toBeVisible()
    const box = await button.boundingBox()
    // The pointer moves once, and then rests.
    await page.mouse.move((box?.x ?? 0) - 300, (box?.y ?? 0) + 300)
    await expect(tooltip).toHaveCount(0)
  },
)
