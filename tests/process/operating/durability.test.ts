import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publishAs, signUpAt } from '../../support/http/raw-member'
import { startSite, type Site } from '../../support/site/site-server'
import { startSitesOnPostgresql } from '../../support/site/sites-on-postgresql'

async function startOnSqlite() {
  const site = await startSite()
  return { sites: [site], stop: () => site.remove() }
}

const databases = [
  ['SQLite', startOnSqlite],
  ['PostgreSQL', () => startSitesOnPostgresql(1)],
] as const

describe.each(databases)('a server on %s that is killed', (_, start) => {
  let site: Site
  let stop: () => Promise<void>

  beforeAll(async () => {
    const started = await start()
    ;[site] = started.sites as [Site]
    ;({ stop } = started)
  })

  afterAll(() => stop())

  async function killAndStart() {
    await site.end('SIGKILL')
    await site.start()
  }

  test('keeps what it has answered, and the members stay signed in', async () => {
    const member = await signUpAt(site)
    const body = { title: 'Written just before', content: 'The power went.', type: 'general' }
    expect((await member.send('/forum/new', { body })).status).toBe(303)
    await killAndStart()
    expect((await member.send('/profile')).text).toContain(member.email)
    expect((await member.send('/forum')).text).toContain('Written just before')

    const post = await publishAs(member, 'To be answered')
    expect((await member.send(post, { body: { content: 'A last word' } })).status).toBe(303)
    expect((await member.send(`${post}/like`, { body: { liked: '1' } })).status).toBe(303)
    await killAndStart()
    const liked = await member.send(post)
    expect(liked.text).toMatch(/aria-pressed="true"/)
    expect(liked.text).toContain('1 like')
    expect(liked.text).toContain('A last word')

    expect((await member.send('/auth/signout', { body: {} })).status).toBe(303)
    await killAndStart()
    expect((await member.send('/profile')).status).toBe(303)
  })
})
