import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import type { Database } from 'better-sqlite3'
import { expect, test, vi } from 'vitest'
import { keepStatements } from '~/database/prepared-statements.server'

const query = (sql: string, ...args: unknown[]) => ({
  sql,
  args,
  argTypes: args.map(() => ({ scalarType: 'string' as const, arity: 'scalar' as const })),
})

test('a query is prepared once, and answered for each of its values', async () => {
  const connection = await new PrismaBetterSqlite3({ url: ':memory:' }).connect()
  await connection.executeScript('CREATE TABLE word (text TEXT); INSERT INTO word VALUES (1), (2)')
  const { client } = connection as typeof connection & { client: Database }
  const prepare = vi.spyOn(client, 'prepare')
  const reader = keepStatements(connection)
  const find = async (text: string) =>
    (await reader.queryRaw(query('SELECT text FROM word WHERE text = ?', text))).rows
  expect([await find('1'), await find('2'), await find('3')]).toEqual([[['1']], [['2']], []])
  expect(prepare).toHaveBeenCalledTimes(1)
})

test('a changed table is seen by a kept statement', async () => {
  const reader = keepStatements(await new PrismaBetterSqlite3({ url: ':memory:' }).connect())
  await reader.executeScript('CREATE TABLE word (text TEXT); INSERT INTO word VALUES (1)')
  const all = () => reader.queryRaw(query('SELECT * FROM word'))
  expect((await all()).columnNames).toEqual(['text'])
  await reader.executeScript('ALTER TABLE word ADD COLUMN more TEXT')
  const { columnNames, rows } = await all()
  expect(columnNames.length).toBe(rows[0]?.length)
})
