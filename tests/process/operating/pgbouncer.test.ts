import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isPgbouncerHere, startPgbouncer } from '../../support/database/pgbouncer'
import { startPostgresql, type PostgresqlServer } from '../../support/database/postgresql-server'
import { send } from '../../support/http/raw-http'
import { publishAs, signUpAt } from '../../support/http/raw-member'
import { sessionSecret, startSite, type Site } from '../../support/site/site-server'
import { soon } from '../../support/soon'

// `npx tsx tools/test-wide.ts` installs PgBouncer, and runs the tests of several processes and the journeys through it.
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
  })

  afterAll(async () => {
    await Promise.all(sites.map((site) => site.remove()))
    for (const { stop } of poolers) stop()
    await postgresql.stop()
  })

  async function start(pooler: number, direct: string) {
    const environment = { DATABASE_URL: poolers[pooler]?.url, DATABASE_DIRECT_URL: direct }
    const site = await startSite({ environment: { ...environment, SESSION_SECRET: sessionSecret } })
    sites.push(site)
    return site
  }

  test('starts and serves where it may migrate past it', async () => {
    const site = await start(0, postgresql.url('site'))
    await publishAs(await signUpAt(site), 'Written through it')
    await soon(async () =>
      expect((await send(`${site.url}/forum`)).text).toContain('Written through it'),
    )
  })

  test('does not start where it would have to migrate through it, and says what to set', async () => {
    await expect(start(0, '')).rejects.toThrow(/a pooler answers there; set DATABASE_DIRECT_URL/)
  })

  test('needs no direct URL where the pooler takes the timeouts, and starts again', async () => {
    const site = await start(1, '')
    await publishAs(await signUpAt(site), 'Written through the other')
    await soon(async () =>
      expect((await send(`${site.url}/forum`)).text).toContain('Written through the other'),
    )
    // A lock that outlived its transaction would belong to a connection of the pooler.
    await site.end('SIGTERM')
    await site.start()
    expect((await send(`${site.url}/forum`)).text).toContain('Written through the other')
  })
})
