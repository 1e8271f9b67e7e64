import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { applyMigrations } from '../../../prisma/apply-migrations'
import { moveDatabase } from '../../../prisma/move/move-database'
import { refuseHalfMoved } from '../../../prisma/move/side-of'
import { startPostgresql } from '../../support/database/postgresql-server'
import { inDatabase } from '../../support/in-database'
import { getSqliteUrl } from '../../support/forum/sample-content'
import { siteForFile } from '../../support/site/site-for-file'

const server = await startPostgresql()
afterAll(() => server.stop())
const site = await siteForFile()
await site.end('SIGTERM')
await inDatabase(site, (db) => db.rateLimit.create({ data: { key: 'anybody', points: 1 } }))
const migrated = await newDatabase('migrated')
await applyMigrations(migrated)
const wanted = await indexesOf(migrated)

async function newDatabase(name: string) {
  await server.createDatabase(name)
  return server.url(name)
}

async function query<T>(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows as T[]
}

async function indexesOf(url: string) {
  const found = await query<{ says: string }>(
    url,
    `SELECT indexdef AS says FROM pg_indexes WHERE schemaname = 'public'
     UNION ALL SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
       FROM pg_constraint WHERE connamespace = 'public'::regnamespace
     UNION ALL SELECT tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text
       FROM pg_trigger WHERE NOT tgisinternal`,
  )
  return found.map(({ says }) => says).sort()
}

const move = (target: string, onProgress: Parameters<typeof moveDatabase>[2] = () => {}) =>
  moveDatabase(getSqliteUrl(site), target, onProgress)

test('indexes, foreign keys and triggers that number are dropped for the copy, and all are there afterwards', async () => {
  const foreignKey: unknown = expect.stringContaining('FOREIGN KEY')
  expect(wanted).toContainEqual(foreignKey)
  const target = await newDatabase('moved')
  const cutAt = (stage: string, at: number) => (now: string, done: number) => {
    if (now === stage && done >= at) throw new Error(`cut off at ${stage}`)
  }
  await expect(move(target, cutAt('Copying', 1))).rejects.toThrow('cut off at Copying')
  expect(await indexesOf(target)).not.toContainEqual(foreignKey)
  for (const at of [1, 5])
    await expect(move(target, cutAt('Indexing', at))).rejects.toThrow('cut off at Indexing')
  await expect(refuseHalfMoved(target)).rejects.toThrow('has not ended')
  expect((await move(target)).every(({ isSame }) => isSame)).toBe(true)
  expect(await indexesOf(target)).toEqual(wanted)
  await refuseHalfMoved(target)
})

test('a database that is refused keeps its own', async () => {
  const target = await newDatabase('filled')
  await applyMigrations(target)
  await query(target, `INSERT INTO "RateLimit" SELECT 'somebody', 1, now()`)
  await expect(move(target)).rejects.toThrow('holds something already')
  expect(await indexesOf(target)).toEqual(wanted)
})

test('one that was filled while a copy had stopped gets its own back', async () => {
  const target = await newDatabase('filled_later')
  await expect(
    move(target, (stage) => {
      if (stage === 'Indexing') throw new Error('cut off')
    }),
  ).rejects.toThrow('cut off')
  await query(target, 'DELETE FROM "_move"')
  await query(target, `INSERT INTO "RateLimit" SELECT 'somebody', 1, now()`)
  await expect(move(target)).rejects.toThrow('holds something already')
  expect(await indexesOf(target)).toEqual(wanted)
})
