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
// Those of AA that ask for a colour: all that another theme may change.
const rulesOfColours: axe.RunOnly = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
}

/**
 * Expects axe to find nothing wrong with the page, by the rules of WCAG 2.2 AA and below: all of them in the theme that
 * it has, those of colours in the other one as well. `npm run test:access` goes by all of axe's rules in both.
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  const [here, there] = isThorough() ? [everyRule, everyRule] : [everyRuleOfAA, rulesOfColours]
  await letScriptsRun(page, true)
  await page.evaluate(`if (!window.axe) ${source}`)
  await simplify(page, true)
  await expectNoViolations(page, here, what)
  await switchTheme(page)
  await expectNoViolations(page, there, `${what}, in the other theme`)
  await switchTheme(page)
  await simplify(page, false)
  await letScriptsRun(page, false)
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()

// axe is a script itself. Where none run they may for as long as it looks; the page's own have been passed over.
async function letScriptsRun(page: Page, mayRun: boolean) {
  if (test.info().project.use.javaScriptEnabled !== false) return
  const opened = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, opened)
  const session = await opened
  const forbid = (value: boolean) => session.send('Emulation.setScriptExecutionDisabled', { value })
  // A session allows only what it forbade itself.
  await forbid(true)
  if (mayRun) await forbid(false)
}

// A member asks for it herself when she says that the phone is shared, and may leave it out: WCAG 2.2.1 allows that.
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

// axe cannot tell the contrast on a gradient, and reports nothing then; ours fades from the header into the ground. And it
// takes a link for too small that a bar at the window's edge half covers, wherever the page happens to be scrolled.
async function simplify(page: Page, isSimple: boolean) {
  await page.evaluate((simple) => {
    document.body.style.backgroundImage = simple ? 'none' : ''
    const bar = document.querySelector<HTMLElement>('.decision-bar')
    if (bar) bar.style.position = simple ? 'static' : ''
  }, isSimple)
}

/** Gives a page the theme that it does not have, as the button in its header does. */
async function switchTheme(page: Page) {
  await page.evaluate(() => {
    const isDark = document.documentElement.classList.toggle('dark')
    const scheme = document.querySelector('meta[name="color-scheme"]')
    scheme?.setAttribute('content', isDark ? 'dark' : 'light')
    // Colours in the middle of a transition are not those that the page ends with.
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish()
  })
}
