import { afterEach, expect, test } from 'vitest'
import { applyMigrations } from '../../../prisma/apply-migrations'
import { migrationsHarness } from '../../support/database/migrations-harness'
import { applyMigrationsBefore } from '../../support/site/old-migrations'

const harness = migrationsHarness()
afterEach(() => harness.remove())

test('a forum from before there was search is marked to be taken in, oldest first', async () => {
  await applyMigrationsBefore(harness.url, '_search')
  for (const id of ['p2', 'p1']) {
    harness.ask(`INSERT INTO "Post" ("id", "title", "content", "type")
      VALUES ('${id}', 'Title', 'Content', 'general')`)
  }
  harness.ask(`INSERT INTO "Comment" ("id", "postId", "content") VALUES ('c1', 'p1', 'Content')`)
  await applyMigrations(harness.url)
  // Ids have changed; the former ones give the order.
  const entries =
    harness.ask(`SELECT e."number", p."sortKey" AS "post", c."sortKey" AS "comment", e."isPending"
    FROM "SearchEntry" e JOIN "Post" p ON p."id" = e."postId"
    LEFT JOIN "Comment" c ON c."id" = e."commentId" ORDER BY e."number"`)
  expect(entries).toEqual([
    { number: 1, post: 'p1', comment: null, isPending: 1 },
    { number: 2, post: 'p2', comment: null, isPending: 1 },
    { number: 3, post: 'p1', comment: 'c1', isPending: 1 },
  ])
})
