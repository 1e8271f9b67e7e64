import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { isPgbouncerHere, startPgbouncer } from '../../support/database/pgbouncer'
import { startPostgresql, type PostgresqlServer } from '../../support/database/postgresql-server'
import { measured, withSource } from '../../support/http/cached-reading'
import { send } from '../../support/http/raw-http'
import { publishAs, signUpAt } from '../../support/http/raw-member'
import { sessionSecret, startSite, type Site } from '../../support/site/site-server'

// In milliseconds: a busy machine may take long.
const timeout = 20_000

// `npm run test:wide` installs it, and sends the tests of several processes and the journeys through it.
describe.skipIf(!isPgbouncerHere)('a site that reaches PostgreSQL through PgBouncer', () => {
  let postgresql: PostgresqlServer
  let poolers: Awaited<ReturnType<typeof startPgbouncer>>[]
  const sites: Site[] = []

  beforeAll(async () => {
    postgresql = await startPostgresql()
    await postgresql.createDatabase('site')
    const tolerant =
      'ignore_startup_parameters = lock_timeout, statement_timeout, idle_in_transaction_session_timeout\n'
    poolers = await Promise.all([
      startPgbouncer(postgresql.url('site')),
      startPgbouncer(postgresql.url('site'), tolerant),
    ])
  }, 120_000)

  afterAll(async () => {
    await Promise.all(sites.map((site) => site.remove()))
    for (const { stop } of poolers) stop()
    await postgresql.stop()
  })

  async function start(pooler: number, direct: string) {
    const environment = { DATABASE_URL: poolers[pooler]?.url, DATABASE_DIRECT_URL: direct }
    const site = await startSite({
      environment: { ...environment, ...measured, SESSION_SECRET: sessionSecret },
    })
    sites.push(site)
    const status = async () => (await withSource(site, () => send(`${site.url}/forum`))).source
    return { site, status }
  }

  test('keeps pages in memory where it hears of writes past it', async () => {
    const { site, status } = await start(0, postgresql.url('site'))
    await vi.waitFor(async () => expect(await status()).toBe('memory'), timeout)
    await publishAs(await signUpAt(site), 'Heard of')
    const isShown = async () => (await send(`${site.url}/forum`)).text.includes('Heard of')
    await vi.waitFor(async () => expect(await isShown()).toBe(true), timeout)
  })

  test('does not start where it would have to migrate through it, and says what to set', async () => {
    await expect(start(0, '')).rejects.toThrow(/a pooler answers there; set DATABASE_DIRECT_URL/)
  })

  test('otherwise says so, and shows what another process writes a second later', async () => {
    const { site, status } = await start(1, '')
    const warning = async () => expect(await site.log()).toContain('Set DATABASE_DIRECT_URL')
    await vi.waitFor(warning, timeout)
    const member = await signUpAt(sites[0] as Site)
    for (const title of ['Not heard of', 'Nor this']) {
      await publishAs(member, title)
      await pause(1_000)
      expect(await status()).toBe('rendered')
      expect((await send(`${site.url}/forum`)).text).toContain(title)
    }
  })
})
