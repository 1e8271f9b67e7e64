import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { db } from '~/database/db.server'
import { applyMigrations } from '../../prisma/apply-migrations'
import { migrationsFolder, readMigrations } from '../../prisma/migration-files'
import { schemaDiff } from '../../prisma/schema-diff'
import { currentSchema } from '../../prisma/schema-snapshot'
import { describeBoth } from '../support/database/describe-postgresql'
import { migrateTwice } from '../support/database/migrate-twice'
import { migrationsHarness } from '../support/database/migrations-harness'

const url = process.env.DATABASE_URL ?? ''

// The search index, which Prisma cannot describe.
const isSearchTable = (line: string) => /\b(Post|Comment|Episode)Search\b/.test(line)

const wordsIndexed = (line: string) => /USING gin \((.+)\)/.exec(line)?.[1] ?? []

// tests/unit/project/migrations.test.ts has SQLite's cases. Here each case begins in the state in which the previous
// one ended.
describe('on PostgreSQL', () => {
  let harness: ReturnType<typeof migrationsHarness>
  const apply = () => applyMigrations(url, harness.folder)

  beforeAll(() => {
    harness = migrationsHarness()
    for (const { name, sql } of readMigrations(migrationsFolder('postgresql'))) {
      harness.write(name, sql)
    }
  })

  afterAll(() => harness.remove())

  test('the tables are exactly those of the models', async () => {
    const script = await schemaDiff('postgresql', null, currentSchema('postgresql'))
    const { present, scripted } = await describeBoth(url, script ?? '')
    expect(present.filter((line) => !isSearchTable(line))).toEqual(scripted)
    expect(present.flatMap(wordsIndexed)).toEqual([
      '(ARRAY[(number / 131072)]), whole',
      'words',
      '(ARRAY[(number / 131072)]), title, whole',
    ])
    expect(present.length).toBeGreaterThan(50)
  })

  test('every trigger is there', async () => {
    const rows = await db.$queryRaw<{ name: string }[]>`
      SELECT tgname::text AS name FROM pg_trigger WHERE NOT tgisinternal ORDER BY tgname`
    expect(rows.map(({ name }) => name)).toEqual([
      ...['AuditEntry_change', 'AuditEntry_truncate', 'Comment_search_insert'],
      ...[
        'Comment_search_update',
        'Post_search_insert',
        'Post_search_update',
        'SearchEntry_pending',
      ],
    ])
  })

  test('one that fails leaves the database as it was', async () => {
    harness.write('9_one', 'CREATE TABLE one (id TEXT); INSERT INTO nowhere VALUES (1);')
    await expect(apply()).rejects.toThrow(/^The migration 9_one failed and was undone: .*nowhere/)
    expect(await db.$queryRaw`SELECT to_regclass('one')::text AS one`).toEqual([{ one: null }])
  })

  test('two processes at once apply each once', async () => {
    harness.write('9_one', 'CREATE TABLE one (id TEXT)')
    expect(await migrateTwice(url, harness.folder)).toEqual(['9_one'])
    expect(await apply()).toEqual([])
  })

  test('a process waits without a limit while another one migrates', async () => {
    const other = new pg.Client({ connectionString: url })
    onTestFinished(() => other.end().catch(() => {}))
    await other.connect()
    await other.query('SELECT pg_advisory_lock(72707369)')
    const impatient = new URL(url)
    impatient.searchParams.set('options', '-c lock_timeout=100 -c statement_timeout=100')
    const applied = expect(applyMigrations(impatient.href, harness.folder)).resolves.toEqual([])
    const waiting = () => db.$queryRaw`
      SELECT 1 FROM pg_locks l JOIN pg_database d ON d.oid = l.database
      WHERE l.locktype = 'advisory' AND l.objid = 72707369 AND NOT l.granted
        AND d.datname = current_database()`
    await vi.waitFor(async () => expect(await waiting()).toHaveLength(1), { timeout: 10_000 })
    await other.query('SELECT pg_sleep(0.5)')
    await other.end()
    await applied
  })

  test('an applied one that was changed or is missing is refused', async () => {
    harness.write('9_one', 'CREATE TABLE two (id TEXT)')
    await expect(apply()).rejects.toThrow('The migration 9_one was changed after it was applied')
    await expect(applyMigrations(url)).rejects.toThrow('The database has the migration 9_one')
  })
})
