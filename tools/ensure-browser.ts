import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'

const isRoot = process.getuid?.() === 0
const isOurDebian = isRoot && existsSync('/etc/debian_version')

/** As root, Chromium refuses to start with its sandbox; it must not contact anybody. */
export const browserFlags: string[] = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  // Nothing is drawn that a graphics process would draw quicker, and all pages are of one site.
  '--disable-gpu',
  '--disable-features=site-per-process,IsolateOrigins',
]

/**
 * Chromium for the tests: `CHROMIUM_PATH`, the system's, or Playwright's own.
 * @returns its path, or undefined if there is none yet (`npm run ensure-browser` installs one)
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

const add = ['install', '-y', '--no-install-recommends']

function install() {
  if (isOurDebian) {
    print('Installing Chromium from Debian (a minute or two)…')
    run('apt-get', ['update'])
    run('apt-get', [...add, 'chromium', 'fonts-noto-core'])
    // Optional: not every release has it.
    spawnSync('apt-get', [...add, 'chromium-headless-shell'], { stdio: 'inherit' })
  } else {
    print("Installing Playwright's Chromium (a minute or two)…")
    run('npx', ['playwright', 'install', 'chromium'])
  }
}

function ensureTextBrowser() {
  if (existsSync('/usr/bin/lynx')) return print('Text browser: /usr/bin/lynx')
  if (!isOurDebian) return print('No Lynx: what is tested with a text browser is left out.')
  print('Installing Lynx from Debian…')
  run('apt-get', ['update'])
  run('apt-get', [...add, 'lynx'])
}

const otherPrograms = ['/usr/bin/firefox-esr', '/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run']

// Only `npm run test:access` needs them; they are large.
function ensureOtherBrowsers() {
  if (otherPrograms.every((program) => existsSync(program)))
    return print(`Others: ${otherPrograms.join(', ')}`)
  if (!isOurDebian) return print('Firefox or WebKitGTK is missing: its tests are left out.')
  print('Installing Firefox and WebKitGTK from Debian…')
  run('apt-get', ['update'])
  run('apt-get', [...add, 'firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth'])
}

function run(command: string, options: string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status } = spawnSync(command, options, { stdio: 'inherit', env })
  if (status !== 0) throw new Error(`${command} ${options.join(' ')} failed`)
}

function print(text: string) {
  process.stdout.write(`${text}\n`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensureBrowser()
  ensureTextBrowser()
  if (process.argv.includes('--all')) ensureOtherBrowsers()
}
