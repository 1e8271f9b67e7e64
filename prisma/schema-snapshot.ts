import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { DatabaseKind } from '../app/database/kind.server'
import { migrationsFolder } from './migration-files'

/** Reads the whole schema of one database as it is now: datasource, generator and models. */
export function presentSchema(kind: DatabaseKind): string {
  const folder = path.dirname(migrationsFolder(kind))
  return ['schema.prisma', 'models.prisma']
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n')
}

/**
 * Reads the schema that the newest migration of a folder leads to. Its name does not end in
 * `.prisma`, because Prisma would take it for a part of the schema.
 * @returns null when there is no migration yet
 */
export function lastSnapshot(folder: string): string | null {
  if (!existsSync(folder)) return null
  const newest = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .at(-1)
  return newest ? readFileSync(path.join(folder, newest, 'schema.snapshot'), 'utf8') : null
}
