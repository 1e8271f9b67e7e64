import { expect, inBothLanguages, test } from '../../support/test'

inBothLanguages(() => {
  test('a member can sign out from every page', async ({ visit, member: { page }, t }) => {
    const button = page.getByRole('button', { name: t('signOut') })
    for (const path of ['/', '/forum', '/profile', '/profile/settings', '/privacy']) {
      await page.goto(path)
      await expect(button).toHaveCount(1)
    }
    await visit('/forum/new')
    await button.click()
    await expect(page).toHaveURL('/xxperiment/index.html#signed-out')
    await visit('/profile')
    await expect(page).toHaveURL(/\/auth\/signin\?/)
    await expect(button).toHaveCount(0)
  })
})
