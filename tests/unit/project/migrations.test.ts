import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sqliteFile } from '~/database/kind.server'
import { applyMigrations } from '../../../prisma/apply-migrations'
import { schemaDiff } from '../../../prisma/schema-diff'
import { migrationsHarness } from '../../support/database/migrations-harness'
import { migrateTwice } from '../../support/database/migrate-twice'

let harness: ReturnType<typeof migrationsHarness>
const apply = () => applyMigrations(harness.url, harness.folder)

beforeEach(() => {
  harness = migrationsHarness()
  harness.write('1_parents', 'CREATE TABLE parent (id TEXT PRIMARY KEY NOT NULL);')
  harness.write('2_rows', "INSERT INTO parent VALUES ('a'); INSERT INTO parent VALUES ('b');")
})

afterEach(() => harness.remove())

test('each is applied once, in order', async () => {
  expect(await apply()).toEqual(['1_parents', '2_rows'])
  expect(await apply()).toEqual([])
  expect(harness.ask('SELECT id FROM parent')).toEqual([{ id: 'a' }, { id: 'b' }])
})

test('what one drops is in no byte of the file', async () => {
  harness.write('2_rows', `INSERT INTO parent VALUES ('${'dropped words '.repeat(500)}');`)
  await apply()
  harness.write('3_drop', 'DROP TABLE parent')
  await apply()
  expect(readFileSync(sqliteFile(harness.url), 'latin1')).not.toContain('dropped words')
})

test('one that comes later is applied alone', async () => {
  await apply()
  harness.write('3_more', "INSERT INTO parent VALUES ('c')")
  expect(await apply()).toEqual(['3_more'])
})

test('one that fails leaves the database as it was, and can be mended', async () => {
  harness.write('3_half', "INSERT INTO parent VALUES ('c'); INSERT INTO nowhere VALUES ('d');")
  await expect(apply()).rejects.toThrow(/^The migration 3_half failed and was undone: .*nowhere/)
  expect(harness.ask('SELECT count(*) AS n FROM parent')).toEqual([{ n: 2 }])
  expect(harness.ask('SELECT count(*) AS n FROM _prisma_migrations')).toEqual([{ n: 2 }])
  harness.write('3_half', "INSERT INTO parent VALUES ('c')")
  expect(await apply()).toEqual(['3_half'])
})

test('an applied one that was changed is refused, and nothing after it runs', async () => {
  await apply()
  harness.write('2_rows', "INSERT INTO parent VALUES ('z')")
  harness.write('3_more', "INSERT INTO parent VALUES ('c')")
  await expect(apply()).rejects.toThrow('The migration 2_rows was changed after it was applied')
  expect(harness.ask('SELECT count(*) AS n FROM parent')).toEqual([{ n: 2 }])
})

test('an applied one that is missing is refused', async () => {
  await apply()
  rmSync(path.join(harness.folder, '1_parents'), { recursive: true })
  await expect(apply()).rejects.toThrow('The database has the migration 1_parents, which')
})

test('one that Prisma recorded as failed is refused, until it is marked as rolled back', async () => {
  await apply()
  harness.ask("UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = '2_rows'")
  await expect(apply()).rejects.toThrow('The migration 2_rows failed half-way')
  harness.ask('DELETE FROM parent')
  harness.ask("UPDATE _prisma_migrations SET rolled_back_at = 1 WHERE migration_name = '2_rows'")
  expect(await apply()).toEqual(['2_rows'])
})

test('rows that would refer to nothing are refused', async () => {
  harness.write('3_child', 'CREATE TABLE child (parentId TEXT REFERENCES parent(id))')
  harness.write('4_orphan', "INSERT INTO child VALUES ('nobody')")
  await expect(apply()).rejects.toThrow('4_orphan failed and was undone: rows of child would refer')
  expect(harness.ask('SELECT * FROM child')).toEqual([])
})

test('a table that Prisma redefines keeps every row that refers to it', async () => {
  const schema = (note: string) => `
    datasource db {
      provider = "sqlite"
    }
    model Parent {
      id       String  @id
      note     ${note}
      children Child[]
    }
    model Child {
      id       String @id
      parentId String
      parent   Parent @relation(fields: [parentId], references: [id], onDelete: Cascade)
    }`
  harness.write('3_tables', (await schemaDiff('sqlite', null, schema('String?'))) ?? '')
  rmSync(path.join(harness.folder, '1_parents'), { recursive: true })
  rmSync(path.join(harness.folder, '2_rows'), { recursive: true })
  await apply()
  harness.ask("INSERT INTO Parent VALUES ('p', 'kept')")
  harness.ask("INSERT INTO Child VALUES ('c', 'p'), ('d', 'p')")
  const redefine = await schemaDiff('sqlite', schema('String?'), schema('String @default("")'))
  expect(redefine).toContain('DROP TABLE "Parent"')
  harness.write('4_redefine', redefine ?? '')
  expect(await apply()).toEqual(['4_redefine'])
  expect(harness.ask('SELECT id FROM Child')).toEqual([{ id: 'c' }, { id: 'd' }])
  expect(harness.ask('SELECT note FROM Parent')).toEqual([{ note: 'kept' }])
})

test('two processes at once apply each once', async () => {
  const names = await migrateTwice(harness.url, harness.folder)
  expect(names.sort()).toEqual(['1_parents', '2_rows'])
  expect(harness.ask('SELECT count(*) AS n FROM parent')).toEqual([{ n: 2 }])
})

test('the database is durable from the first migration on', async () => {
  await apply()
  expect(harness.ask('PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }])
})
