import type Sqlite from 'better-sqlite3'

/**
 * Locks a SQLite database for this connection alone, until it is closed. Only the last connection may end the
 * write-ahead log, so that success proves that nobody else uses the database; the site's start turns it on again.
 * @throws {Error} in words when somebody else uses it, and the driver's error when it is damaged
 */
export function lockAlone(database: Sqlite.Database): void {
  if (database.inTransaction) return
  try {
    database.pragma('journal_mode = DELETE')
    database.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    if (!(error as { code?: string }).code?.startsWith('SQLITE_BUSY')) throw error
    throw new Error('The database is in use; stop the site first.', { cause: error })
  }
}
