import { expect, inBothLanguages, test, withScripts } from '../../support/test'

inBothLanguages(withScripts, () => {
  test('the elevator keeps what is typed on the way to another floor, and when it is closed', async ({
    page,
    visit,
    t,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit('/')
    const door = page.getByRole('link', { name: t('contact:elevator') })
    const dialog = page.getByRole('dialog')
    const floor = (name: 'clinical' | 'careers') =>
      dialog.getByRole('link', { name: t(`elevator:floor.${name}`) }).click()
    await door.click()
    await floor('clinical')
    await dialog.locator('[name="message"]').fill('Typed on the third floor')
    await floor('careers')
    const arrived = t('elevator:arrived', { floor: t('elevator:floor.careers') })
    await expect(dialog.getByRole('heading', { name: arrived })).toBeFocused()
    await expect(dialog.locator('[name="message"]')).toHaveValue('Typed on the third floor')
    await dialog.getByRole('button', { name: t('contact:close') }).click()
    await expect(door).toBeFocused()
    await door.click()
    await expect(dialog.locator('[name="message"]')).toHaveValue('Typed on the third floor')
  })

  test('a chosen subject can be taken back', async ({ page, visit, t }) => {
    await visit('/')
    const chip = page.getByLabel(t('contact:intent.careers'), { exact: true })
    await expect(page.locator('.careers-note')).toBeHidden()
    await chip.check()
    await expect(page.locator('.careers-note')).toBeVisible()
    await page.getByRole('button', { name: t('contact:clearIntent') }).click()
    await expect(chip).not.toBeChecked()
    await expect(page.locator('.careers-note')).toBeHidden()
  })
})
