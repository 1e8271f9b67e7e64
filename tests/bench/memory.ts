/**
 * Measures the memory use of the built site (run `npm run build` first), as `npm start` runs it. Measures it at rest,
 * with a full cache of visitors' pages, and under 32 connections that read compressed pages. `--seconds 8` sets how
 * long those read.
 */
import { readFileSync } from 'node:fs'
import { measured } from '../support/http/cached-reading'
import { send } from '../support/http/raw-http'
import { signUpAt } from '../support/http/raw-member'
import { startSite } from '../support/site/site-server'
import { load } from '../support/http/load'
import { print, publishPosts, turnLength } from './measures'

const connections = 32
const milliseconds = turnLength(8)
const browser = { 'Accept-Encoding': 'br', 'Accept-Language': 'en-IN,en;q=0.9,hi;q=0.8' }

const site = await startSite({ environment: measured })
const port = Number(new URL(site.url).port)

try {
  print('| when | MB | at most so far | pages a second |')
  print('|---|---|---|---|')
  printMemory('at rest')
  const member = await signUpAt(site)
  const paths = await publishPosts(member, 270, 20)
  const post = paths.at(-1) ?? ''
  for (const path of paths)
    for (const Cookie of preferences())
      await send(site.url + path, { headers: { ...browser, Cookie } })
  printMemory(await cacheFigures())
  for (const [name, path, headers] of [
    ['a visitor’s list', '/forum', {}],
    ['a member’s list', '/forum', { Cookie: member.cookie }],
    ['a member’s post', post, { Cookie: member.cookie }],
    ['a visitor’s post', post, {}],
  ] as const) {
    const target = { port, path, headers: { ...browser, ...headers } }
    printMemory(name, await load({ ...target, connections, milliseconds }))
  }
} finally {
  await site.remove()
}

// Each combination is another version of the same post's page.
function preferences() {
  const languages = ['language=en', 'language=hi']
  const others = [
    ['', 'theme=dark'],
    ['', 'lite=1'],
    ['', 'titles=neutral'],
  ]
  return others
    .reduce((all, pair) => all.flatMap((one) => pair.map((two) => `${one}; ${two}`)), languages)
    .map((cookie) => cookie.replace(/(; )+$/, ''))
}

async function cacheFigures() {
  const headers = { Authorization: `Bearer ${measured.METRICS_TOKEN}` }
  const { text } = await send(`${site.url}/metrics`, { headers })
  const bytes = Number(/^site_readers_cache_bytes (\d+)/m.exec(text)?.[1])
  return `with ${(bytes / 2 ** 20).toFixed(1)} MB of pages`
}

function printMemory(when: string, rate?: number) {
  const status = readFileSync(`/proc/${site.pid()}/status`, 'utf8')
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
  print(
    `| ${when} | ${megabytes('VmRSS')} | ${megabytes('VmHWM')} | ${rate ? Math.round(rate) : ''} |`,
  )
}
