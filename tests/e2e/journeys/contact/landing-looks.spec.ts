import { expect, inBothLanguages, test } from '../../support/test'
import { setTheme } from '../../support/screens/good-screen'

inBothLanguages(() => {
  test('at 1024 by 768 the hero fits, its heading and rings whole @scripts', async ({
    page,
    visit,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1024, height: 768 })
    await visit('/')
    const lines = await page.locator('.hero h1').evaluate((heading) => {
      const { lineHeight } = getComputedStyle(heading)
      return Math.round(heading.getBoundingClientRect().height / parseFloat(lineHeight))
    })
    expect(lines).toBeLessThanOrEqual(3)
    for (const ring of await page.locator('.light path').all()) {
      const box = await ring.boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThan(1024)
    }
    await expect(page.locator('.hero .button').last()).toBeInViewport({ ratio: 1 })
  })

  test('the phone says what it shows, on small screens too @scripts', async ({ page, visit }) => {
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await visit('/')
      const screen = await page.locator('.phone .glass').boundingBox()
      const words = page.locator('.phone text')
      await expect(words).toHaveCount(9)
      for (const word of await words.all()) {
        const box = await word.boundingBox()
        expect(box?.width).toBeGreaterThan(0)
        expect(box?.x).toBeGreaterThan(screen?.x ?? Infinity)
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(
          (screen?.x ?? 0) + (screen?.width ?? 0),
        )
      }
    }
  })
})

test('there is one footer: no line and no second promise in the middle of it @scripts', async ({
  page,
  visit,
  t,
}) => {
  await visit('/')
  const [company, rest] = [page.locator('.landing-footer'), page.locator('.site-footer')]
  await expect(rest).toHaveCSS('border-top-width', '0px')
  await expect(rest.getByText(t('footerPromise'))).toHaveCount(0)
  const ground = await company.evaluate((part) => getComputedStyle(part).backgroundColor)
  await expect(rest).toHaveCSS('background-color', ground)
})

test('in forced colours every ring is read in the colour of text @scripts', async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await visit('/')
  const ink = await page.locator('.hero h1').evaluate((heading) => getComputedStyle(heading).color)
  for (const text of await page.locator('.light text').all())
    await expect(text).toHaveCSS('fill', ink)
  // The shapes of the phone keep their colours, so its words do too.
  await expect(page.locator('.phone .on-app text').last()).not.toHaveCSS('fill', ink)
  const sun = await page
    .locator('.light')
    .evaluate((light) => getComputedStyle(light, '::before').backgroundImage)
  expect(sun).toBe('none')
})

test('the browser’s own bar has the ground’s colour @scripts', async ({
  page,
  context,
  site,
  visit,
}) => {
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(context, site.url, theme)
    await visit('/')
    const ground = await page.evaluate(() => {
      const [, ...rgb] =
        /(\d+), (\d+), (\d+)/.exec(getComputedStyle(document.body).backgroundColor) ?? []
      return `#${rgb.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
    })
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', ground)
  }
})
