import type { DatabaseKind } from '~/database/kind.server'
import { mailServer, type MailServer } from '../support/mail/mail-server'
import {
  queryOnce,
  startPostgresql,
  type PostgresqlServer,
} from '../support/database/postgresql-server'
import { getSqliteUrl } from '../support/forum/sample-content'
import { sessionSecret, startSite, type Site, type Variables } from '../support/site/site-server'

export type SiteUnderTest = {
  site: Site
  /** The URL of its database, for direct queries. */
  databaseUrl: string
  mail: MailServer
  postgresql: PostgresqlServer | undefined
  /** The environment with which a second site shares its database. */
  environment: Variables
}

export const company = 'company@example.com'

/** The site's own PostgreSQL role, so that limits apply to the site and not to the test's connection. */
export const siteRole = 'site'

/** Starts the built site with its own database and a real SMTP server, does `work`, and ends all of it. */
export async function withSite<T>(
  database: DatabaseKind,
  work: (under: SiteUnderTest) => Promise<T>,
  more: Variables = {},
): Promise<T> {
  const mail = await mailServer()
  await mail.start()
  const postgresql = database === 'postgresql' ? await startPostgresql() : undefined
  let site: Site | undefined
  try {
    const DATABASE_URL = postgresql ? await createForRole(postgresql) : ''
    const fixed = { MAIL_URL: mail.url, CONTACT_TO: company, SESSION_SECRET: sessionSecret }
    site = await startSite({ environment: { ...fixed, DATABASE_URL, ...more } })
    const databaseUrl = postgresql ? postgresql.url('site') : getSqliteUrl(site)
    const environment = { ...fixed, DATABASE_URL: DATABASE_URL || databaseUrl }
    return await work({ site, databaseUrl, mail, postgresql, environment })
  } finally {
    await site?.remove()
    await postgresql?.stop()
    await mail.stop()
  }
}

/** Creates the database `site`, and the role that owns it. @returns its URL for that role */
export async function createForRole(postgresql: PostgresqlServer) {
  await queryOnce(postgresql.url('postgres'), `CREATE ROLE ${siteRole} LOGIN PASSWORD 'for-tests'`)
  await queryOnce(postgresql.url('postgres'), `CREATE DATABASE "site" OWNER ${siteRole}`)
  const url = new URL(postgresql.url('site'))
  return String(Object.assign(url, { username: siteRole, password: 'for-tests' }))
}
