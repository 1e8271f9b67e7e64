import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = 'build/client/assets'
const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'))
const podcast = '../xxperiment/page.css'

/**
 * Features that Chromium 69 ignores, with the version that introduced them. All of them are allowed within `@supports`.
 */
const tooNew: Record<string, RegExp> = {
  'cascade layers (99)': /@layer/,
  'registered properties (85)': /@property/,
  'container queries (105)': /@container/,
  'nesting (112)': /(?<!\\)&|[;}][^{}@]+\{[^{}]*[;{][^{};:]+\{/,
  ':is() and :where() (88)': /:(is|where)\(/,
  'a list in :not() (88)': /:not\([^()]*,/,
  'inset (87)': /[;{]inset:/,
  'logical shorthands (87)': /[;{](margin|padding|border|inset)-(inline|block):/,
  'color-mix() (111)': /color-mix\(/,
  'max() in a variable (79)': /[;{]--[\w-]+:[^;}]*\b(clamp|min|max)\(/,
  'max() beside a variable (79)': /[;{][\w-]+:(?=[^;}]*\bvar\()[^;}]*\b(clamp|min|max)\(/,
  'media query ranges (104)': /@media[^{]*[<>]/,
}

describe('each built stylesheet', () => {
  it('is there', () => expect(sheets.length).toBeGreaterThan(4))

  it.each([...sheets, podcast])('%s is laid out by Chromium 69', (name) => {
    const css = withoutSupports(readFileSync(path.join(folder, name), 'utf8'))
    for (const [what, pattern] of Object.entries(tooNew))
      expect.soft(pattern.exec(css)?.[0], `${name}: ${what}`).toBeUndefined()
  })

  it.each(sheets)('%s has the prefixes that Chromium 69 needs', (name) => {
    const css = readFileSync(path.join(folder, name), 'utf8')
    const masks = (prefix: string) => css.split(new RegExp(`[;{]${prefix}mask:`)).length
    expect(masks('-webkit-')).toBe(masks(''))
  })
})

it.each([...sheets, podcast])('%s leaves changes of page to the browser', (name) => {
  // WebKitGTK 2.50 crashes on this.
  expect(readFileSync(path.join(folder, name), 'utf8')).not.toContain('@view-transition')
})

function withoutSupports(css: string) {
  let rest = css
  for (let start = rest.indexOf('@supports'); start >= 0; start = rest.indexOf('@supports')) {
    let end = rest.indexOf('{', start)
    for (let depth = 1; depth > 0;) {
      end += 1
      if (rest[end] === '{') depth += 1
      if (rest[end] === '}') depth -= 1
    }
    rest = rest.slice(0, start) + rest.slice(end + 1)
  }
  return rest
}
