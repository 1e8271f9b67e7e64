import { followLink } from '../../support/follow-link'
import { followHeader } from '../../support/go-on'
import { expect, inBothLanguages, test } from '../../support/test'

inBothLanguages(() => {
  test('from the profile, links lead to everything of an account and back @scripts', async ({
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
})
