import { databaseKind } from '~/database/kind.server'
import { applyMigrations } from '../../../prisma/apply-migrations'
import { migrationsFolder, readMigrations } from '../../../prisma/migration-files'
import { migrationsHarness } from '../database/migrations-harness'

/**
 * Migrates an empty database to an older version.
 * @param before the end of the name of the first migration to leave out
 */
export async function applyMigrationsBefore(url: string, before: string): Promise<void> {
  const room = migrationsHarness()
  const all = readMigrations(migrationsFolder(databaseKind(url)))
  const end = all.findIndex(({ name }) => name.endsWith(before))
  for (const { name, sql } of all.slice(0, end)) room.write(name, sql)
  await applyMigrations(url, room.folder)
  room.remove()
}
