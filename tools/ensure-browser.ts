import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'

const isRoot = process.getuid?.() === 0

/** What Chromium needs to start here: as root it refuses its sandbox, and it shall call nobody. */
export const browserFlags: string[] = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
]

/**
 * The Chromium to test with: `CHROMIUM_PATH`, the system's, or Playwright's own.
 * @returns its path, or undefined when there is none yet (`npm run ensure-browser` installs one)
 */
export function browserPath(): string | undefined {
  const places = [
    process.env.CHROMIUM_PATH,
    // Without windows of any kind: the browser tests take a quarter less time in it.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    chromium.executablePath(),
  ]
  return places.find((place) => place && existsSync(place))
}

function ensureBrowser() {
  const present = browserPath()
  if (present) return say(`Browser: ${present}`)
  install()
  const installed = browserPath()
  if (!installed) throw new Error('No Chromium after installing one; set CHROMIUM_PATH.')
  say(`Browser: ${installed}`)
}

const add = ['install', '-y', '--no-install-recommends']

function install() {
  if (isRoot && existsSync('/etc/debian_version')) {
    say('Installing Chromium from Debian (a minute or two)…')
    run('apt-get', ['update'])
    run('apt-get', [...add, 'chromium', 'fonts-noto-core'])
    // Not every release has it, and nothing depends on it.
    spawnSync('apt-get', [...add, 'chromium-headless-shell'], { stdio: 'inherit' })
  } else {
    say("Installing Playwright's Chromium (a minute or two)…")
    run('npx', ['playwright', 'install', 'chromium'])
  }
}

function run(command: string, options: string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status } = spawnSync(command, options, { stdio: 'inherit', env })
  if (status !== 0) throw new Error(`${command} ${options.join(' ')} failed`)
}

function say(words: string) {
  process.stdout.write(`${words}\n`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) ensureBrowser()
