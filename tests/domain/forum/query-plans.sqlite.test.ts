import Sqlite from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sqliteFile } from '~/database/kind.server'
import { db } from '~/database/db.server'
import { indexAllPending } from '~/domain/search/index-pending.server'
import { makePost } from '../../support/forum/factories'
import { hotQueries, makeForum } from '../../support/forum/hot-queries'
import { recordQueries, sentBy, type Sent } from '../../support/database/recorded-queries'

recordQueries()

let database: Sqlite.Database
beforeAll(() => (database = new Sqlite(sqliteFile(process.env.DATABASE_URL ?? ''))))
afterAll(() => database.close())

test('no query that readers trigger all the time scans a table', async () => {
  const forum = await makeForum()
  for (const [name, query] of Object.entries(hotQueries)) {
    const sent = await sentBy(() => query(forum))
    const queries = sent.filter(({ sql }) => !/^UPDATE `main`.`Post`/.test(sql))
    expect(queries.length, name).toBeGreaterThan(0)
    expect(queries.flatMap(slowSteps), name).toEqual([])
  }
})

test('what is pending for search is found by its own index', async () => {
  await makePost((await makeForum()).member)
  const sent = (await sentBy(() => indexAllPending())).filter(({ sql }) =>
    /WHERE .*"isPending"/.test(sql),
  )
  expect(sent.length).toBeGreaterThan(0)
  for (const each of sent)
    expect(planOf(each)).toContainEqual(expect.stringContaining('SearchEntry_pending_idx'))
})

test.each([
  ['a scan', () => db.post.findMany({ where: { title: 'A title' } })],
  ['a scan with a limit', () => db.post.findFirst({ where: { title: 'A title' } })],
  ['sorting', () => db.post.findMany({ where: { type: 'general' }, orderBy: { views: 'desc' } })],
  ['search without words', () => db.$queryRaw`SELECT rowid FROM "PostSearch"`],
])('%s would be noticed', async (_, work) => {
  expect((await sentBy(work)).flatMap(slowSteps)).not.toEqual([])
})

// SQLite plans without reading values.
function slowSteps({ sql, args }: Sent) {
  if (!/^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b/i.test(sql)) return []
  return planOf({ sql, args })
    .filter((detail) => isSlow(detail, sql))
    .map((detail) => `${detail} in ${sql}`)
}

function planOf({ sql, args }: Sent) {
  const plan = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(args.map(() => null))
  return (plan as { detail: string }[]).map(({ detail }) => detail)
}

function isSlow(step: string, sql: string) {
  // Numbering the replies of a page's threads sorts their ids, and ranking sorts a few candidates.
  if (/USE TEMP B-TREE FOR .*ORDER BY/.test(step))
    return !/OVER \(PARTITION BY r\."parentId"|SUM\(weighed/.test(sql)
  // Full-text search by MATCH, and parameters that are passed as JSON.
  if (/^SCAN \S+ VIRTUAL TABLE INDEX \d+:\S*M|^SCAN (j|json_each) VIRTUAL/.test(step)) return false
  // Rows that the statement itself has selected.
  if (
    /^SCAN (\(subquery-\d+\)|sub|exact(_\d)?|by_prefix(_\d)?|first|thread|shown_thread|shown_reply|fresh|alike|neighbours|hit|weighed|ranked)$/.test(
      step,
    )
  )
    return false
  // There are few episodes.
  if (/^SCAN episode /.test(step)) return false
  // The newest rows in the order of the index, up to the limit.
  if (/^SCAN \S+ USING (COVERING )?INDEX/.test(step)) return !/ORDER BY .* LIMIT/s.test(sql)
  return /^SCAN (?!CONSTANT ROW)/.test(step)
}
