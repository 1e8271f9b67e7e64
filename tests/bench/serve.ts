/**
 * Measures how many requests a second the built site answers (run `npm run build` first). A bare Express answers the
 * same bytes in the same run. The two are requested in turn, so that other load affects both. It affects the processor
 * time of each least. `--seconds 5` sets the length of each turn.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { send } from '../support/http/raw-http'
import { publishAs, signUpAt, type RawMember } from '../support/http/raw-member'
import { startSite, type Site } from '../support/site/site-server'
import { load } from '../support/http/load'
import { median, print, publishPosts, turnLength } from './measures'

const turns = 5
const connections = 16
const writesASecond = 5
// With a browser's user agent, so that page views are counted.
const browser = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0',
  'Accept-Language': 'en-IN,en;q=0.9,hi;q=0.8',
}
const milliseconds = turnLength(2)

const site = await startSite()
// Without a cache, every page is rendered.
const rendering = await startSite({ environment: { READERS_CACHE_MB: '0' } })
const bare = fork('tests/bench/bare-express.mjs', {
  env: { ...process.env, NODE_ENV: 'production' },
})
const [barePort] = (await once(bare, 'message')) as [number]

type Headers = Record<string, string>
type Case = [name: string, path: string, headers: Headers]

try {
  const { member, post } = await fill(site)
  const again = await fill(rendering)
  const cases: Case[] = [
    ['a visitor’s list', '/forum', {}],
    ['a visitor’s post', post, {}],
    ['a visitor’s post that is known (304)', post, { 'If-None-Match': 'its own' }],
    ['the same beside a whole answer', post, { 'If-None-Match': 'its own, not the other’s' }],
    ['the landing page', '/', {}],
    ['the JSON list', '/api/forum/posts', {}],
    ['`/healthz`', '/healthz', {}],
    ['a member’s list', '/forum', { Cookie: member.cookie }],
    ['a member’s post', post, { Cookie: member.cookie }],
  ]
  const rendered: Case[] = [
    ['a member’s list, rendered', '/forum', { Cookie: again.member.cookie }],
    ['a member’s post, rendered', again.post, { Cookie: again.member.cookie }],
  ]
  print(`${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model}`)
  print(`at rest ${residentMegabytes()} MB\n`)
  print(
    '| what | bytes | bare Express, a second | the site | of bare | by processor time | with five writes a second | of bare |',
  )
  print('|---|---|---|---|---|---|---|---|')
  for (const each of cases) await measure(site, member, ...each)
  for (const each of rendered) await measure(rendering, again.member, ...each)
  print(`\nafter it ${residentMegabytes()} MB`)

  async function measure(asked: Site, writer: RawMember, ...[name, path, headers]: Case) {
    const { text, headers: sent } = await send(asked.url + path, {
      headers: { ...headers, 'If-None-Match': '' },
    })
    bare.send({ path, text, type: sent['content-type'] })
    await once(bare, 'message')
    const { 'If-None-Match': known, ...others } = headers
    const [isKnown, isKnownToBare] = [known !== undefined, known === 'its own']
    const onBare = {
      path,
      isKnown: isKnownToBare,
      pid: bare.pid ?? 0,
      port: barePort,
      headers: browser,
    }
    const onSite = {
      path,
      isKnown,
      pid: asked.pid(),
      port: Number(new URL(asked.url).port),
      headers: { ...browser, ...others },
    }
    const quiet = await alternate(onBare, onSite)
    const stop = writeAllTheTime(writer)
    const busy = await alternate(onBare, onSite)
    await stop()
    const cells = [
      name,
      Buffer.byteLength(text),
      Math.round(quiet.bare.rate),
      Math.round(quiet.site.rate),
      (quiet.site.rate / quiet.bare.rate).toFixed(3),
      (quiet.site.perProcessorSecond / quiet.bare.perProcessorSecond).toFixed(3),
      Math.round(busy.site.rate),
      (busy.site.rate / busy.bare.rate).toFixed(3),
    ]
    print(`| ${cells.join(' | ')} |`)
  }

  // Writes to another post: the measured pages do not change, but must be rendered again.
  function writeAllTheTime(member: RawMember) {
    let isOver = false
    const written = (async () => {
      const other = await publishAs(member, `A post that is written to ${Date.now()}`)
      for (let count = 0; !isOver; count++) {
        await member.send(other, { body: { content: `Comment ${count} ${Math.random()}` } })
        await new Promise((resolve) => setTimeout(resolve, 1000 / writesASecond))
      }
    })()
    return () => {
      isOver = true
      return written
    }
  }
} finally {
  bare.disconnect()
  await Promise.all([site.remove(), rendering.remove()])
}

async function fill(empty: Site) {
  const member = await signUpAt(empty)
  const post = (await publishPosts(member, 21, 20)).pop() ?? ''
  // Shows the notice of the last comment, which later pages do not have.
  await member.send(post)
  return { member, post }
}

type Target = {
  pid: number
  port: number
  path: string
  headers: Record<string, string>
  /** True when the client already has the page. */
  isKnown: boolean
}
type Rates = { rate: number; perProcessorSecond: number }

async function alternate(ofBare: Target, ofSite: Target): Promise<Record<'bare' | 'site', Rates>> {
  const turnsOf: [Rates[], Rates[]] = [[], []]
  for (let turn = 0; turn <= turns; turn++)
    for (const [index, { pid, isKnown, ...target }] of [ofBare, ofSite].entries()) {
      const asked = isKnown ? await withTag(target) : target
      const before = processorSeconds(pid)
      const rate = await load({ ...asked, connections, milliseconds })
      const spent = processorSeconds(pid) - before
      // The first turn is a warm-up for both.
      const perProcessorSecond = (rate * milliseconds) / 1000 / spent
      if (turn > 0) turnsOf[index]?.push({ rate, perProcessorSecond })
    }
  return { bare: middle(turnsOf[0]), site: middle(turnsOf[1]) }
}

// Fetched anew in each turn, because a page gets another ETag when its relative times change.
async function withTag({ port, path, headers }: Omit<Target, 'pid' | 'isKnown'>) {
  const { etag } = (await send(`http://127.0.0.1:${port}${path}`, { headers })).headers
  return { port, path, headers, tag: String(etag) }
}

function middle(all: Rates[]): Rates {
  const middleOf = (name: keyof Rates) => median(all.map((each) => each[name]))
  return { rate: middleOf('rate'), perProcessorSecond: middleOf('perProcessorSecond') }
}

function processorSeconds(pid: number) {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ').slice(13, 15)
  const ticksASecond = 100
  return (Number(user) + Number(system)) / ticksASecond
}

function residentMegabytes() {
  const status = readFileSync(`/proc/${site.pid()}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}
