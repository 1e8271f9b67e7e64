import { expect, test, withScripts } from '../../support/test'

test.describe('a browser without what Remix or conform needs', withScripts, () => {
  for (const lacking of ['TextEncoderStream', 'Array.prototype.at'])
    test(`keeps the page as it was served: ${lacking}`, async ({ page, watch, t }) => {
      await page.addInitScript((name) => {
        if (name === 'TextEncoderStream') Reflect.deleteProperty(window, name)
        else Reflect.deleteProperty(Array.prototype, 'at')
      }, lacking)
      if (lacking === 'TextEncoderStream') watch.expectError(/TextEncoderStream is not defined/)
      await page.goto('/auth/signin')
      await page.waitForLoadState('networkidle')
      await expect(page.locator('html')).not.toHaveAttribute('data-js')
      watch.expectStatus(400)
      await page.locator('main [name="emailOrUsername"]').fill('nobody')
      await page.locator('main form button.button').click()
      await expect(page.getByRole('heading', { name: t('forms:summary') })).toBeVisible()
    })

  test('signs in with Google on a shared phone by the second link', async ({ page, t }) => {
    const shared = page.getByRole('link', { name: t('auth:withGoogleShared') })
    await page.goto('/auth/signin')
    await expect(page.locator('html')).toHaveAttribute('data-js')
    await expect(shared).toBeHidden()
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'at'))
    await page.goto('/auth/signin')
    await expect(shared).toBeVisible()
    await expect(shared).toHaveAttribute('href', /sharedDevice=on/)
  })

  test('leaves a page for reading after ten minutes on a shared phone', async ({
    page,
    newMember,
    t,
  }) => {
    const { username, password } = await newMember()
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'at'))
    await page.clock.install()
    await page.goto('/auth/signin')
    await page.locator('main [name="emailOrUsername"]').fill(username)
    await page.locator('main [name="password"]').fill(password)
    await page.getByLabel(t('auth:sharedDevice')).check()
    await page.locator('main form button.button').first().click()
    await expect(page).toHaveURL('/forum')
    // For the server ten minutes have passed too.
    await page.context().clearCookies({ name: 'shared' })
    await page.clock.fastForward('10:11')
    await expect(page).toHaveURL(/\/auth\/signin/)
    await expect(page.locator('body')).toContainText(t('notice.signed-out-idle.title'))
  })
})
