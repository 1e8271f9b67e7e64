import { afterEach, expect, test } from 'vitest'
import { applyMigrations } from '../../../prisma/apply-migrations'
import { migrationsHarness } from '../../support/database/migrations-harness'
import { applyMigrationsBefore } from '../../support/site/old-migrations'

const room = migrationsHarness()
afterEach(() => room.remove())

test('a forum from before there was search is marked to be taken in, oldest first', async () => {
  await applyMigrationsBefore(room.url, '_search')
  for (const id of ['p2', 'p1']) {
    room.ask(`INSERT INTO "Post" ("id", "title", "content", "type")
      VALUES ('${id}', 'Title', 'Content', 'general')`)
  }
  room.ask(`INSERT INTO "Comment" ("id", "postId", "content") VALUES ('c1', 'p1', 'Content')`)
  await applyMigrations(room.url)
  // Ids have changed; the former ones give the order.
  const entries =
    room.ask(`SELECT e."number", p."sortKey" AS "post", c."sortKey" AS "comment", e."isPending"
    FROM "SearchEntry" e JOIN "Post" p ON p."id" = e."postId"
    LEFT JOIN "Comment" c ON c."id" = e."commentId" ORDER BY e."number"`)
  expect(entries).toEqual([
    { number: 1, post: 'p1', comment: null, isPending: 1 },
    { number: 2, post: 'p2', comment: null, isPending: 1 },
    { number: 3, post: 'p1', comment: 'c1', isPending: 1 },
  ])
})
