import { expect, inBothLanguages, test } from '../../support/test'

inBothLanguages(() => {
  test('each password of the sign-up is shown by a button of its own name @scripts', async ({
    page,
    visit,
    t,
  }) => {
    await visit('/auth/signup')
    const show = page.getByRole('button', { name: t('forms:showPassword'), exact: true })
    const showAgain = page.getByRole('button', { name: t('auth:showConfirmation'), exact: true })
    await expect(show).toHaveCount(1)
    await showAgain.click()
    await expect(page.locator('[name="confirmPassword"]')).toHaveAttribute('type', 'text')
    await expect(page.locator('[name="password"]')).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: t('auth:hideConfirmation'), exact: true }).click()
    await expect(page.locator('[name="confirmPassword"]')).toHaveAttribute('type', 'password')
  })

  test('so is each of a change of password @scripts', async ({ member, visit, t }) => {
    await visit('/profile/settings/password')
    const names = ['auth:showCurrent', 'forms:showPassword', 'auth:showConfirmation'] as const
    const buttons = member.page.locator('.with-button button')
    await expect(buttons).toHaveCount(names.length)
    for (const [index, name] of names.entries())
      await expect(buttons.nth(index)).toHaveAccessibleName(t(name))
  })
})
