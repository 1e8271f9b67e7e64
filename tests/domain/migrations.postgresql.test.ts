import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { applyMigrations } from '../../prisma/apply-migrations'
import { migrationsFolder, readMigrations } from '../../prisma/migration-files'
import { schemaDiff } from '../../prisma/schema-diff'
import { presentSchema } from '../../prisma/schema-snapshot'
import { describeBoth } from '../support/describe-postgresql'
import { migrateTwice } from '../support/migrate-twice'
import { migrationsRoom } from '../support/migrations-room'

const url = process.env.DATABASE_URL ?? ''

// SQLite's cases are in tests/unit/migrations.test.ts; here each begins where the one before ended.
describe('on PostgreSQL', () => {
  let room: ReturnType<typeof migrationsRoom>
  const apply = () => applyMigrations(url, room.folder)

  beforeAll(() => {
    room = migrationsRoom()
    for (const { name, sql } of readMigrations(migrationsFolder('postgresql'))) {
      room.write(name, sql)
    }
  })

  afterAll(() => room.remove())

  test('the tables are exactly those of the models', async () => {
    const script = await schemaDiff('postgresql', null, presentSchema('postgresql'))
    const { present, scripted } = await describeBoth(url, script ?? '')
    expect(present).toEqual(scripted)
    expect(present.length).toBeGreaterThan(50)
  })

  test('one that fails leaves the database as it was', async () => {
    room.write('9_one', 'CREATE TABLE one (id TEXT); INSERT INTO nowhere VALUES (1);')
    await expect(apply()).rejects.toThrow(/^The migration 9_one failed and was undone: .*nowhere/)
    expect(await db.$queryRaw`SELECT to_regclass('one')::text AS one`).toEqual([{ one: null }])
  })

  test('two processes at once apply each once', async () => {
    room.write('9_one', 'CREATE TABLE one (id TEXT)')
    expect(await migrateTwice(url, room.folder)).toEqual(['9_one'])
    expect(await apply()).toEqual([])
  }, 30_000)

  test('an applied one that was changed or is missing is refused', async () => {
    room.write('9_one', 'CREATE TABLE two (id TEXT)')
    await expect(apply()).rejects.toThrow('The migration 9_one was changed after it was applied')
    await expect(applyMigrations(url)).rejects.toThrow('The database has the migration 9_one')
  })
})
