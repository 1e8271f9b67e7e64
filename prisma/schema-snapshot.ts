import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { DatabaseKind } from '../app/database/kind.server'
import { migrationsFolder } from './migration-files'

/** The models of both databases. */
export const modelsFile = path.join(prismaFolder('sqlite'), '..', 'models.prisma')

/** The models after the newest migration, for both databases. Not named `.prisma`, because Prisma would load it. */
export const snapshotFile = path.join(prismaFolder('sqlite'), '..', 'models.snapshot')

/** The current schema of one database: datasource, generator and models. */
export function currentSchema(kind: DatabaseKind): string {
  return schemaOf(kind, modelsFile)
}

/** The schema of one database after the newest migration, or null when there is no migration. */
export function migratedSchema(kind: DatabaseKind): string | null {
  return existsSync(snapshotFile) ? schemaOf(kind, snapshotFile) : null
}

function schemaOf(kind: DatabaseKind, models: string) {
  const files = [path.join(prismaFolder(kind), 'schema.prisma'), models]
  return files.map((file) => readFileSync(file, 'utf8')).join('\n')
}

function prismaFolder(kind: DatabaseKind) {
  return path.dirname(migrationsFolder(kind))
}
