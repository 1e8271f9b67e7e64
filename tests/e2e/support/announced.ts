import type { Page } from '@playwright/test'

type Listening = { announced: string[] }

/**
 * Records from now on what the page's live regions announce. Counts only regions that existed before their text
 * changed, and that no modal dialog hides from screen readers.
 */
export async function listen(page: Page): Promise<void> {
  await page.evaluate(beginListening)
}

/** Does the same for every document that the page loads, from its first moment. */
export async function listenFromTheStart(page: Page): Promise<void> {
  await page.addInitScript(
    `document.addEventListener('DOMContentLoaded', () => (${beginListening.toString()})())`,
  )
}

function beginListening() {
  const announced: string[] = []
  Object.assign(window, { announced })
  const regions = '[role="status"], [role="alert"], [aria-live="polite"]'
  const known = new WeakSet(document.querySelectorAll(regions))
  const isReachable = (region: Element) => {
    const modals = [...document.querySelectorAll('dialog:modal')]
    return modals.every((modal) => modal.contains(region)) && !region.closest('[inert]')
  }
  const hear = (records: MutationRecord[]) => {
    const changed = new Set<Element>()
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement
      const region = element?.closest(regions)
      if (region && known.has(region)) changed.add(region)
    }
    for (const region of changed) {
      const text = region.textContent?.replaceAll(/\s+/g, ' ').trim()
      if (text && isReachable(region)) announced.push(text)
    }
    for (const region of document.querySelectorAll(regions)) known.add(region)
  }
  const options = { subtree: true, childList: true, characterData: true }
  new MutationObserver(hear).observe(document.body, options)
}

/** Returns the announcements of live regions since `listen`. */
export function announced(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as Listening).announced)
}

/** Counts how often words were announced since `listen`. */
export async function timesAnnounced(page: Page, words: string): Promise<number> {
  return (await announced(page)).filter((each) => each.includes(words)).length
}
