import { expect, type Page } from '@playwright/test'

/** Expects every Hindi text on a page, names of people aside, to stand in an element whose language is Hindi. */
export async function expectHindiMarked(page: Page, what: string): Promise<void> {
  const unmarked = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const [text, element] = [node.textContent ?? '', node.parentElement]
      const hindi = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0
      const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
      const isOurs = element && !element.closest('script, style, .byline')
      if (isOurs && hindi > latin && !element.closest('[lang]')?.matches('[lang="hi"]'))
        found.push(text)
    }
    return found
  })
  expect(unmarked, `Hindi without its mark on ${what}`).toEqual([])
}
