import { chromium, type Browser } from '@playwright/test'
import lighthouse from 'lighthouse'
import { languages } from '~/i18n/languages'
import { freePort } from '../tests/support/site/free-port'
import { startSite } from '../tests/support/site/site-server'
import { browserFlags, browserPath } from './ensure-browser'

// Of 100, with Lighthouse's emulated phone: a slow device on a slow connection.
const minimumScores = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 }

type Category = keyof typeof minimumScores

// Other load changes a score by a few points; Lighthouse recommends the median of five.
const runs = 5

/** Measures the built site's landing page in both languages, with its intro; fails if a median is too low. */
async function measureAll() {
  const site = await startSite()
  const port = await freePort()
  const args = [...browserFlags, `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ executablePath: browserPath(), args })
  try {
    for (const language of languages) {
      await expectIntro(browser, site.url, language)
      report(language, await medianOf(() => measure(site.url, language, port)))
    }
  } finally {
    await browser.close()
    await site.remove()
  }
}

// Lighthouse is a new visitor too; without the intro it would measure another page.
async function expectIntro(browser: Browser, url: string, locale: string) {
  const page = await browser.newPage({ locale })
  await page.goto(url)
  const isPlaying = await page.locator('.intro[open]').isVisible()
  await page.close()
  if (!isPlaying) throw new Error(`The intro does not play (${locale}).`)
}

async function medianOf(run: () => Promise<Result>) {
  const results: Result[] = []
  for (let each = 1; each <= runs; each += 1) {
    const result = await run()
    print(`${each} of ${runs}: performance ${scoreOf(result, 'performance')}`)
    results.push(result)
  }
  results.sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'))
  return results[Math.floor(runs / 2)]!
}

async function measure(url: string, language: string, port: number) {
  const result = await lighthouse(`${url}/`, {
    port,
    onlyCategories: Object.keys(minimumScores),
    extraHeaders: { 'Accept-Language': language },
    logLevel: 'error',
  })
  if (!result || result.lhr.runtimeError)
    throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse said nothing.')
  return result.lhr
}

type Result = Awaited<ReturnType<typeof measure>>

function scoreOf({ categories }: Result, name: Category) {
  return Math.round((categories[name]?.score ?? 0) * 100)
}

function report(language: string, result: Result) {
  const { categories, audits } = result
  const scores = (Object.keys(minimumScores) as Category[]).map((name) => ({
    name,
    score: scoreOf(result, name),
  }))
  print(`/ (${language})  ${scores.map(({ name, score }) => `${name} ${score}`).join('  ')}`)
  const timings = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
    'speed-index',
  ]
  print(`        ${timings.map((id) => `${id} ${audits[id]?.displayValue}`).join('  ')}`)
  for (const { name, score } of scores.filter(({ name, score }) => score < minimumScores[name])) {
    process.exitCode = 1
    print(`TOO LOW: ${name} ${score} of ${minimumScores[name]}`)
    for (const { id } of categories[name]?.auditRefs ?? []) {
      const audit = audits[id]
      if (audit?.score !== null && audit?.score !== undefined && audit.score < 0.9)
        print(`    ${id}: ${audit.displayValue ?? audit.title}`)
    }
  }
}

function print(text: string) {
  process.stdout.write(`${text}\n`)
}

await measureAll()
