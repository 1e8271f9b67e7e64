import { databaseKind } from './kind.server'
import { watchPostgresql } from './content/watch-postgresql.server'
import { watchSqlite } from './content/watch-sqlite.server'

/**
 * Counts what other processes write to the pages that visitors read, within a second of the write, in `content`.
 * @returns how to stop
 */
export function watchContent(url: string): () => Promise<void> {
  return databaseKind(url) === 'sqlite' ? watchSqlite() : watchPostgresql(url)
}
