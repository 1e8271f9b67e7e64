import type { Locator } from '@playwright/test'
import { answerAll, newAnswers, sendName } from '../../support/answer-curtain'
import { expect, inBothLanguages, test, withScripts } from '../../support/test'

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

inBothLanguages(withScripts, () => {
  test('the guided dialog keeps its height and its row of buttons', async ({ page, visit, t }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const size of sizes) {
      await page.setViewportSize(size)
      await visit('/')
      await page.getByRole('link', { name: t('contact:guided') }).click()
      const dialog = page.getByRole('dialog')
      const next = dialog.getByRole('button', { name: t('curtain:next') })
      await expect(next).toBeVisible()
      const [height, place] = [await heightOf(dialog), await next.boundingBox()]
      await dialog.getByLabel(t('contact:intent.pilot'), { exact: true }).check()
      await next.click()
      await expect(dialog.locator('[name="name"]')).toBeVisible()
      expect(await heightOf(dialog)).toBe(height)
      expect(await next.boundingBox()).toEqual(place)
      const buttons = [t('curtain:back'), t('contact:close')].map((name) =>
        dialog.getByRole('button', { name }),
      )
      for (const button of buttons) {
        const box = await button.boundingBox()
        expect(Math.abs(middle(box) - middle(place))).toBeLessThan(2)
      }
      if (size.width < 768) {
        const box = await dialog.boundingBox()
        expect([box?.x, box?.width]).toEqual([0, size.width])
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(size.height)
      }
    }
  })

  test('the review leaves all buttons in sight', async ({ page, visit, t }) => {
    await page.setViewportSize({ width: 390, height: 640 })
    await visit('/')
    await page.getByRole('link', { name: t('contact:guided') }).click()
    const dialog = page.getByRole('dialog')
    await answerAll(dialog, t, newAnswers())
    for (const name of [sendName(t), t('curtain:back'), t('contact:close')])
      await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  })
})

test.describe('what moves', withScripts, () => {
  test('an error in the dialog is no louder than the question', async ({
    page,
    visit,
    watch,
    t,
  }) => {
    watch.expectStatus(400)
    await visit('/')
    await page.getByRole('link', { name: t('contact:guided') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: t('curtain:next') }).click()
    const question = dialog.getByRole('heading', { name: t('curtain:step.purpose') })
    const error = dialog.locator('.summary h2')
    await expect(error).toBeVisible()
    expect(await letters(error)).toBeLessThan(await letters(question))
  })

  test('the curtain parts; a step slides in from where it is; reduced motion has neither', async ({
    page,
    visit,
    t,
  }) => {
    await visit('/')
    await page.getByRole('link', { name: t('contact:guided') }).click()
    const dialog = page.getByRole('dialog')
    const next = dialog.getByRole('button', { name: t('curtain:next') })
    await expect(next).toBeVisible()
    expect(await animationOf(dialog, '::before')).toBe('part')
    await dialog.getByLabel(t('contact:intent.pilot'), { exact: true }).check()
    await next.click()
    const [step, question] = [dialog.locator('.curtain-step'), dialog.locator('h3')]
    await expect(step).toHaveAttribute('data-came', 'before')
    await dialog.getByRole('button', { name: t('curtain:back') }).click()
    await expect(step).toHaveAttribute('data-came', 'after')
    const from = () => step.evaluate((each) => getComputedStyle(each).getPropertyValue('--from'))
    expect(await from()).toContain('-')
    expect(await animationOf(question)).toBe('slide')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect([await animationOf(question), await animationOf(dialog, '::before')]).toEqual([
      'none',
      'none',
    ])
    await expect(next).toBeInViewport()
    await next.click()
    await expect(dialog.locator('[name="name"]')).toBeVisible()
  })

  test('a floor is a row that can be pressed as a whole', async ({ page, visit }) => {
    await visit('/contact/elevator')
    const row = await page.locator('.floors li').first().boundingBox()
    expect(row?.height).toBeGreaterThanOrEqual(64)
    await page.mouse.click((row?.x ?? 0) + (row?.width ?? 0) - 8, (row?.y ?? 0) + 8)
    await expect(page).toHaveURL('/contact/elevator/careers')
  })
})

function animationOf(element: Locator, part?: string) {
  return element.evaluate((each, pseudo) => getComputedStyle(each, pseudo).animationName, part)
}

function letters(heading: Locator) {
  return heading.evaluate((each) => parseFloat(getComputedStyle(each).fontSize))
}

async function heightOf(element: Locator) {
  return (await element.boundingBox())?.height
}

function middle(box: { y: number; height: number } | null) {
  return box ? box.y + box.height / 2 : NaN
}
