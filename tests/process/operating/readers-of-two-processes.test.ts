import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { PostgresqlServer } from '../../support/database/postgresql-server'
import { measured, withSource } from '../../support/http/cached-reading'
import { send } from '../../support/http/raw-http'
import { publishAs, signUpAt, type RawMember } from '../../support/http/raw-member'
import type { Site } from '../../support/site/site-server'
import { startSitesOnPostgresql } from '../../support/site/sites-on-postgresql'

let postgresql: PostgresqlServer
let writing: Site
let reading: Site
let member: RawMember
let stop: () => Promise<void>

beforeAll(async () => {
  const started = await startSitesOnPostgresql(2, measured)
  ;[writing, reading] = started.sites as [Site, Site]
  ;({ postgresql, stop } = started)
  member = await signUpAt(writing)
}, 120_000)

afterAll(() => stop())

const read = (path: string) => send(reading.url + path)
const sourceOf = async (path: string) => (await withSource(reading, () => read(path))).source

// In milliseconds: a busy machine may take long.
const patience = 20_000

/** Resolves when the reading process shows it; unless it hears of the write, it never does. */
async function untilRead(path: string, isShown: (text: string) => boolean) {
  await vi.waitFor(async () => expect(isShown((await read(path)).text)).toBe(true), patience)
}

test('what is written in one process is soon read in the other', async () => {
  await read('/forum')
  expect(await sourceOf('/forum')).toBe('memory')
  const post = await publishAs(member, 'Written over there')
  await untilRead('/forum', (text) => text.includes('Written over there'))
  await read(post)
  expect(await sourceOf(post)).toBe('memory')
  await member.send(post, { body: { content: 'A comment from over there' } })
  await untilRead(post, (text) => text.includes('A comment from over there'))
  await member.send('/profile/edit', { body: { displayName: 'Over There', bio: '' } })
  await untilRead(post, (text) => text.includes('Over There'))
  await member.send(post, { body: { go: 'remove' } })
  await untilRead('/forum', (text) => !text.includes('Written over there'))
  expect((await read(post)).status).toBe(303)
})

test('with the database killed what was read before is still read', async () => {
  const post = await publishAs(member, 'Still there')
  await untilRead('/forum', (text) => text.includes('Still there'))
  await read(post)
  await postgresql.halt('immediate')
  for (const path of ['/forum', post]) {
    await vi.waitFor(async () => expect(await sourceOf(path)).toBe('stale'), patience)
    const answer = await read(path)
    expect(answer.status).toBe(200)
    expect(answer.text).toContain('Still there')
  }
  // Nobody has read it, and nobody signed in is shown an old page.
  expect((await read('/forum?type=episode')).status).toBe(503)
  expect((await member.send('/forum')).status).toBe(503)
  expect((await read('/readyz')).status).toBe(503)
})

test('when it is back, what was taken away meanwhile is not shown', async () => {
  await postgresql.start()
  await vi.waitFor(
    async () => expect((await send(`${writing.url}/readyz`)).status).toBe(200),
    patience,
  )
  await vi.waitFor(async () => expect(await sourceOf('/forum')).toBe('memory'), patience)
  const list = await member.send('/forum')
  const post = /href="(\/forum\/post\/[\w-]+)"[^>]*>Still there</.exec(list.text)?.[1] ?? ''
  await member.send(post, { body: { go: 'remove' } })
  await untilRead('/forum', (text) => !text.includes('Still there'))
  await postgresql.halt('immediate')
  await vi.waitFor(async () => expect((await read('/readyz')).status).toBe(503), patience)
  expect((await read('/forum')).text).not.toContain('Still there')
  expect((await read(post)).text).not.toContain('Still there')
})
