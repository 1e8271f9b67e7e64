import { startPgbouncer } from '../database/pgbouncer'
import { startPostgresql, type PostgresqlServer } from '../database/postgresql-server'
import { sessionSecret, startSite, type Site, type Variables } from './site-server'

export type SitesOnPostgresql = {
  sites: Site[]
  postgresql: PostgresqlServer
  databaseUrl: string
  stop: () => Promise<void>
}

// `npx tsx tools/test-wide.ts` also runs every test of several processes in this way.
const isPooled = Boolean(process.env.TEST_PGBOUNCER)

/**
 * Starts the built site `count` times at once, as on separate machines. The sites share an empty PostgreSQL database
 * and the secret.
 */
export async function startSitesOnPostgresql(
  count: number,
  more: Variables = {},
): Promise<SitesOnPostgresql> {
  const postgresql = await startPostgresql()
  await postgresql.createDatabase('site')
  const databaseUrl = postgresql.url('site')
  const pooler = isPooled ? await startPgbouncer(databaseUrl) : undefined
  const database = pooler
    ? { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: databaseUrl }
    : { DATABASE_URL: databaseUrl }
  const environment = { ...database, SESSION_SECRET: sessionSecret, ...more }
  const sites = await Promise.all(Array.from({ length: count }, () => startSite({ environment })))
  const stop = async () => {
    await Promise.all(sites.map((site) => site.remove()))
    pooler?.stop()
    await postgresql.stop()
  }
  return { sites, postgresql, databaseUrl, stop }
}
