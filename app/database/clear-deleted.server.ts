import { databaseKind, db } from '~/database/db.server'
import { env } from '~/runtime/env.server'
import { log } from '~/runtime/log.server'

/** Truncates SQLite's write-ahead log, which keeps deleted rows; a reader may delay that. Never throws. */
export async function clearDeleted(): Promise<void> {
  if (databaseKind(env.DATABASE_URL) !== 'sqlite') return
  try {
    await db.$queryRaw`PRAGMA wal_checkpoint(TRUNCATE)`
  } catch (error) {
    log.warn({ err: error }, 'the write-ahead log was not emptied')
  }
}
