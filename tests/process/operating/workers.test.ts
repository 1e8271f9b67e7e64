import { afterAll, expect, test, vi } from 'vitest'
import { rules } from '~/domain/limits/rules'
import { send } from '../../support/http/raw-http'
import { publishAs, signUpAt } from '../../support/http/raw-member'
import type { Site } from '../../support/site/site-server'
import { startSitesOnPostgresql } from '../../support/site/sites-on-postgresql'

const [{ points }] = rules.search
// In milliseconds. A busy machine may be slow.
const timeout = 60_000

const started = await startSitesOnPostgresql(1, { WEB_CONCURRENCY: '2', RATE_LIMITS: 'on' })
afterAll(() => started.stop())
const [site] = started.sites as [Site]
await vi.waitFor(async () => expect(await listening()).toHaveLength(2), timeout)
const member = await signUpAt(site)

type Line = { pid: number; msg: string }

function listening() {
  return processesThat('listening')
}

/** Lists the processes that logged a message, in the order of their lines. */
async function processesThat(message: string) {
  const lines = (await site.log()).split('\n').filter((line) => line.startsWith('{'))
  return lines
    .map((line) => JSON.parse(line) as Line)
    .filter(({ msg }) => msg === message)
    .map(({ pid }) => pid)
}

test('two processes answer at one port, and a member is signed in to both', async () => {
  await vi.waitFor(async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => member.send('/profile')))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(new Set(await processesThat('request'))).toEqual(new Set(await listening()))
  }, timeout)
})

test('one that dies is started again, and the other answers meanwhile', async () => {
  const post = await publishAs(member, 'Written before one died')
  const [dying = 0] = await listening()
  process.kill(dying, 'SIGKILL')
  const ended = 'worker ended and will be restarted; its own log lines say why'
  await vi.waitFor(async () => expect(await processesThat(ended)).toHaveLength(1), timeout)
  expect((await send(site.url + post)).text).toContain('Written before one died')
  await vi.waitFor(async () => expect(await listening()).toHaveLength(3), timeout)
  expect((await listening())[2]).not.toBe(dying)
})

test('searches are counted for all of them together', async () => {
  const search = () => send(`${site.url}/api/forum/posts?q=sleep&limit=1`)
  for (let sent = 0; sent < points; sent += 8) {
    const answers = await Promise.all(Array.from({ length: 8 }, search))
    for (const { status } of answers) expect(status).toBe(200)
  }
  for (let sent = 0; sent < 4; sent += 1) expect((await search()).status).toBe(429)
})

test('SIGTERM ends all of them in order, and with 0', async () => {
  const alive = (await listening()).slice(1)
  expect(await site.end('SIGTERM')).toBe(0)
  expect((await processesThat('stopped')).sort()).toEqual(alive.sort())
  for (const pid of alive) expect(() => process.kill(pid, 0)).toThrow(/ESRCH/)
})

test('a start that fails ends all of them, and with 1', async () => {
  await started.postgresql.halt('fast')
  await expect(site.start()).rejects.toThrow(/DATABASE_URL: /)
})
