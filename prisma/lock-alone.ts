import type Sqlite from 'better-sqlite3'

/**
 * Locks a SQLite database for this connection until it is closed. Only the last connection can turn off the write-ahead
 * log, so success proves that nobody else uses the database. The site turns it on again at its start.
 * @throws {Error} with a sentence when somebody else uses it, and the driver's error when it is damaged
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
