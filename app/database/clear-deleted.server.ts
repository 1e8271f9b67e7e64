import { databaseKind, db } from '~/database/db.server'
import { env } from '~/runtime/env.server'
import { log } from '~/runtime/log.server'

const interval = 60_000

/** Truncates SQLite's write-ahead log, which keeps deleted rows; a reader may delay that. Never throws. */
export async function clearDeleted(): Promise<void> {
  if (databaseKind(env.DATABASE_URL) !== 'sqlite') return
  try {
    await db.$queryRaw`PRAGMA wal_checkpoint(TRUNCATE)`
  } catch (error) {
    log.warn({ err: error }, 'the write-ahead log was not emptied')
  }
}

/**
 * Empties the write-ahead log every minute, for what nobody waits for, and for what a reader has delayed.
 * @returns a stop function
 */
export function clearDeletedNowAndThen(every = interval): () => void {
  const timer = setInterval(() => void clearDeleted(), every).unref()
  return () => clearInterval(timer)
}
