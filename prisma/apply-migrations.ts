import { databaseKind, sqliteFile } from '../app/database/kind.server'
import { applyToPostgresql } from './apply-postgresql'
import { applyToSqlite } from './apply-sqlite'
import { migrationsFolder, readMigrations } from './migration-files'

/**
 * Migrates a database without Prisma's command-line tool, a development dependency, in Prisma's own history format.
 * Two processes may start at once.
 * @param folder the migrations, by default this project's
 * @returns the names of the applied migrations, in order
 * @throws {Error} when the database is unreachable, a migration fails (it alone is rolled back), or an applied one
 * was changed, is missing or had failed
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
