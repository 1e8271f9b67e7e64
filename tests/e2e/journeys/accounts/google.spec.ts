import { expectNotice } from '../../support/expect-notice'
import { goToProfile } from '../../support/go-on'
import { newAccount } from '../../support/member'
import { expect, inBothLanguages, test } from '../../support/test'

inBothLanguages(() => {
  test('a newcomer comes in with Google and goes on where they were', async ({
    page,
    visit,
    beKnownAs,
    t,
  }) => {
    const { username: sub, email } = newAccount()
    await beKnownAs({ sub, email, email_verified: true, hd: 'example.com' })
    await visit('/forum/new')
    await page.getByRole('link', { name: t('auth:withGoogle'), exact: true }).click()
    await expect(page).toHaveURL('/forum/new')
    await expectNotice(page, t, 'signed-up')
    await goToProfile(page, t)
    await expect(page.getByText(t('profile:verified'))).toBeVisible()
    await expect(page.getByText(/@member_\d{10}/)).toBeVisible()
    await expect(page.locator('main')).toContainText(email)
  })
})
