import { afterEach, expect, test } from 'vitest'
import { applyMigrations } from '../../prisma/apply-migrations'
import { migrationsFolder, readMigrations } from '../../prisma/migration-files'
import { migrationsRoom } from '../support/migrations-room'

const room = migrationsRoom()
afterEach(() => room.remove())

test('a forum from before there was search is marked to be taken in, oldest first', async () => {
  const migrations = readMigrations(migrationsFolder('sqlite'))
  const search = migrations.findIndex(({ name }) => name.endsWith('_search'))
  for (const { name, sql } of migrations.slice(0, search)) room.write(name, sql)
  await applyMigrations(room.url, room.folder)
  for (const id of ['p2', 'p1']) {
    room.ask(`INSERT INTO "Post" ("id", "title", "content", "type")
      VALUES ('${id}', 'Title', 'Content', 'general')`)
  }
  room.ask(`INSERT INTO "Comment" ("id", "postId", "content") VALUES ('c1', 'p1', 'Content')`)
  await applyMigrations(room.url)
  expect(room.ask('SELECT * FROM "SearchEntry" ORDER BY "number"')).toEqual([
    { number: 1, postId: 'p1', commentId: null, isPending: 1 },
    { number: 2, postId: 'p2', commentId: null, isPending: 1 },
    { number: 3, postId: 'p1', commentId: 'c1', isPending: 1 },
  ])
})
