import { afterAll, expect, test } from 'vitest'
import { measured, withSource } from '../../support/http/cached-reading'
import { send } from '../../support/http/raw-http'
import { publishAs, signUpAt } from '../../support/http/raw-member'
import type { Site } from '../../support/site/site-server'
import { startSitesOnPostgresql } from '../../support/site/sites-on-postgresql'
import { soon } from '../../support/soon'

const { sites, postgresql, stop } = await startSitesOnPostgresql(2, measured)
afterAll(() => stop())
const [writing, reading] = sites as [Site, Site]
const member = await signUpAt(writing)

const read = (path: string) => send(reading.url + path)
const sourceOf = async (path: string) => (await withSource(reading, () => read(path))).source

/** Reads until a page shows it. Both processes have a cache of one second. */
const untilRead = (path: string, isShown: (text: string) => boolean) =>
  soon(async () => expect(isShown((await read(path)).text)).toBe(true))

test('a write of one process is soon read in the other', async () => {
  await soon(async () => expect(await sourceOf('/forum')).toBe('memory'))
  const post = await publishAs(member, 'Written over there')
  await untilRead('/forum', (text) => text.includes('Written over there'))
  await member.send(post, { body: { content: 'A comment from over there' } })
  await untilRead(post, (text) => text.includes('A comment from over there'))
  await member.send('/profile/edit', { body: { displayName: 'Over There', bio: '' } })
  await untilRead(post, (text) => text.includes('Over There'))
  await member.send(post, { body: { go: 'remove' } })
  await untilRead('/forum', (text) => !text.includes('Written over there'))
  await soon(async () => expect((await read(post)).status).toBe(303))
})

test('while the database is away the last copies are sent, and 503 for what has none', async () => {
  const post = await publishAs(member, 'Still there')
  await untilRead('/forum', (text) => text.includes('Still there'))
  await read(post)
  await postgresql.halt('immediate')
  for (const path of ['/forum', post]) {
    await soon(async () => expect(await sourceOf(path)).toBe('stale'))
    const answer = await read(path)
    expect(answer.status).toBe(200)
    expect(answer.text).toContain('Still there')
  }
  // Nobody has read this page before, and members never get an old one.
  expect((await read('/forum?type=episode')).status).toBe(503)
  expect((await member.send('/forum')).status).toBe(503)
  expect((await read('/readyz')).status).toBe(503)
})

test('pages are rendered again when it is back', async () => {
  await postgresql.start()
  await soon(async () => expect((await send(`${writing.url}/readyz`)).status).toBe(200))
  await soon(async () => expect(await sourceOf('/forum')).toBe('memory'))
  const list = await member.send('/forum')
  const post = /href="(\/forum\/post\/[\w-]+)"[^>]*>Still there</.exec(list.text)?.[1] ?? ''
  await member.send(post, { body: { go: 'remove' } })
  await untilRead('/forum', (text) => !text.includes('Still there'))
  await soon(async () => expect((await read(post)).status).toBe(303))
  await postgresql.halt('immediate')
  await soon(async () => expect((await read('/readyz')).status).toBe(503))
  expect((await read(post)).text).not.toContain('Still there')
})
