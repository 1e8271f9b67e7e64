import { expect, test } from 'vitest'
import { presentSchema } from '../../prisma/schema-snapshot'
import { engineOn } from '../support/schema-engine'

test('the tables are exactly those of the models', async () => {
  const schema = { path: 'schema.prisma', content: presentSchema('sqlite') }
  const engine = await engineOn(process.env.DATABASE_URL ?? '')
  const difference = await engine.diff({
    from: { tag: 'schemaDatasource', files: [schema], configDir: '' },
    to: { tag: 'schemaDatamodel', files: [schema] },
    script: false,
    exitCode: true,
    filters: { externalTables: [], externalEnums: [] },
  })
  engine.free()
  expect(difference).toMatchObject({ exitCode: 0 })
})
