import { startPostgresql } from '../../support/postgresql-server'
import { loadSampleContent, sqliteUrlOf } from '../../support/sample-content'
import { startSite, type Site } from '../../support/site-server'
import { announceSites, type KnownSite } from './sites'

/** Playwright's global set-up: three sites on free ports, each with sample content of its own. */
export default async function startSites() {
  const postgresql = await startPostgresql()
  await postgresql.createDatabase('site')
  const environment = {
    DATABASE_URL: postgresql.url('site'),
    SESSION_SECRET: 'only-for-tests-only-for-tests-only',
  }
  const sites = {
    sqlite: await startSite(),
    postgresql: await startSite({ environment }),
    development: await startSite({ mode: 'development' }),
  }
  announceSites({
    sqlite: await fill(sites.sqlite, sqliteUrlOf(sites.sqlite)),
    postgresql: await fill(sites.postgresql, environment.DATABASE_URL),
    development: await fill(sites.development, sqliteUrlOf(sites.development)),
  })
  return async () => {
    await Promise.all(Object.values(sites).map((site) => site.remove()))
    await postgresql.stop()
  }
}

async function fill({ url, folder }: Site, databaseUrl: string): Promise<KnownSite> {
  return { url, folder, members: await loadSampleContent(databaseUrl) }
}
