import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { installFromDebian, isOurDebian } from './install-from-debian'

const isRoot = process.getuid?.() === 0

/** Flags for Chromium. As root, it does not start with its sandbox. It must not contact other servers. */
export const browserFlags: string[] = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  // A busy machine looks like a slow connection, which gets the lite version.
  '--force-effective-connection-type=4G',
  // No graphics process and no process per site: the tests need neither. (`--disable-features` would replace Playwright's
  // own list.)
  '--disable-gpu',
  '--disable-site-isolation-trials',
]

/**
 * Chromium for the tests: `CHROMIUM_PATH`, the system's, or Playwright's own.
 * @returns its path, or undefined if none is installed (`npx tsx tools/ensure-browser.ts` installs one)
 */
export function browserPath(): string | undefined {
  const places = [
    process.env.CHROMIUM_PATH,
    // Without a window system the browser tests take a quarter less time.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    chromium.executablePath(),
  ]
  return places.find((file) => file && existsSync(file))
}

function ensureBrowser() {
  const present = browserPath()
  if (present) return print(`Browser: ${present}`)
  install()
  const installed = browserPath()
  if (!installed) throw new Error('No Chromium after installing one; set CHROMIUM_PATH.')
  print(`Browser: ${installed}`)
}

function install() {
  if (isOurDebian) {
    installFromDebian(['chromium', 'fonts-noto-core'], ['chromium-headless-shell'])
  } else {
    print("Installing Playwright's Chromium (a minute or two)…")
    const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
    if (status !== 0) throw new Error('npx playwright install chromium failed')
  }
}

function ensureTextBrowser() {
  if (existsSync('/usr/bin/lynx')) return print('Text browser: /usr/bin/lynx')
  if (!isOurDebian) return print('No Lynx: what is tested with a text browser is left out.')
  installFromDebian(['lynx'])
}

const otherPrograms = ['/usr/bin/firefox-esr', '/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run']

// Large downloads that only `npm run test:access` needs.
function ensureOtherBrowsers() {
  if (otherPrograms.every((program) => existsSync(program)))
    return print(`Others: ${otherPrograms.join(', ')}`)
  if (!isOurDebian) return print('Firefox or WebKitGTK is missing: its tests are left out.')
  installFromDebian(['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth'])
}

function print(text: string) {
  process.stdout.write(`${text}\n`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensureBrowser()
  ensureTextBrowser()
  if (process.argv.includes('--all')) ensureOtherBrowsers()
}
