import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { Features, transform } from 'lightningcss'
import { languages } from '~/i18n/languages'
import { openState } from './screens/open-state'
import { prepareForum } from './screens/prepare-forum'
import { statesOf } from './screens/states'

/** A selector as written in its sheet, and the same without states such as `:hover`. */
type Selector = { file: string; written: string; lasting: string }

const folders = ['app/styles', 'public/xxperiment']

/** Prints the selectors of our style sheets that match nothing on any screen, and fails if there are any. */
async function findUnusedStyles() {
  const forum = await prepareForum()
  const unused = new Map<string, Selector>()
  let isRead = false
  try {
    const states = statesOf(forum.places)
    for (const [index, state] of states.entries()) {
      process.stderr.write(`${index + 1} of ${states.length} states: ${state.name}\n`)
      for (const language of languages) {
        const way = { theme: language === 'en' ? 'light' : 'dark', language } as const
        const page = await openState(forum, state, way).catch(complain)
        if (!page) continue
        if (!isRead) for (const each of await selectorsIn(page)) unused.set(keyOf(each), each)
        isRead = true
        await forgetMatching(page, unused)
        await page.context().close()
      }
    }
  } finally {
    await forum.close()
  }
  for (const { file, written } of unused.values()) process.stdout.write(`${file}: ${written}\n`)
  process.stdout.write(`${unused.size} selectors that no screen uses\n`)
  if (unused.size) process.exitCode = 1
}

function complain(error: Error) {
  process.stdout.write(`${error.message}: ${String(error.cause)}\n`)
  process.exitCode = 1
}

function keyOf({ file, written }: Selector) {
  return `${file} ${written}`
}

async function selectorsIn(page: Page): Promise<Selector[]> {
  const found: Selector[] = []
  for (const file of folders.flatMap(sheetsIn))
    for (const written of (await readSelectors(page, withoutNesting(file))).flatMap(eachOf))
      found.push({ file, written, lasting: lastingPartOf(written) })
  return found
}

function sheetsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => `${folder}/${name}`)
}

function withoutNesting(file: string) {
  const include = Features.Nesting
  return transform({
    filename: file,
    code: readFileSync(file),
    include,
    errorRecovery: true,
  }).code.toString()
}

// The browser parses the sheets, including rules for media and features that it does not have.
function readSelectors(page: Page, code: string): Promise<string[]> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    const rules = [...sheet.cssRules]
    const found: string[] = []
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) found.push(rule.selectorText)
      else if (rule instanceof CSSGroupingRule) rules.push(...rule.cssRules)
    }
    return found
  }, code)
}

// A comma inside brackets does not separate selectors.
function eachOf(list: string): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of list) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    if (letter === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim())
}

const any = ':is(*)'

// Removes states (hovered, checked, open, current) and pseudo-elements.
function lastingPartOf(selector: string) {
  return withoutConditions(selector)
    .replace(/::[\w-]+/g, any)
    .replace(
      /:(hover|focus-visible|focus-within|focus|visited|target|checked|disabled|empty)(?![\w-])/g,
      any,
    )
    .replace(/\[(?:data-[\w-]+|aria-[\w-]+|open|hidden)[^\]]*\]/g, any)
}

function withoutConditions(selector: string): string {
  const start = selector.search(/:(not|has)\(/)
  if (start < 0) return selector
  let end = selector.indexOf('(', start)
  let depth = 0
  do {
    if (selector[end] === '(') depth++
    if (selector[end] === ')') depth--
    end++
  } while (depth > 0)
  return withoutConditions(selector.slice(0, start) + any + selector.slice(end))
}

async function forgetMatching(page: Page, unused: Map<string, Selector>) {
  const asked = [...unused].map(([key, { lasting }]) => [key, lasting] as const)
  const matched = await page.evaluate(
    (all) => all.filter(([, lasting]) => document.querySelector(lasting)).map(([key]) => key),
    asked,
  )
  for (const key of matched) unused.delete(key)
}

await findUnusedStyles()
