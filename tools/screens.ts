import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { languages } from '~/i18n/languages'
import { mailKinds, openMail } from './screens/mails'
import { openState, type Way } from './screens/open-state'
import { takePicture } from './screens/picture'
import { prepareForum, type PreparedForum } from './screens/prepare-forum'
import type { State } from './screens/state'
import { statesOf } from './screens/states'

const windows = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
]

const plainWays = languages.flatMap((language) =>
  (['light', 'dark'] as const).map((theme) => ({
    theme,
    language,
    name: `${theme}-${language}`,
  })),
)

const ways: (Way & { name: string })[] = [
  ...plainWays,
  // States that need scripts to open have no such pictures.
  { theme: 'light', language: 'en', javaScriptEnabled: false, name: 'light-en-no-js' },
  { theme: 'dark', language: 'hi', javaScriptEnabled: false, name: 'dark-hi-no-js' },
  { theme: 'dark', language: 'en', forcedColors: 'active', name: 'forced-colors' },
  { theme: 'light', language: 'en', contrast: 'more', name: 'more-contrast' },
]

const folder = '.cache/screens'

/**
 * Takes a picture of every screen, state and mail, in each window, theme and language, and of some ways
 * without scripts: `npm run screens [-- name…]`. Also replaces the few pictures in `docs/screens`.
 */
async function takePictures() {
  mkdirSync(folder, { recursive: true })
  warnWithoutDevanagari()
  const selected = process.argv.slice(2)
  const isSelected = ({ name }: { name: string }) =>
    !selected.length || selected.some((start) => name.startsWith(start))
  const forum = await prepareForum()
  try {
    const states = statesOf(forum.places).filter(isSelected)
    for (const [index, state] of states.entries()) {
      say(`${index + 1} of ${states.length} states: ${state.name}`)
      await takeState(forum, state).catch(complain)
    }
    const mails = mailKinds.map((kind) => ({ kind, name: `mail-${kind}` })).filter(isSelected)
    for (const { kind, name } of mails) {
      for (const way of plainWays)
        await takeEverywhere(await openMail(forum.browser, kind, way), name, way.name)
      say(name)
    }
  } finally {
    await forum.close()
  }
}

function warnWithoutDevanagari() {
  const { stdout } = spawnSync('fc-list', [':lang=hi'], { encoding: 'utf8' })
  if (!stdout)
    say('No font for Hindi is installed (Debian: fonts-noto-core): its pictures are wrong.')
}

function say(text: string) {
  process.stdout.write(`${text}\n`)
}

// A state that fails does not stop the others.
function complain(error: Error) {
  say(`${error.message}: ${String(error.cause)}`)
  process.exitCode = 1
}

async function takeState(forum: PreparedForum, state: State) {
  for (const way of ways.filter((way) => !state.act || way.javaScriptEnabled !== false)) {
    const page = await openState(forum, state, way)
    const isWindow = state.isWindow || (await page.locator('dialog[open]').count()) > 0
    await takeEverywhere(page, state.name, way.name, isWindow)
  }
}

async function takeEverywhere(page: Page, screen: string, way: string, isWindow = false) {
  for (const { width, height } of windows) {
    await page.setViewportSize({ width, height })
    const name = `${screen}-${width}-${way}.webp`
    await takePicture(page, `${folder}/${name}`, isWindow)
    if (existsSync(`docs/screens/${name}`))
      copyFileSync(`${folder}/${name}`, `docs/screens/${name}`)
  }
  await page.context().close()
}

await takePictures()
