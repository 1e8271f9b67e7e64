import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test, type CDPSession, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { isThorough } from './thorough'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const everyRuleOfAA: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
}
// `region` is one of the best practices.
const everyRule: axe.RunOnly = {
  type: 'tag',
  values: [...everyRuleOfAA.values, 'wcag2aaa', 'best-practice'],
}
// The rules of AA about colours, which are the only ones that another theme may change.
const rulesOfColours: axe.RunOnly = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
}

/**
 * Expects axe to find no violation of WCAG 2.2 AA and below on the page. A journey checks the current theme with scripts
 * and the other theme without them. A journey that needs scripts also checks the colours of the other theme.
 * `npm run test:access` checks all of axe's rules in both.
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  const { current, other } = rulesByTheme()
  await letScriptsRun(page, true)
  await page.evaluate(`if (!window.axe) ${source}`)
  await simplify(page, true)
  if (current) await expectNoViolations(page, current, what)
  if (other) {
    await switchTheme(page)
    await expectNoViolations(page, other, `${what}, in the other theme`)
    await switchTheme(page)
  }
  await simplify(page, false)
  await letScriptsRun(page, false)
}

function rulesByTheme(): { current?: axe.RunOnly; other?: axe.RunOnly } {
  if (isThorough()) return { current: everyRule, other: everyRule }
  if (!hasScripts()) return { other: everyRuleOfAA }
  if (test.info().tags.includes('@scripts'))
    return { current: everyRuleOfAA, other: rulesOfColours }
  return { current: everyRuleOfAA }
}

function hasScripts() {
  return test.info().project.use.javaScriptEnabled !== false
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()

// axe itself is a script. In projects without scripts, scripts are allowed while it runs. The page's own scripts have
// been skipped by then.
async function letScriptsRun(page: Page, mayRun: boolean) {
  if (hasScripts()) return
  const opened = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, opened)
  const session = await opened
  const forbid = (value: boolean) => session.send('Emulation.setScriptExecutionDisabled', { value })
  // A session allows only what it has forbidden itself.
  await forbid(true)
  if (mayRun) await forbid(false)
}

// Members choose this refresh themselves when they say that the phone is shared, and may leave it out. WCAG 2.2.1
// allows that.
const chosenRefresh = 'meta[http-equiv="refresh"][content$="url=/auth/leave?idle=true"]'

async function expectNoViolations(page: Page, runOnly: axe.RunOnly, what: string) {
  const found = await page.evaluate(
    async ({ runOnly, exclude }) => {
      const injected = (window as unknown as { axe: typeof axe }).axe
      const options: axe.RunOptions = { runOnly, resultTypes: ['violations'] }
      const { violations } = await injected.run({ exclude }, options)
      return violations.map(({ id, help, nodes }) => ({
        ...{ id, help },
        nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
      }))
    },
    { runOnly, exclude: [chosenRefresh] },
  )
  expect.soft(found, what).toEqual([])
}

// axe cannot determine the contrast on a gradient, and then reports nothing. Our gradient fades from the header into
// the background. axe also reports a link as too small if a bar at the window's edge half covers it at the current
// scroll position.
async function simplify(page: Page, isSimple: boolean) {
  await page.evaluate((simple) => {
    document.body.style.backgroundImage = simple ? 'none' : ''
    const bar = document.querySelector<HTMLElement>('.decision-bar')
    if (bar) bar.style.position = simple ? 'static' : ''
  }, isSimple)
}

/** Switches a page to the other theme, as the button in its header does. */
async function switchTheme(page: Page) {
  await page.evaluate(() => {
    const isDark = document.documentElement.classList.toggle('dark')
    const scheme = document.querySelector('meta[name="color-scheme"]')
    scheme?.setAttribute('content', isDark ? 'dark' : 'light')
    // Colours in the middle of a transition are not the final colours.
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish()
  })
}
