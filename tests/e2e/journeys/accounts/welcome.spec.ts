import { goToForum } from '../../support/go-on'
import { expectGoodScreen } from '../../support/screens/good-screen'
import { newAccount } from '../../support/member'
import { expect, inBothLanguages, test } from '../../support/test'

inBothLanguages(() => {
  test('a new member is welcomed once: name or not, three rules, a way to say hello', async ({
    page,
    visit,
    t,
  }) => {
    await visit('/auth/signup')
    const { password, ...account } = newAccount()
    for (const [name, value] of Object.entries({ ...account, password, confirmPassword: password }))
      await page.locator(`main [name="${name}"]`).fill(value)
    await page.getByRole('button', { name: t('auth:createAccount') }).click()
    const welcome = page.getByRole('complementary', { name: t('welcome:title') })
    await expect(welcome).toContainText(t('welcome:name'))
    await welcome.locator('summary').click()
    await expect(welcome.getByRole('listitem')).toHaveCount(3)
    await expectGoodScreen(page, 'the welcome')
    await welcome.getByRole('link', { name: t('welcome:hello') }).click()
    await expect(page).toHaveURL('/forum/new')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('writing:createPost'))
    await expect(welcome).toHaveCount(0)
    await goToForum(page, t)
    await expect(welcome).toHaveCount(0)
  })
})
