import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { currentSchema } from '../../prisma/schema-snapshot'
import { engineOn } from '../support/database/schema-engine'

// Prisma cannot describe these tables: the words that search knows. The tables behind them belong to SQLite itself.
const virtualTables = ['CommentSearch', 'EpisodeSearch', 'PostSearch']
const shadows = ['_config', '_content', '_data', '_docsize', '_idx']

test('the tables are exactly those of the models', async () => {
  const schema = { path: 'schema.prisma', content: currentSchema('sqlite') }
  const engine = await engineOn(process.env.DATABASE_URL ?? '')
  const difference = await engine.diff({
    from: { tag: 'schemaDatasource', files: [schema], configDir: '' },
    to: { tag: 'schemaDatamodel', files: [schema] },
    script: false,
    exitCode: true,
    filters: {
      externalTables: virtualTables.flatMap((name) => [name, ...shadows.map((end) => name + end)]),
      externalEnums: [],
    },
  })
  engine.free()
  expect(difference).toMatchObject({ exitCode: 0 })
})

// Prisma changes a table by copying its rows and dropping it, which drops its triggers too. Then add them to that
// migration again.
test('every trigger is there', async () => {
  const rows = await db.$queryRaw<{ name: string }[]>`
    SELECT "name" FROM sqlite_master WHERE "type" IN ('trigger', 'table')
    AND ("type" = 'trigger' OR "sql" LIKE 'CREATE VIRTUAL%') ORDER BY "name"`
  expect(rows.map(({ name }) => name)).toEqual([
    ...['AuditEntry_delete', 'AuditEntry_insert', 'AuditEntry_update', 'CommentSearch'],
    ...['Comment_search_insert', 'Comment_search_update', 'EpisodeSearch', 'EpisodeWords_delete'],
    ...['PostSearch', 'Post_search_insert', 'Post_search_update'],
    ...['SearchEntry_delete', 'SearchEntry_pending'],
  ])
})

test('only tables of which the order of rows tells nothing new keep the order of writing', async () => {
  const rows = await db.$queryRaw<{ name: string }[]>`
    SELECT "name" FROM pragma_table_list WHERE "type" = 'table' AND NOT "wr" ORDER BY "name"`
  const names = rows.map(({ name }) => name).filter((name) => /^[A-Z]/.test(name))
  // Their ids or exact times reveal the order too, or they belong to no member.
  expect(names).toEqual([
    ...['Block', 'Comment', 'Connection', 'Cover', 'CurtainDraft', 'Episode', 'EpisodeWords'],
    ...['Message', 'Passkey', 'Post', 'RecoveryCode', 'Report', 'SearchEntry', 'SecondStep'],
    ...['Subscriber', 'Token', 'Transcript', 'User'],
  ])
})
