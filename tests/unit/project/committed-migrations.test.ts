import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { migrationsFolder } from '../../../prisma/migration-files'
import { schemaDiff } from '../../../prisma/schema-diff'
import { currentSchema, migratedSchema } from '../../../prisma/schema-snapshot'

const kinds = ['sqlite', 'postgresql'] as const

test.each(kinds)('%s: the newest migration leads to the present schema', async (kind) => {
  const missing = await schemaDiff(kind, migratedSchema(kind), currentSchema(kind))
  expect(missing, 'run `npm run migration -- <name>`').toBeNull()
})

test('both databases have the same migrations', () => {
  const [sqlite, postgresql] = kinds.map((kind) =>
    readdirSync(migrationsFolder(kind)).filter((name) => /^\d/.test(name)),
  )
  expect(sqlite).toEqual(postgresql)
  expect(sqlite).not.toEqual([])
})
