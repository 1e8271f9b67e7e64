import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { DatabaseKind } from '../app/database/kind.server'
import { migrationsFolder } from './migration-files'

/** The current schema of one database: datasource, generator and models. */
export function currentSchema(kind: DatabaseKind): string {
  const folder = path.dirname(migrationsFolder(kind))
  return ['schema.prisma', 'models.prisma']
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n')
}

/** The schema after a folder's newest migration, or null. Not named `.prisma`, because Prisma would load it. */
export function lastSnapshot(folder: string): string | null {
  if (!existsSync(folder)) return null
  const newest = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .at(-1)
  return newest ? readFileSync(path.join(folder, newest, 'schema.snapshot'), 'utf8') : null
}
