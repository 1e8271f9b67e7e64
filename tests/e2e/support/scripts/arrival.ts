import type { Page } from '@playwright/test'

/** Returns a list that collects the paths of the scripts that a page requests from now on. */
export function scriptsAskedFor(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'script' || pathname.endsWith('.js')) asked.push(pathname)
  })
  return asked
}

/** For `goto` and `reload` while scripts are held back, because a page's `load` event waits for its scripts. */
export const beforeScripts = { waitUntil: 'domcontentloaded' } as const

/** Holds a page's scripts back. Open the page with `beforeScripts`. @returns a function that releases them */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    await released
    // The page may be closed by now.
    await route.continue().catch(() => {})
  })
  return release
}
