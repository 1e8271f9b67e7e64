import { restrictPermissions } from '~/database/file-permissions.server'
import { env } from '~/runtime/env.server'
import { log } from '~/runtime/log.server'
import { migrateOrExit } from '../../prisma/migrate-or-exit'

/** Closes the site's files to others, and brings the database up to date, before anybody is answered. */
export async function prepareDatabase(): Promise<void> {
  restrictPermissions({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL })
  const applied = await migrateOrExit(env.DATABASE_DIRECT_URL)
  if (applied.length) log.info({ migrations: applied }, 'database migrated')
}
