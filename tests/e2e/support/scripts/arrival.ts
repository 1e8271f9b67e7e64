import type { BrowserContext, Page } from '@playwright/test'

/** The scripts that a page asks for from now on, by path. */
export function scriptsAskedFor(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'script' || pathname.endsWith('.js')) asked.push(pathname)
  })
  return asked
}

/** Waits until a loaded page has had its idle moment, in which it may ask for its scripts; it, too, waits two seconds at most. */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestIdleCallback(() => setTimeout(resolve, 300), { timeout: 2000 }),
      ),
  )
}

/** For `goto` and `reload` while scripts are held back: a page's `load` event waits for its scripts. */
export const beforeScripts = { waitUntil: 'domcontentloaded' } as const

/** Holds a page's scripts back. Open the page with `beforeScripts`. @returns lets them come */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    await released
    // The page may have gone meanwhile.
    await route.continue().catch(() => {})
  })
  return release
}

type Connection = { effectiveType: '4g' | '3g' | '2g'; saveData?: boolean }

/**
 * Lets the browser tell pages that it is connected so. By itself it takes a busy machine for a slow connection, on which
 * pages do not ask for their scripts.
 */
export async function connectBy(
  where: BrowserContext | Page,
  connection: Connection,
): Promise<void> {
  await where.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true })
  }, connection)
}

/**
 * Gives pages their idle moment at once. By itself a browser finds none in many a new page, which then waits two seconds
 * for its scripts.
 */
export async function beIdleAtOnce(where: BrowserContext): Promise<void> {
  await where.addInitScript(() => {
    window.requestIdleCallback = (run) =>
      window.setTimeout(() => run({ didTimeout: false, timeRemaining: () => 10 }))
  })
}
