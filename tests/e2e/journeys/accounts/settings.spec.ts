import { followLink } from '../../support/follow-link'
import { followHeader } from '../../support/go-on'
import { expect, inBothLanguages, test } from '../../support/test'

inBothLanguages(() => {
  test('from the profile, links lead to everything of an account and back', async ({
    visit,
    member: { page },
    t,
  }) => {
    const follow = (name: string) => followLink(page, name)
    await visit('/forum')
    await followHeader(page, t('profile'))
    await follow(t('profile:account'))
    await expect(page).toHaveURL('/profile/settings#account')
    const account = page.getByRole('navigation', { name: t('profile:account') })
    const links = account.getByRole('link')
    // Waits for its styles.
    await page.waitForLoadState()
    for (const link of await links.all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)

    for (const text of await links.allTextContents()) {
      await follow(text.replace('›', ''))
      await follow(t('settings:backToSettings'))
      await expect(page).toHaveURL('/profile/settings')
    }
    await follow(t('profile:backToProfile'))
    await expect(page).toHaveURL('/profile')
  })

  test('a digest is chosen, and stays chosen', async ({ visit, member: { page }, t }) => {
    await visit('/profile/settings')
    const choice = page.getByLabel(t('profile:digest'))
    await expect(choice).toHaveValue('never')
    await choice.selectOption({ label: t('profile:digestChoices.weekly') })
    await page.getByRole('button', { name: t('profile:saveSettings') }).click()
    await expect(page).toHaveURL('/profile')
    await page.locator('main').locator('a[href^="/profile/settings"]').first().click()
    await expect(choice).toHaveValue('weekly')
    await expect(page.locator('main [name="emailNotifications"]')).toBeChecked()
  })
})
