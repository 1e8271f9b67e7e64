import { expect, test, type Page } from '@playwright/test'

const most = 0.01

/**
 * Expects no layout shift while the page loads, including its scripts: a cumulative layout shift of at most 0.01. A
 * browser without scripts counts none. Shifts that scripts or a press cause after loading do not count.
 */
export async function expectSteady(page: Page, what: string): Promise<void> {
  if (test.info().project.use.javaScriptEnabled === false) return
  expect.soft(await shiftOf(page), `how far ${what} shifted`).toBeLessThanOrEqual(most)
}

function shiftOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const [loaded] = performance.getEntriesByType('navigation')
    if (loaded?.name !== location.href.split('#')[0]) return 0
    if ((await entriesOf('first-input')).length > 0) return 0
    return (await entriesOf('layout-shift'))
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .reduce((sum, { value }) => sum + value, 0)

    type Entry = PerformanceEntry & { hadRecentInput: boolean; value: number }

    // Entries are reported only to observers, including earlier entries. Two frames later, all have been reported.
    function entriesOf(type: string): Promise<Entry[]> {
      return new Promise((resolve) => {
        const found: Entry[] = []
        const observer = new PerformanceObserver((list) => {
          found.push(...(list.getEntries() as Entry[]))
        })
        observer.observe({ type, buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(found))))
      })
    }
  })
}
