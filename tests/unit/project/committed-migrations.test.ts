import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { migrationsFolder } from '../../../prisma/migration-files'
import { schemaDiff } from '../../../prisma/schema-diff'
import { lastSnapshot, currentSchema } from '../../../prisma/schema-snapshot'

const kinds = ['sqlite', 'postgresql'] as const

test.each(kinds)('%s: the newest migration leads to the present schema', async (kind) => {
  const snapshot = lastSnapshot(migrationsFolder(kind))
  const missing = await schemaDiff(kind, snapshot, currentSchema(kind))
  expect(missing, 'run `npm run migration -- <name>`').toBeNull()
})

test('both databases have the same migrations', () => {
  const [sqlite, postgresql] = kinds.map((kind) =>
    readdirSync(migrationsFolder(kind)).filter((name) => /^\d/.test(name)),
  )
  expect(sqlite).toEqual(postgresql)
  expect(sqlite).not.toEqual([])
})
