import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DatabaseKind } from '../app/database/kind.server'

export type Migration = { name: string; sql: string; checksum: string }

/** A row of `_prisma_migrations`. Only whether a time is null matters. */
export type Recorded = {
  migration_name: string
  checksum: string
  finished_at: unknown
  rolled_back_at: unknown
}

/** The folder of this project's migrations, from source or from build/server.js; throws when there is none. */
export function migrationsFolder(kind: DatabaseKind): string {
  let folder = path.dirname(fileURLToPath(import.meta.url))
  while (!existsSync(path.join(folder, 'prisma', kind))) {
    const parent = path.dirname(folder)
    if (parent === folder) throw new Error(`No folder prisma/${kind} was found.`)
    folder = parent
  }
  return path.join(folder, 'prisma', kind, 'migrations')
}

/** Reads the migrations of a folder, oldest first; throws when one is incomplete. */
export function readMigrations(folder: string): Migration[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map((name) => {
      const sql = readFileSync(path.join(folder, name, 'migration.sql'), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    })
}

/** The pending migrations; throws when the histories of folder and database differ. */
export function pendingMigrations(migrations: Migration[], recorded: Recorded[]): Migration[] {
  const applied = recorded.filter((row) => row.rolled_back_at === null)
  for (const row of applied) refuseDisagreement(row, migrations)
  const known = new Set(applied.map((row) => row.migration_name))
  return migrations.filter(({ name }) => !known.has(name))
}

function refuseDisagreement(row: Recorded, migrations: Migration[]) {
  const name = row.migration_name
  const file = migrations.find((migration) => migration.name === name)
  if (row.finished_at === null) {
    throw new Error(`The migration ${name} failed half-way; repair the database before starting.`)
  }
  if (!file) {
    throw new Error(
      `The database has the migration ${name}, which these files lack; is this an older version?`,
    )
  }
  if (file.checksum !== row.checksum) {
    throw new Error(`The migration ${name} was changed after it was applied; restore its file.`)
  }
}
