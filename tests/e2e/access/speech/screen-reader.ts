import type { Page } from '@playwright/test'
import type { Virtual } from '@guidepup/virtual-screen-reader'
import { buildSync } from 'esbuild'

type WithReader = { screenReader: Virtual }

const [bundle] = buildSync({
  stdin: {
    contents: `import { virtual } from '@guidepup/virtual-screen-reader/browser.js'
      globalThis.screenReader = virtual`,
    resolveDir: import.meta.dirname,
  },
  bundle: true,
  format: 'iife',
  write: false,
}).outputFiles

/** Starts a screen reader in the page, so that it hears what the page announces. */
export async function startReader(page: Page): Promise<void> {
  await page.evaluate(`if (!globalThis.screenReader) ${bundle?.text}`)
  await page.evaluate(async () => {
    const { screenReader } = window as unknown as WithReader
    await screenReader.start({ container: document.body })
    await screenReader.clearSpokenPhraseLog()
  })
}

/** What a started screen reader has said of the page by itself: announcements, and what took the focus. */
export function heard(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as WithReader).screenReader.spokenPhraseLog())
}

/**
 * Lets a screen reader go through the page from its beginning to its end.
 * @returns what it says, a phrase a line; a phrase in another language than the page's begins with that
 */
export async function readAloud(page: Page): Promise<string[]> {
  await startReader(page)
  return page.evaluate(async () => {
    const { screenReader } = window as unknown as WithReader
    const pageLanguage = document.documentElement.lang
    const said: string[] = []
    for (let phrase = ''; phrase !== 'end of document'; said.push(phrase)) {
      await screenReader.next()
      phrase = await screenReader.lastSpokenPhrase()
      const node = screenReader.activeNode
      const element = node instanceof Element ? node : node?.parentElement
      const language = element?.closest<HTMLElement>('[lang]')?.lang ?? pageLanguage
      if (element?.closest('time')) phrase = '(a time)'
      if (language !== pageLanguage) phrase = `[${language}] ${phrase}`
      if (said.length > 3000) throw new Error(`no end after: ${phrase}`)
    }
    await screenReader.stop()
    return said
  })
}
