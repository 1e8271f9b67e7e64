import { databaseKind } from '~/database/kind.server'
import { applyMigrations } from '../../../prisma/apply-migrations'
import { migrationsFolder, readMigrations } from '../../../prisma/migration-files'
import { migrationsHarness } from '../database/migrations-harness'

/**
 * Brings an empty database to where an older version left it.
 * @param before the end of the name of the first migration that is left out
 */
export async function applyMigrationsBefore(url: string, before: string): Promise<void> {
  const room = migrationsHarness()
  const all = readMigrations(migrationsFolder(databaseKind(url)))
  const end = all.findIndex(({ name }) => name.endsWith(before))
  for (const { name, sql } of all.slice(0, end)) room.write(name, sql)
  await applyMigrations(url, room.folder)
  room.remove()
}
