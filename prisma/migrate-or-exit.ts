import { databaseKind, sqliteFile } from '../app/database/kind.server'
import { exitWithMessage } from '../app/runtime/exit-with-message.server'
import { applyMigrations } from './apply-migrations'
import { refuseHalfMoved } from './move/side-of'

/**
 * Migrates the database and returns the migrations' names. On failure, and where a copy into it has not ended, exits
 * with one line, without passwords.
 */
export async function migrateOrExit(databaseUrl: string): Promise<string[]> {
  try {
    const applied = await applyMigrations(databaseUrl)
    await refuseHalfMoved(databaseUrl)
    return applied
  } catch (error) {
    return exitWithMessage(`DATABASE_URL: ${locationOf(databaseUrl)}: ${reasonOf(error)}`)
  }
}

/** Where a database is, without its password. */
export function locationOf(databaseUrl: string) {
  if (databaseKind(databaseUrl) === 'sqlite') return sqliteFile(databaseUrl)
  const { host, pathname } = new URL(databaseUrl)
  return `PostgreSQL at ${host}${pathname}`
}

const reasons: Record<string, string> = {
  SQLITE_NOTADB: 'this file is not a SQLite database',
  SQLITE_CORRUPT: 'this database is damaged; restore a backup',
  SQLITE_CANTOPEN: 'this file or its folder cannot be opened',
  SQLITE_READONLY: 'this file or its folder cannot be written to',
  SQLITE_BUSY: 'another process holds its lock',
  SQLITE_FULL: 'the disk is full',
  '28P01': 'it refuses this user or password',
  '28000': 'it refuses this user or password',
  '3D000': 'there is no database of this name',
  '08P01': 'a pooler answers there; set DATABASE_DIRECT_URL to the database itself',
  ECONNREFUSED: 'nothing answers there',
  ENOTFOUND: 'there is no such host',
}

/** Why a database cannot be used, in words that name no password. */
export function reasonOf(error: unknown): string {
  // Node's error for a host with several addresses has a code but no message.
  const { code = '', message = '' } = error as { code?: string; message?: string }
  const known = reasons[code] ?? reasons[code.split('_').slice(0, 2).join('_')]
  return known ? `${known}.` : message.split('\n')[0] || code
}
