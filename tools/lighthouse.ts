import { chromium, type Browser } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { languages } from '~/i18n/languages'
import { publishAs, signUpAt } from '../tests/support/http/raw-member'
import { freePort } from '../tests/support/site/free-port'
import { startSite, type Site } from '../tests/support/site/site-server'
import { browserFlags, browserPath } from './ensure-browser'
import { categories, reportScores, reportTimes } from './lighthouse/report'

// Lighthouse's default phone has a processor slowdown of four.
const slowPhone = {
  rttMs: 150,
  throughputKbps: 1_600,
  cpuSlowdownMultiplier: 6,
  requestLatencyMs: 0,
  downloadThroughputKbps: 0,
  uploadThroughputKbps: 0,
}

// Other load changes a score by a few points. Lighthouse recommends the median of five runs.
const runs = 5

const fixedScreens = [
  ...['/', '/privacy', '/contact/elevator', '/contact/waitlist'],
  ...['/auth/signin', '/auth/signup', '/auth/forgot-password', '/forum', '/forum/help'],
]

/**
 * Measures the public screens of the built site in both languages, the landing page with its intro. Fails if a median
 * score is too low, or with `--slow` if a time on a slower phone is too long. Other arguments select screens by name.
 */
async function measureAll(words: string[]) {
  const isSlow = words.includes('--slow')
  const wanted = words.filter((word) => word !== '--slow')
  const site = await startSite()
  const screens = [...fixedScreens, await makePost(site)].filter(
    (path) => !wanted.length || wanted.some((part) => path.includes(part)),
  )
  const port = await freePort()
  const args = [...browserFlags, `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ executablePath: browserPath(), args })
  const reportFor = isSlow ? reportTimes : reportScores
  try {
    for (const language of languages) {
      await expectIntro(browser, site.url, language)
      for (const path of screens)
        reportFor(
          `${path} (${language})`,
          await severalOf(() => measure(site.url + path, language, port, isSlow)),
        )
    }
  } finally {
    await browser.close()
    await site.remove()
  }
}

async function makePost(site: Site) {
  const member = await signUpAt(site)
  const post = await publishAs(member, 'A post that is measured')
  for (let count = 1; count <= 20; count += 1)
    await member.send(post, { body: { content: `Comment number ${count}, of some length.` } })
  return post
}

// Checks that new visitors get the intro. Lighthouse is a new visitor and must measure the page with the intro.
async function expectIntro(browser: Browser, url: string, locale: string) {
  const page = await browser.newPage({ locale })
  await page.goto(url)
  const isPlaying = await page.locator('.intro[open]').isVisible()
  await page.close()
  if (!isPlaying) throw new Error(`The intro does not play (${locale}).`)
}

async function severalOf(run: () => Promise<Result>) {
  const results: Result[] = []
  for (let each = 1; each <= runs; each += 1) {
    const result = await run()
    results.push(result)
  }
  return results
}

async function measure(url: string, language: string, port: number, isSlow: boolean) {
  const result = await lighthouse(url, {
    port,
    ...(isSlow && { throttling: slowPhone }),
    // These screens are excluded from search engines.
    ...(url.includes('/auth/') && { skipAudits: ['is-crawlable', 'meta-description'] }),
    onlyCategories: categories,
    extraHeaders: { 'Accept-Language': language },
    logLevel: 'error',
  })
  if (!result || result.lhr.runtimeError)
    throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse returned no result.')
  return result.lhr
}

await measureAll(process.argv.slice(2))
