import { expect, type Page } from '@playwright/test'
import { isThorough } from './thorough'

/**
 * Expects the page to need no sideways scrolling at 320 CSS pixels. `npm run test:access` also checks it with doubled
 * text size.
 */
export async function expectNarrow(page: Page, what: string): Promise<void> {
  const viewport = page.viewportSize()
  await expectWidth(page, 320, what)
  if (isThorough()) await expectRoomForLargeText(page, what)
  if (viewport) await page.setViewportSize(viewport)
}

/** Expects the page to fit on a phone of 320 CSS pixels with doubled text size. */
export async function expectRoomForLargeText(page: Page, what: string): Promise<void> {
  await setTextSize(page, '200%')
  await expectWidth(page, 320, `${what} with text of 200 %`)
  expect.soft(await wordsBeyond(page, 320), `what is cut off on ${what}`).toEqual([])
  await setTextSize(page, '')
}

function setTextSize(page: Page, size: string) {
  return page.evaluate((size) => void (document.documentElement.style.fontSize = size), size)
}

async function expectWidth(page: Page, width: number, what: string) {
  await page.setViewportSize({ width, height: 640 })
  const needed = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(needed, `the width of ${what} in a window of ${width} px`).toBeLessThanOrEqual(width)
}

// Text that a section hides beyond its edge does not widen the page. Elements that scroll by themselves or have no text
// may extend beyond.
function wordsBeyond(page: Page, width: number) {
  return page.locator('p, a, button, label, h1, h2, h3, li, dt, dd, th, td').evaluateAll(
    (all, width) =>
      all
        .filter((element) => element.getBoundingClientRect().right > width + 1)
        .filter((element) => !element.closest('[aria-hidden=true], [inert]'))
        .filter((element) => {
          for (let each = element.parentElement; each; each = each.parentElement)
            if (/auto|scroll/.test(getComputedStyle(each).overflowX)) return false
          return true
        })
        .map((element) => element.outerHTML.slice(0, 200)),
    width,
  )
}
