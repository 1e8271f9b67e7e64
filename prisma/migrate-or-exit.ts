import { databaseKind, sqliteFile } from '../app/database/kind.server'
import { describeError } from '../app/database/errors.server'
import { exitWithMessage } from '../app/runtime/exit-with-message.server'
import { applyMigrations } from './apply-migrations'
import { refuseHalfMoved } from './move/side-of'

/**
 * Migrates the database and returns the migrations' names. On failure, or after an unfinished copy into it, exits with
 * one line without passwords.
 */
export async function migrateOrExit(databaseUrl: string): Promise<string[]> {
  try {
    const applied = await applyMigrations(databaseUrl)
    await refuseHalfMoved(databaseUrl)
    return applied
  } catch (error) {
    return exitWithMessage(`DATABASE_URL: ${locationOf(databaseUrl)}: ${describeError(error)}`)
  }
}

/** The location of a database, without its password. */
export function locationOf(databaseUrl: string) {
  if (databaseKind(databaseUrl) === 'sqlite') return sqliteFile(databaseUrl)
  const { host, pathname } = new URL(databaseUrl)
  return `PostgreSQL at ${host}${pathname}`
}
