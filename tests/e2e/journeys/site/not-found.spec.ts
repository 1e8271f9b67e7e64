import { expect, inBothLanguages, test } from '../../support/test'

const nobody = '/forum/post/0190a0b0-0000-7000-8000-000000000000'

inBothLanguages(() => {
  test('an unknown path is a 404 in the frame of the site', async ({ page, watch, t }) => {
    watch.expectStatus(404)
    const response = await page.goto('/no/such/page')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('notFound.title'))
    await expect(page).toHaveTitle(new RegExp(t('notFound.title')))
    await expect(page.getByRole('banner')).toContainText(t('company'))
    await expect(page.getByRole('contentinfo')).toContainText(t('footerPromise'))
    await page.getByRole('link', { name: t('notFound.way') }).click()
    await expect(page).toHaveURL('/forum')
  })
})

test("the spec's own words in English @scripts", async ({ page, watch }) => {
  watch.expectStatus(404)
  await page.goto('/nowhere')
  await expect(page.getByText('404 Page Not Found').first()).toBeVisible()
  await page.goto(nobody)
  await expect(page.locator('.notice')).toContainText('Error')
  await expect(page.locator('.notice')).toContainText('Post not found')
})
