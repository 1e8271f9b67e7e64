import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium, type Browser, type Page } from '@playwright/test'
import { languages, type Language } from '~/i18n/languages'
import { loadSampleContent, sqliteUrlOf } from '../tests/support/forum/sample-content'
import { startSite } from '../tests/support/site/site-server'
import { browserFlags, browserPath } from './ensure-browser'

type Theme = 'light' | 'dark'

type Picture = {
  name: string
  path: string
  width: number
  /** The whole page if absent. */
  height?: number
  theme: Theme
  language: Language
}

const heights: Record<number, number> = { 320: 640, 768: 1024, 1440: 900 }

const pictures: Picture[] = [
  { name: 'forum', path: '/forum', width: 1024, height: 720, theme: 'light', language: 'en' },
  {
    name: 'forum-phone-hindi',
    path: '/forum',
    width: 390,
    height: 844,
    theme: 'dark',
    language: 'hi',
  },
  ...everyWay('landing', '/', [320, 768, 1440]),
  ...everyWay('curtain', '/contact/curtain', [320, 1440]),
  ...everyWay('elevator', '/contact/elevator', [320, 1440]),
]

function everyWay(name: string, path: string, widths: number[]): Picture[] {
  return widths.flatMap((width) =>
    (['light', 'dark'] as const).flatMap((theme) =>
      languages.map((language) => ({
        name: `${name}-${width}-${theme}-${language}`,
        path,
        width,
        theme,
        language,
      })),
    ),
  )
}

/** Takes the screenshots in docs/screens from the built site with sample content: `npm run screens [name…]`. */
async function takePictures() {
  const selected = process.argv.slice(2)
  const site = await startSite()
  await loadSampleContent(sqliteUrlOf(site))
  const browser = await chromium.launch({ executablePath: browserPath(), args: browserFlags })
  mkdirSync('docs/screens', { recursive: true })
  try {
    for (const picture of pictures) {
      if (!selected.length || selected.some((name) => picture.name.startsWith(name)))
        await take(browser, site.url, picture)
    }
  } finally {
    await browser.close()
    await site.remove()
  }
}

async function take(browser: Browser, url: string, picture: Picture) {
  const { name, path, width, height, theme, language } = picture
  const viewport = { width, height: height ?? heights[width] ?? 800 }
  // Without motion, so that screenshots are reproducible.
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  await context.addCookies([
    { name: 'theme', value: theme, url },
    { name: 'language', value: language, url },
  ])
  const page = await context.newPage()
  const answer = await page.goto(url + path, { waitUntil: 'networkidle' })
  if (!answer?.ok()) throw new Error(`${path} answers ${answer?.status()}`)
  await keep(page, `docs/screens/${name}.webp`, height)
  await context.close()
}

// WebP, which Playwright cannot write: PNGs would be ten times as large.
async function keep(page: Page, file: string, height?: number) {
  if (!height) await loadLazyImages(page)
  const session = await page.context().newCDPSession(page)
  const { cssContentSize, cssVisualViewport } = await session.send('Page.getLayoutMetrics')
  const { clientWidth, clientHeight } = cssVisualViewport
  const size = { width: clientWidth, height: height ? clientHeight : cssContentSize.height }
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 50,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, ...size, scale: 1 },
  })
  const bytes = Buffer.from(data, 'base64')
  writeFileSync(file, bytes)
  process.stdout.write(`${file} ${Math.round(bytes.length / 1000)} KB\n`)
}

async function loadLazyImages(page: Page) {
  for (const image of await page.locator('img').all()) {
    await image.scrollIntoViewIfNeeded()
    await image.evaluate((element: HTMLImageElement) => element.decode())
  }
  await page.evaluate(() => window.scrollTo(0, 0))
}

await takePictures()
