import type { Page } from '@playwright/test'
import { expect, inBothLanguages, test } from '../../support/test'

const later = '**/assets/landing-sections-*.css'

inBothLanguages(() => {
  test('the first screenful of the landing page waits for no later section', async ({
    page,
    context,
  }) => {
    let release = () => {}
    const isReleased = new Promise<void>((resolve) => (release = resolve))
    await context.route(later, async (route) => {
      await isReleased
      await route.continue()
    })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.locator('.hero h1')).toBeVisible()
    await expect.poll(() => firstPaint(page)).toBeGreaterThan(0)
    await expect(page.locator('.light')).toHaveCSS('position', 'relative')
    const before = await places(page)
    expect(before.length).toBeGreaterThan(15)
    await expect(page.locator('.about')).toHaveCount(0)
    release()
    await expect(page.locator('.about')).toHaveCSS('display', 'grid')
    await expect(page.locator('#contact .form')).toHaveCSS('display', 'grid')
    expect(await places(page), 'nothing moves when the rest comes').toEqual(before)
  })
})

test('@scripts leaving the landing page and coming back, each page has its styles', async ({
  page,
  visit,
}) => {
  await visit('/')
  await expect(page.locator('link[rel="prefetch"][as="style"]')).toBeAttached()
  await page.evaluate(() => (window.name = 'the same document'))
  await page.locator('.hero a[href="/forum"]').click()
  await expect(page.locator('main.screen h1')).toBeVisible()
  await expect(page.locator('main.screen')).toHaveCSS('padding-bottom', '64px')
  await expect(page.locator('.search')).toHaveCSS('display', 'flex')
  await page.locator('.site-header .brand').click()
  await expect(page.locator('.hero h1')).toBeVisible()
  await expect(page.locator('.hero')).toHaveCSS('overflow-x', 'clip')
  await expect(page.locator('.about')).toHaveCSS('display', 'grid')
  expect(await page.evaluate(() => window.name)).toBe('the same document')
})

test('a landing page that has failed has the styles of the other screens', async ({
  page,
  watch,
}) => {
  watch.expectStatus(415)
  await page.route('/', (route) => route.continue({ method: 'POST', postData: '{' }))
  await page.goto('/')
  await expect(page.locator('main.empty h1')).toBeVisible()
  await expect(page.locator('main.empty')).toHaveCSS('text-align', 'center')
})

function firstPaint(page: Page) {
  return page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  )
}

// Returns the positions of the header and everything in the hero.
function places(page: Page) {
  return page.locator('.site-header, .hero, .hero *').evaluateAll((parts) =>
    parts.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect()
      return [part.getAttribute('class') ?? part.tagName, x, y, width, height].join(' ')
    }),
  )
}
