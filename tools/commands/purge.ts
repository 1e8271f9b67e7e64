import { closeDatabase } from '~/database/db.server'
import { purge } from '~/domain/retention/purge.server'
import { env } from '~/runtime/env.server'
import { migrateOrExit } from '../../prisma/migrate-or-exit'

/** Purges once and prints what was deleted; the running site does it daily. */
await migrateOrExit(env.DATABASE_DIRECT_URL)
for (const [kind, count] of Object.entries(await purge())) {
  process.stdout.write(`${kind.padEnd(18)}${count}\n`)
}
await closeDatabase()
