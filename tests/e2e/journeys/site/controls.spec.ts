import { lengths } from '~/domain/validation/lengths'
import { contrastOf } from '../../support/screens/contrast'
import { setTheme } from '../../support/screens/good-screen'
import { expect, test } from '../../support/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const theme of ['light', 'dark'] as const)
  test(`what one ticks and chooses from is drawn by us, and stands out, ${theme} @scripts`, async ({
    visit,
    site,
    member: { page, context },
  }) => {
    await setTheme(context, site.url, theme)
    await visit('/forum/new')
    const select = page.locator('select[name="episodeId"]')
    await expect(select).toHaveCSS('appearance', 'none')
    await expect(select).toHaveCSS('background-image', /^url/)
    const box = page.locator('[name="isAnonymous"][value="on"]')
    await expect(box).toHaveCSS('appearance', 'none')
    expect(await contrastOf(box, 'var(--edge)')).toBeGreaterThanOrEqual(3)
    const empty = await box.screenshot()
    await box.check()
    expect((await box.screenshot()).equals(empty)).toBe(false)
    expect(await contrastOf(box, 'var(--on-action)')).toBeGreaterThanOrEqual(3)
  })

test('with forced colours boxes are those of the system, and a switch shows where it stands @scripts', async ({
  visit,
  member: { page },
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await visit('/forum/new')
  await expect(page.locator('select[name="episodeId"]')).toHaveCSS('appearance', 'auto')
  await expect(page.locator('[name="isAnonymous"][value="on"]')).toHaveCSS('appearance', 'auto')
  await visit('/profile/settings')
  const knob = page.getByRole('switch')
  const ground = () => knob.evaluate((element) => getComputedStyle(element).backgroundColor)
  await knob.setChecked(false)
  const off = await ground()
  await knob.setChecked(true)
  expect(await ground()).not.toBe(off)
})

test('the title of a dialog stands apart from its first label @scripts', async ({
  visit,
  member: { page },
  t,
}) => {
  await visit('/profile')
  for (const words of [t('profile:edit'), t('profile:settings')]) {
    await page.getByRole('link', { name: words, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator('form')).toBeVisible()
    const title = await dialog.getByRole('heading').boundingBox()
    const form = await dialog.locator('form').boundingBox()
    expect((form?.y ?? 0) - ((title?.y ?? 0) + (title?.height ?? 0))).toBeGreaterThanOrEqual(16)
    await page.keyboard.press('Escape')
  }
})

test('a counter appears when a text comes near its limit @scripts', async ({ page, visit, t }) => {
  await visit('/#contact')
  const message = page.locator('#contact [name="message"]')
  const counter = page.locator('#contact .counter')
  await message.fill('x'.repeat(0.8 * lengths.commentMax - 1))
  await expect(counter).toHaveCount(0)
  await message.press('End')
  await message.press('x')
  await expect(counter).toHaveText(t('forms:characters', { count: 0.8 * lengths.commentMax }))
})
