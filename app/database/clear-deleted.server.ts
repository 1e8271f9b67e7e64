import { databaseKind, db } from '~/database/db.server'
import { env } from '~/runtime/env.server'
import { log } from '~/runtime/log.server'

/**
 * Takes what was deleted out of SQLite's write-ahead log, where the pages of before stand until they are written over.
 * The database's own pages are overwritten as they are freed (`secure_delete`). Somebody who reads at this moment may keep
 * it back until the next time; it never fails what it is called after.
 */
export async function clearDeleted(): Promise<void> {
  if (databaseKind(env.DATABASE_URL) !== 'sqlite') return
  try {
    await db.$queryRaw`PRAGMA wal_checkpoint(TRUNCATE)`
  } catch (error) {
    log.warn({ err: error }, 'the write-ahead log was not tombstone')
  }
}
