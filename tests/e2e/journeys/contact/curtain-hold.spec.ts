import type { Locator, Page } from '@playwright/test'
import { answerAll, newAnswers } from '../../support/answer-curtain'
import { expect, test, withScripts } from '../../support/test'

const confirmation = /\/contact\/sent\/\w{8}$/

test.describe('holding the button', withScripts, () => {
  test.beforeEach(async ({ visit, page, t }) => {
    await page.clock.install()
    await visit('/contact/curtain')
    await answerAll(page.locator('main'), t, newAnswers())
  })

  test('a short press, and sliding off, send nothing; a key does', async ({ page, t }) => {
    const button = page.getByRole('button', { name: t('curtain:holdToSend') })
    const sent = countSent(page)
    await test.step('sliding off gives up, also when the pointer comes back', async () => {
      await hold(page, button, 1500)
      const box = await button.boundingBox()
      await page.mouse.move(0, 0)
      await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
      await page.mouse.up()
      await page.clock.runFor(500)
      expect(sent()).toBe(0)
      await expect(page).toHaveURL('/contact/curtain/review')
    })
    await test.step('a short press says so', async () => {
      await expect(page.getByText(t('curtain:tooShort'))).toBeHidden()
      await button.click()
      await expect(page.getByText(t('curtain:tooShort'))).toBeVisible()
      expect(sent()).toBe(0)
      await expect(page).toHaveURL('/contact/curtain/review')
    })
    // The click of the short press has ended by then.
    await page.clock.runFor(500)
    await button.focus()
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(confirmation)
  })

  test('holding until it is full, and letting go, sends', async ({ page, t }) => {
    const button = page.getByRole('button', { name: t('curtain:holdToSend') })
    const sent = countSent(page)
    await hold(page, button, 300)
    await expect(page.getByText(t('curtain:keepHolding'))).toBeVisible()
    await page.clock.runFor(1000)
    await expect(page.getByText(t('curtain:letGo'))).toBeVisible()
    expect(sent()).toBe(0)
    await page.mouse.up()
    await expect(page).toHaveURL(confirmation)
  })

  test('a click without a pointer, as of a screen reader, sends at once, and the confirmation’s link is copied', async ({
    page,
    context,
    t,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const button = page.getByRole('button', { name: t('curtain:holdToSend') })
    await button.evaluate((element: HTMLButtonElement) => element.click())
    await expect(page).toHaveURL(confirmation)
    await page.getByRole('button', { name: t('contact:confirmation.copy') }).click()
    await expect(page.getByText(t('contact:confirmation.copied'))).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  })

  test('nothing moves where motion is reduced', async ({ page, t }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const button = page.getByRole('button', { name: t('curtain:holdToSend') })
    await hold(page, button, 300)
    const seconds = await button.evaluate(
      (element) => getComputedStyle(element, '::before').transitionDuration,
    )
    expect(seconds).toBe('0s')
    await page.clock.runFor(1000)
    await expect(page.getByText(t('curtain:letGo'))).toBeVisible()
    await page.mouse.up()
    await expect(page).toHaveURL(confirmation)
  })
})

async function hold(page: Page, button: Locator, milliseconds: number) {
  await button.scrollIntoViewIfNeeded()
  const box = await button.boundingBox()
  if (!box) throw new Error('the button is not there')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.clock.runFor(milliseconds)
}

/** Counts the forms that the page sends from now on. */
function countSent(page: Page) {
  let sent = 0
  page.on('request', (request) => (sent += Number(request.method() === 'POST')))
  return () => sent
}
