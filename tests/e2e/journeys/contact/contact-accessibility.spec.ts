import { sendName } from '../../support/answer-curtain'
import { expectAccessible } from '../../support/screens/axe'
import { expectNarrow } from '../../support/screens/narrow'
import { expectGoodScreen } from '../../support/screens/good-screen'
import { expect, inBothLanguages, test } from '../../support/test'

// Colours in the middle of a transition are not the final colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

inBothLanguages(() => {
  test('every screen of writing to us is accessible', async ({ page, visit, t }) => {
    await visit('/contact/elevator')
    await expectGoodScreen(page, 'the floors')
    await visit('/contact/curtain')
    const next = () => page.getByRole('button', { name: t('curtain:next') }).click()
    await page.getByLabel(t('contact:intent.pilot'), { exact: true }).check()
    await next()
    await page.locator('main [name="name"]').fill('Donaudampfschifffahrtsgesellschaftskapitän')
    await expectGoodScreen(page, 'name')
    await next()
    await page.locator('main [name="message"]').fill('हिन्दी में भी')
    await expectGoodScreen(page, 'message')
    await next()
    await page.locator('main [name="email"]').fill('asha@example.com')
    await expectGoodScreen(page, 'email')
    await next()
    await expect(page).toHaveURL('/contact/curtain/extras')
    await expectGoodScreen(page, 'extras')
    await next()
    await expect(page).toHaveURL('/contact/curtain/review')
    await expectGoodScreen(page, 'review')
    await page.getByRole('button', { name: sendName(t) }).press('Enter')
    await expect(page).toHaveURL(/\/contact\/sent\//)
    await expectGoodScreen(page, 'the confirmation')
  })

  test('refused forms are accessible', async ({ page, visit, watch, t }) => {
    const forms = [
      ['/contact/curtain', t('curtain:next')],
      ['/contact/elevator/lobby', t('elevator:send')],
      ['/contact/waitlist', t('contact:waitlist.send')],
      ['/', t('contact:send')],
    ] as const
    watch.expectStatus(400, forms.length)
    for (const [path, send] of forms) {
      await visit(path)
      await page.getByRole('button', { name: send }).click()
      await expect(page.locator('main .summary')).toBeVisible()
      await expectGoodScreen(page, `${path}, refused`)
    }
  })

  test('the dialogs are accessible @scripts', async ({ page, visit, t }) => {
    for (const [door, words] of [
      [t('contact:guided'), t('curtain:step.purpose')],
      [t('contact:elevator'), t('elevator:directory')],
    ] as const) {
      await visit('/')
      await page.getByRole('link', { name: door }).click()
      await expect(page.getByRole('dialog').getByRole('heading', { name: words })).toBeVisible()
      await expectAccessible(page, door)
      await expectNarrow(page, door)
    }
  })
})
