import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgresql, type PostgresqlServer } from '../../support/database/postgresql-server'
import { publishAs, signUpAt } from '../../support/http/raw-member'
import { startSite, type Site, type Variables } from '../../support/site/site-server'

describe.each(['SQLite', 'PostgreSQL'])('a server on %s that is killed', (kind) => {
  let postgresql: PostgresqlServer | undefined
  let site: Site

  beforeAll(async () => {
    const environment: Variables = {}
    if (kind === 'PostgreSQL') {
      postgresql = await startPostgresql()
      await postgresql.createDatabase('site')
      environment.DATABASE_URL = postgresql.url('site')
      environment.SESSION_SECRET = 'only-for-tests-only-for-tests-only'
    }
    site = await startSite({ environment })
  })

  afterAll(async () => {
    await site.remove()
    await postgresql?.stop()
  })

  async function killAndStart() {
    await site.end('SIGKILL')
    await site.start()
  }

  test('keeps what it has answered, and the members stay signed in', async () => {
    const member = await signUpAt(site)
    await killAndStart()
    const profile = await member.send('/profile')
    expect(profile.status).toBe(200)
    expect(profile.text).toContain(member.email)

    const body = { title: 'Written just before', content: 'The power went.', type: 'general' }
    expect((await member.send('/forum/new', { body })).status).toBe(303)
    await killAndStart()
    expect((await member.send('/forum')).text).toContain('Written just before')

    const post = await publishAs(member, 'To be answered')
    expect((await member.send(post, { body: { content: 'A last word' } })).status).toBe(303)
    await killAndStart()
    expect((await member.send(post)).text).toContain('A last word')

    expect((await member.send(`${post}/like`, { body: { liked: '1' } })).status).toBe(303)
    await killAndStart()
    const liked = await member.send(post)
    expect(liked.text).toMatch(/aria-pressed="true"/)
    expect(liked.text).toContain('1 like')

    expect((await member.send('/auth/signout', { body: {} })).status).toBe(303)
    await killAndStart()
    expect((await member.send('/profile')).status).toBe(303)
  })
})
