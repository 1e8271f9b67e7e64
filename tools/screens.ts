import { mkdirSync } from 'node:fs'
import { chromium, type Browser } from '@playwright/test'
import { loadSampleContent, sqliteUrlOf } from '../tests/support/sample-content'
import { startSite } from '../tests/support/site-server'
import { browserFlags, browserPath } from './ensure-browser'

type Picture = {
  name: string
  path: string
  width: number
  height: number
  theme: 'light' | 'dark'
  language: 'en' | 'hi'
}

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
  {
    name: 'curtain',
    path: '/contact/curtain',
    width: 1024,
    height: 800,
    theme: 'light',
    language: 'en',
  },
  {
    name: 'elevator-phone-hindi',
    path: '/contact/elevator/clinical',
    width: 390,
    height: 844,
    theme: 'dark',
    language: 'hi',
  },
]

/** Takes the pictures of docs/screens from the built site with its sample content. */
async function takePictures() {
  const site = await startSite()
  await loadSampleContent(sqliteUrlOf(site))
  const browser = await chromium.launch({ executablePath: browserPath(), args: browserFlags })
  mkdirSync('docs/screens', { recursive: true })
  try {
    for (const picture of pictures) await take(browser, site.url, picture)
  } finally {
    await browser.close()
    await site.remove()
  }
}

async function take(browser: Browser, url: string, picture: Picture) {
  const { name, path, width, height, theme, language } = picture
  const context = await browser.newContext({ viewport: { width, height } })
  await context.addCookies([
    { name: 'theme', value: theme, url },
    { name: 'language', value: language, url },
  ])
  const page = await context.newPage()
  await page.goto(url + path, { waitUntil: 'networkidle' })
  await page.screenshot({ path: `docs/screens/${name}.png` })
  await context.close()
  process.stdout.write(`docs/screens/${name}.png\n`)
}

await takePictures()
