import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '../site/temporary-folder'
import { stopsOf, type Stop } from './stops'

export const isLynxHere = existsSync('/usr/bin/lynx')

// Without these settings, each of Lynx's messages stays for a second or more.
const settingsOfLynx = `PERSISTENT_COOKIES:TRUE
INFOSECS:0
MESSAGESECS:0
ALERTSECS:0
`

export type Lynx = {
  read(url: string): string
  /**
   * Returns the target of the first link whose URL contains `part`. The fragment is removed, so that Tab begins at the
   * top of the page.
   */
  linkOn(url: string, part: string): string
  /**
   * Opens a page and moves from field to field with Tab. Types the values (or presses Enter, for `true`), and presses
   * the first button of the page's own after the last field.
   */
  send(url: string, fields: Record<string, string | true>): void
  remove(): void
}

/** Opens Lynx with its own cookies. It has no scripts and no styles, and ignores `hidden`. */
export function openLynx(siteUrl: string): Lynx {
  const { folder, remove } = temporaryFolder()
  const file = (name: string) => path.join(folder, name)
  const [settings, cookies, keys] = [file('settings'), file('cookies'), file('keys')]
  writeFileSync(settings, settingsOfLynx)
  writeFileSync(cookies, '')
  const options = [
    `-cfg=${settings}`,
    '-accept_all_cookies',
    `-cookie_file=${cookies}`,
    `-cookie_save_file=${cookies}`,
    '-assume_charset=utf-8',
    '-display_charset=utf-8',
  ]
  const run = (way: string[], url: string) =>
    spawnSync('lynx', [...way, ...options, siteUrl + url], { encoding: 'utf8' }).stdout
  const type = (url: string, typed: string) => {
    writeFileSync(keys, typed)
    // Lynx needs a terminal.
    const command = ['lynx', ...options, `-cmd_script=${keys}`, `'${siteUrl}${url}'`]
    const env = { ...process.env, TERM: 'vt100' }
    spawnSync('script', ['-qec', command.join(' '), file('screen')], { env, timeout: 30_000 })
  }
  const stopsOn = (url: string) => stopsOf(run(['-source'], url))
  return {
    read: (url) => run(['-dump', '-nolist', '-width=200'], url),
    linkOn(url, part) {
      const href = stopsOn(url).find(({ href }) => href?.includes(part))?.href
      if (!href) throw new Error(`no link to ${part} on ${url}`)
      return href.replaceAll('&amp;', '&').replace(/#.*/, '')
    },
    send: (url, fields) => type(url, keysFor(stopsOn(url), fields)),
    remove,
  }
}

const press = (key: string) => `key ${key}\n`
const lettersOf = (text: string) =>
  [...text].map((letter) => press(letter === ' ' ? '<space>' : letter))

function keysFor(stops: Stop[], fields: Record<string, string | true>) {
  const keys: string[] = []
  let here = 0
  const moveTo = (isWanted: (stop: Stop, index: number) => boolean, what: string) => {
    const there = stops.findIndex(isWanted)
    if (there < here) throw new Error(`${what} does not follow what was filled in before`)
    keys.push(press('<tab>').repeat(there - here))
    here = there
  }
  for (const [field, value] of Object.entries(fields)) {
    const [name, choice] = field.split('=')
    moveTo((stop) => stop.name === name && (!choice || stop.value === choice), field)
    keys.push(...(value === true ? [press('^J')] : lettersOf(value)))
  }
  moveTo((stop, index) => index > here && stop.isInMain && stop.isButton, 'a button')
  return [...keys, press('^J'), press('q'), press('y')].join('')
}
