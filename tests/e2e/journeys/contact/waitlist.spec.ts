import { expect, inBothLanguages, test } from '../../support/test'

inBothLanguages(() => {
  test('a wrong address is kept and explained, a wrong link too', async ({
    page,
    visit,
    watch,
    t,
  }) => {
    watch.expectStatus(400, 2)
    await visit('/contact/waitlist')
    await page.getByLabel(t('contact:waitlist.notify'), { exact: true }).check()
    await page.locator('main [name="email"]').fill('asha')
    await page.getByRole('button', { name: t('contact:waitlist.send') }).click()
    await expect(page.locator('main .summary')).toContainText(t('problems:emailFormat'))
    await expect(page.locator('main [name="email"]')).toHaveValue('asha')
    await expect(page.getByLabel(t('contact:waitlist.notify'), { exact: true })).toBeChecked()
    await page.goto('/contact/waitlist/confirm?token=x')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(t('contact:waitlist.unknown'))
  })
})
