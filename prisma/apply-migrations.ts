import { databaseKind, sqliteFile } from '../app/database/kind.server'
import { applyToPostgresql } from './apply-postgresql'
import { applyToSqlite } from './apply-sqlite'
import { migrationsFolder, readMigrations } from './migration-files'

/**
 * Brings a database up to date without Prisma's command-line tool, which is for development only.
 * The history is kept in Prisma's own table and form. Two processes may start at once.
 * @param databaseUrl `file:…` or `postgresql://…`
 * @param folder the migrations; this project's unless told
 * @returns the names applied now, in order; empty when the database was up to date
 * @throws {Error} in words when the database is out of reach, when a migration fails (it is undone,
 *   those before it stay), or when an applied one was changed, is missing or had failed half-way
 */
export async function applyMigrations(
  databaseUrl: string,
  folder = migrationsFolder(databaseKind(databaseUrl)),
): Promise<string[]> {
  const migrations = readMigrations(folder)
  return databaseKind(databaseUrl) === 'sqlite'
    ? applyToSqlite(sqliteFile(databaseUrl), migrations)
    : applyToPostgresql(databaseUrl, migrations)
}
