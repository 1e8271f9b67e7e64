import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'

const everyRuleOfAA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Expects axe to find nothing wrong with the page, by the rules of WCAG 2.2 AA and below. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  if (test.info().project.use.javaScriptEnabled !== false) return expectNoViolations(page, what)
  const viewer = (await viewers.get(page)) ?? (await openViewer(page))
  await showCopy(page, viewer)
  await expectNoViolations(viewer, what)
}

// axe is a script itself: where none run, it looks at a copy of the page whose own scripts are taken out.
const viewers = new WeakMap<Page, Promise<Page>>()

function openViewer(page: Page): Promise<Page> {
  const opening = open()
  viewers.set(page, opening)
  return opening

  async function open() {
    const browser = page.context().browser()
    // Said outright: without it the context would have the project's own options.
    const context = await browser?.newContext({ javaScriptEnabled: true, reducedMotion: 'reduce' })
    if (!context) throw new Error('the page has no browser')
    page.context().once('close', () => void context.close())
    return context.newPage()
  }
}

async function showCopy(page: Page, viewer: Page) {
  const body = (await page.content()).replaceAll(/<script[^>]*>[^]*?<\/script>/g, '')
  const [url = ''] = page.url().split('#')
  await viewer.route(
    url,
    (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
    { times: 1 },
  )
  // By way of an empty page: to a fragment of the page that is open nothing is loaded.
  await viewer.goto('about:blank')
  await viewer.goto(page.url())
}

async function expectNoViolations(page: Page, what: string) {
  // Legacy mode: everything runs in the page itself; the site has no frames.
  const builder = new AxeBuilder({ page }).withTags(everyRuleOfAA).setLegacyMode(true)
  const { violations } = await builder.analyze()
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  }))
  expect(found, what).toEqual([])
}

/** Expects the page to need no sideways scrolling at 320 CSS pixels. */
export async function expectNarrow(page: Page, what: string): Promise<void> {
  const viewport = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, `the width of ${what} in a window of 320 px`).toBeLessThanOrEqual(320)
  if (viewport) await page.setViewportSize(viewport)
}
