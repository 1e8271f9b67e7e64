import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { indexAllPending } from '~/domain/search/index-pending.server'
import { hotQueries, makeForum } from '../../support/forum/hot-queries'
import { makePost } from '../../support/forum/factories'
import { leaveSearchGap } from '../../support/forum/search-gap'
import { recordQueries, sentBy, type Sent } from '../../support/database/recorded-queries'

recordQueries()

// PostgreSQL scans small tables despite any index. The setting makes it avoid scans where it can.
let client: pg.Client
beforeAll(async () => {
  client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  await client.query('SET enable_seqscan = off')
})
afterAll(() => client.end())

test('no query that readers trigger all the time scans a table', async () => {
  const forum = await makeForum()
  await leaveSearchGap()
  for (const [name, query] of Object.entries(hotQueries)) {
    // A search adds this post to the index.
    await makePost(forum.member)
    const sent = await sentBy(() => query(forum))
    const queries = sent.filter(({ sql }) => !/^UPDATE "public"."Post"/.test(sql))
    expect(queries.length, name).toBeGreaterThan(0)
    expect(await scansOf(queries), name).toEqual([])
  }
})

test('what is pending for search is found by its own index', async () => {
  const { id } = await makePost((await makeForum()).member)
  const sent = (await sentBy(() => indexAllPending())).filter(({ sql }) =>
    /WHERE "isPending"/.test(sql),
  )
  expect(sent.length).toBeGreaterThan(0)
  // With few entries, or without statistics, both indexes cost the same and either may be chosen.
  await client.query(
    `INSERT INTO "SearchEntry" ("postId", "isPending") SELECT $1, false FROM generate_series(1, 1000)`,
    [id],
  )
  await client.query('VACUUM ANALYZE "SearchEntry"')
  for (const { sql, args } of sent)
    expect(await planOf(sql, args)).toContainEqual(
      expect.stringContaining('SearchEntry_pending_idx'),
    )
})

test.each([
  ['a scan', () => db.post.findMany({ where: { title: 'A title' } })],
  ['a scan of search', () => db.$queryRaw`SELECT 1 FROM "PostSearch" WHERE "title"::text = 'a'`],
])('%s would be noticed', async (_, work) => {
  expect(await scansOf(await sentBy(work))).not.toEqual([])
})

async function scansOf(queries: Sent[]) {
  const found: string[] = []
  for (const { sql, args } of queries.filter(isStatement)) {
    const scans = (await planOf(sql, args)).filter((line) => line.includes('Seq Scan'))
    found.push(...scans.map((line) => `${line.trim()} in ${sql}`))
  }
  return found
}

async function planOf(sql: string, args: unknown[]) {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`, args)
  return rows.map((row) => row['QUERY PLAN'])
}

function isStatement({ sql }: Sent) {
  return /^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b/i.test(sql)
}
