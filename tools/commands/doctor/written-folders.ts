import path from 'node:path'
import { databaseKind, sqliteFile } from '~/database/kind.server'
import { env } from '~/runtime/env.server'

/** The folders that the site writes to: its data, its copies, and its SQLite database, which may be elsewhere. */
export function writtenFolders(): string[] {
  const folders = [env.DATA_DIR, env.BACKUP_DIR, databaseFile() && path.dirname(databaseFile())]
  return [...new Set(folders.flatMap((folder) => (folder ? [path.resolve(folder)] : [])))]
}

/** The SQLite file, or an empty text on PostgreSQL. */
export function databaseFile(): string {
  return databaseKind(env.DATABASE_URL) === 'sqlite' ? sqliteFile(env.DATABASE_URL) : ''
}
