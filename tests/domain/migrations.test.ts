import { expect, test } from 'vitest'
import { databaseKind } from '~/database/db.server'
import { applyMigrations } from '../../prisma/apply-migrations'
import { migrationsFolder, readMigrations } from '../../prisma/migration-files'
import { engineOn } from '../support/database/schema-engine'

const url = process.env.DATABASE_URL ?? ''
const kind = databaseKind(url)
const filters = { externalTables: [], externalEnums: [] }

test('a database that is up to date has nothing to apply', async () => {
  expect(await applyMigrations(url)).toEqual([])
})

test('the history is one that Prisma itself agrees with', async () => {
  const engine = await engineOn(url)
  const folder = migrationsFolder(kind)
  const migrationDirectories = readMigrations(folder).map(({ name, sql }) => ({
    path: name,
    migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value: sql } },
  }))
  const diagnosis = await engine.diagnoseMigrationHistory({
    migrationsList: {
      baseDir: folder,
      lockfile: { path: 'migration_lock.toml', content: `provider = "${kind}"` },
      shadowDbInitScript: '',
      migrationDirectories,
    },
    optInToShadowDatabase: false,
    filters,
  })
  engine.free()
  expect(diagnosis).toEqual({
    editedMigrationNames: [],
    failedMigrationNames: [],
    hasMigrationsTable: true,
    history: null,
  })
})
