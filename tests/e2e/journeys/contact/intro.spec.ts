import type { Page } from '@playwright/test'
import { landingContent } from '~/content/landing'
import { expectAccessible } from '../../support/screens/axe'
import { expect, inBothLanguages, test, withScripts } from '../../support/test'

test.use({ intro: true })

const open = '.intro[open]'

inBothLanguages(() => {
  test('the intro plays once a session, where scripts run', async ({
    page,
    visit,
    openBrowser,
    language,
    javaScriptEnabled,
    t,
  }) => {
    await visit('/')
    if (!javaScriptEnabled) return expect(page.locator('.intro')).toBeHidden()
    const intro = page.getByRole('dialog', { name: t('home:intro') })
    await expect(intro).toBeVisible()
    for (const { headline, subtitle } of landingContent(language).intro)
      await expect(intro).toContainText(headline + subtitle)
    await expect(intro.getByRole('button', { name: t('home:skip') })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('.intro')).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.intro')).toBeHidden()
    const elsewhere = await (await openBrowser()).newPage()
    await visit('/', elsewhere)
    await expect(elsewhere.locator(open)).toBeVisible()
  })

  test('the page behind is there, but cannot be reached @scripts', async ({ page, visit }) => {
    await visit('/')
    await expect(page.locator(open)).toBeVisible()
    await expect(page.locator('main h1')).toBeAttached()
    for (let presses = 0; presses < 5; presses += 1) {
      await page.keyboard.press('Tab')
      await expect(page.locator('main :focus, header :focus')).toHaveCount(0)
    }
    const isCovered = await page.evaluate(
      () => document.elementFromPoint(200, 300)?.closest('.intro') !== null,
    )
    expect(isCovered).toBe(true)
    await page.keyboard.press('Escape')
    await expect(page.locator('.intro')).toBeHidden()
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveCount(1)
  })

  test('its cards are accessible @scripts', async ({ page, visit }) => {
    await visit('/')
    await expect(page.locator(open)).toBeVisible()
    await moveTo(page, 1200)
    await expectAccessible(page, 'the first card')
    await moveTo(page, 12_000)
    await expectAccessible(page, 'the last card')
  })
})

test.describe('its time', withScripts, () => {
  test('the cards take as long as specified, and the site shows 0.4 s later', async ({
    page,
    visit,
  }) => {
    await visit('/')
    const cards = await page.locator('.intro > div').evaluateAll((all) =>
      all.map((card) => {
        const { delay, duration } = card.getAnimations()[0]?.effect?.getTiming() ?? {}
        return [delay, duration]
      }),
    )
    expect(cards).toEqual([
      [0, 2500],
      [2500, 2500],
      [5000, 2800],
      [7800, 2800],
      [10_600, 3000],
    ])
    const whole = await page
      .locator('.intro')
      .evaluate((intro) => intro.getAnimations()[0]?.effect?.getComputedTiming().endTime)
    expect(whole).toBe(14_000)
    await moveTo(page, 13_500, 'play')
    await expect(page.locator('.intro')).toBeHidden()
    await expect(page.locator('.tagline span').last()).toHaveCSS('opacity', '1')
  })

  test('it stays away from who comes for a section, for a notice, or from another screen', async ({
    page,
    context,
    visit,
    visitor,
    t,
  }) => {
    await visit('/#contact')
    await expect(page.locator(open)).toHaveCount(0)
    await visit('/?notice=post-not-found', visitor)
    await expect(visitor.locator('.intro')).toHaveCount(0)
    const other = await context.newPage()
    await visit('/forum', other)
    await other.getByRole('link', { name: t('home'), exact: true }).click()
    await expect(other.locator('main.landing')).toBeVisible()
    await expect(other.locator(open)).toHaveCount(0)
  })
})

test('browsers without dialogs show the page at once @scripts', async ({ page, visit }) => {
  await page.addInitScript(() => {
    // @ts-expect-error -- as in Safari 15.3
    delete HTMLDialogElement.prototype.showModal
  })
  await visit('/')
  expect(await page.evaluate(() => sessionStorage.getItem('intro'))).toBeNull()
  // These browsers have no style of their own that hides a closed dialog.
  await page.locator('.intro').evaluate((intro) => {
    intro.outerHTML = `<div id="unknown" class="${intro.className}"></div>`
  })
  await expect(page.locator('#unknown')).toBeHidden()
})

test('it can be paused, and played again @scripts', async ({ page, visit, t }) => {
  await visit('/')
  const intro = page.locator(open)
  const state = () => intro.evaluate((element) => getComputedStyle(element).animationPlayState)
  expect(await state()).toBe('running')
  await intro.getByLabel(t('home:pause')).check()
  expect(await state()).toBe('paused')
  await intro.getByLabel(t('home:pause')).uncheck()
  await intro.getByRole('button', { name: t('home:skip') }).click()
  await expect(intro).toHaveCount(0)
  await page.getByRole('button', { name: t('home:replay') }).click()
  await expect(intro).toBeVisible()
  await moveTo(page, 13_900, 'play')
  await expect(intro).toHaveCount(0)
})

test('reduced motion, Save-Data and the lite version have none @scripts', async ({
  page,
  visit,
  context,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit('/')
  await expect(page.locator('.intro')).toBeHidden()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await context.setExtraHTTPHeaders({ 'Save-Data': 'on' })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.intro, script')).toHaveCount(0)
  await context.setExtraHTTPHeaders({})
  await context.addCookies([{ name: 'lite', value: '1', url: site.url }])
  await page.reload()
  await expect(page.locator('.intro, script')).toHaveCount(0)
})

/** Sets all animations to a time of the intro, in milliseconds, then pauses or plays them. */
async function moveTo(page: Page, moment: number, then: 'pause' | 'play' = 'pause') {
  await page.evaluate(
    ([time, next]) => {
      for (const animation of document.querySelector('.intro')?.getAnimations({ subtree: true }) ??
        []) {
        animation.currentTime = time
        animation[next]()
      }
    },
    [moment, then] as const,
  )
}
