import { expectNotice } from '../../support/expect-notice'
import { expect, inBothLanguages, test, withScripts } from '../../support/test'

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

test(
  'a sign-out that the server refuses leaves the page as it was',
  withScripts,
  async ({ visit, watch, member: { page }, sameDocument, t }) => {
    await visit('/forum/new')
    await sameDocument.mark()
    await page.locator('main [name="title"]').fill('Typed before')
    const button = page.getByRole('button', { name: t('signOut') })
    watch.expectStatus(500)
    await page.route('**/auth/signout', (route) => route.fulfill({ status: 500, body: 'raw' }))
    await button.click()
    await expectNotice(page, t, 'sign-out-failed')
    await expect(page.locator('main [name="title"]')).toHaveValue('Typed before')
    await sameDocument.check()
    await page.unroute('**/auth/signout')
    await button.click()
    await expect(page).toHaveURL('/xxperiment/index.html#signed-out')
  },
)
