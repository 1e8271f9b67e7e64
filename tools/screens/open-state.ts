import type { BrowserContext, Page } from '@playwright/test'
import type { Language } from '~/i18n/languages'
import type { PreparedForum } from './prepare-forum'
import type { State } from './state'

export type Theme = 'light' | 'dark'

/** A theme, a language and further options of the browser context. Scripts run if the option does not say otherwise. */
export type Way = {
  theme: Theme
  language: Language
  javaScriptEnabled?: false
  forcedColors?: 'active'
  contrast?: 'more'
}

/** Opens a screen in its state without motion, so pictures do not depend on timing. The caller closes its context. */
export async function openState(forum: PreparedForum, state: State, way: Way): Promise<Page> {
  const page = await (await openContext(forum, state, way)).newPage()
  const answer = await page.goto(state.path, { waitUntil: 'load' })
  if ((answer?.status() ?? 500) >= 500) throw new Error(`${state.path}: ${answer?.status()}`)
  if (state.act) {
    await untilHydrated(page)
    await state.act(page).catch((error: unknown) => {
      throw new Error(`Could not open the state ${state.name}`, { cause: error })
    })
  }
  return page
}

async function openContext(forum: PreparedForum, state: State, way: Way): Promise<BrowserContext> {
  const { url, browser, signedIn } = forum
  const { theme, language, ...told } = way
  const context = await browser.newContext({
    ...told,
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    storageState: signedIn[state.viewer ?? 'visitor'],
  })
  context.setDefaultTimeout(10_000)
  await context.addCookies([
    { name: 'theme', value: theme, url },
    { name: 'language', value: language, url },
  ])
  await context.addInitScript(() => sessionStorage.setItem('intro', '1'))
  return context
}

// A key press loads the scripts. React marks the elements that it has hydrated.
async function untilHydrated(page: Page) {
  await page.keyboard.press('Shift')
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  )
}
