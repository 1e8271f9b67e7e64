import { answerAll, newAnswers, sendName } from '../../support/answer-curtain'
import { expect, inBothLanguages, test, withScripts } from '../../support/test'

inBothLanguages(withScripts, () => {
  test('the guided flow loses nothing when it is closed, and gives the focus back', async ({
    page,
    visit,
    t,
  }) => {
    await visit('/')
    const door = page.getByRole('link', { name: t('contact:guided') })
    const dialog = page.getByRole('dialog')
    await door.click()
    await dialog.getByLabel(t('contact:intent.pilot'), { exact: true }).check()
    await dialog.getByRole('button', { name: t('curtain:next') }).click()
    await dialog.locator('[name="name"]').fill('Asha')
    const ways = [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: t('contact:close') }).click(),
    ]
    for (const close of ways) {
      await close()
      await expect(dialog).toBeHidden()
      await expect(door).toBeFocused()
      await door.click()
      await expect(dialog.locator('[name="name"]')).toHaveValue('Asha')
    }
  })

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

  test('after a press that was too short, one click sends', async ({ page, visit, t }) => {
    await visit('/contact/curtain')
    await answerAll(page.locator('main'), t, newAnswers())
    const sendNow = page.getByRole('button', { name: t('curtain:sendNow') })
    await expect(page.getByRole('button', { name: sendName(t) })).toBeVisible()
    await expect(sendNow).toHaveCount(0)
    await page.getByRole('button', { name: sendName(t) }).click()
    await sendNow.click()
    await expect(page).toHaveURL(/\/contact\/sent\/\w{8}$/)
  })

  test('a chosen subject can be taken back', async ({ page, visit, t }) => {
    await visit('/')
    const chip = page.getByLabel(t('contact:intent.careers'), { exact: true })
    await chip.check()
    await expect(page.locator('.careers-note')).toBeVisible()
    await page.getByRole('button', { name: t('contact:clearIntent') }).click()
    await expect(chip).not.toBeChecked()
    await expect(page.locator('.careers-note')).toBeHidden()
  })
})

test('the note on careers stands only where careers are chosen', async ({ page, visit, t }) => {
  await visit('/')
  await expect(page.locator('.careers-note')).toBeHidden()
  await page.getByLabel(t('contact:intent.careers'), { exact: true }).check()
  await expect(page.locator('.careers-note')).toBeVisible()
})
