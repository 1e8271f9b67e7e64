import { expectNotice } from '../../support/expect-notice'
import { goBackToForum, goToAccount, goToNewPost } from '../../support/go-on'
import { expect, inBothLanguages, test } from '../../support/test'

inBothLanguages(() => {
  test('a member can sign out from every page', async ({ visit, member: { page }, t }) => {
    const button = page.getByRole('button', { name: t('signOut') })
    await visit('/')
    await expect(button).toHaveCount(1)
    await goToAccount(page, t, t('settings:sessions'))
    await expect(page).toHaveURL('/profile/settings/sessions')
    await expect(button).toHaveCount(1)
    await page
      .locator('.site-footer')
      .getByRole('link', { name: t('privacy') })
      .click()
    await expect(page).toHaveURL('/privacy')
    await expect(button).toHaveCount(1)
    await goToNewPost(page, t)
    await button.click()
    await expect(page).toHaveURL('/xxperiment/index.html#signed-out')
    await goBackToForum(page, t)
    await expect(page.locator('.site-header a[href="/profile"]')).toHaveCount(0)
    await expect(button).toHaveCount(0)
  })
})

test('a sign-out that the server refuses leaves the page as it was @scripts', async ({
  visit,
  watch,
  member: { page },
  sameDocument,
  t,
}) => {
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
})
