import Sqlite from 'better-sqlite3'
import { describe, expect, test, vi } from 'vitest'
import { db } from '~/database/db.server'
import { sqliteFile } from '~/database/kind.server'
import { env } from '~/runtime/env.server'
import { makeMember, makePost } from '../support/forum/factories'

// Whatever Prisma asks SQLite goes through it.
const statement = Object.getPrototypeOf(new Sqlite(':memory:').prepare('SELECT 1')) as {
  all(): unknown[]
}

const titles = () => db.post.findMany({ select: { title: true }, orderBy: { sortKey: 'asc' } })

async function asking(read: () => Promise<unknown>) {
  const all = vi.spyOn(statement, 'all')
  const found = await read()
  const asked = all.mock.calls.length
  all.mockRestore()
  return { found, asked }
}

/** Another process, as far as SQLite knows. */
function elsewhere(work: (other: Sqlite.Database) => unknown) {
  const other = new Sqlite(sqliteFile(env.DATABASE_URL))
  work(other)
  other.close()
}

test('what nobody has changed is not asked for again', async () => {
  await makePost(await makeMember())
  const reads = [
    titles,
    () => db.post.count(),
    () => db.user.findFirst(),
    () => db.user.findUnique({ where: { usernameKey: 'nobody' } }),
    () => db.post.groupBy({ by: ['type'], _count: true }),
  ]
  for (const read of reads) {
    const first = await asking(read)
    const second = await asking(read)
    expect([first.asked > 0, second.asked]).toEqual([true, 0])
    expect(second.found).toEqual(first.found)
  }
  // Another question is another one.
  expect((await asking(() => db.post.count({ where: { title: 'x' } }))).asked).toBe(1)
})

describe('a write is seen at once', () => {
  test('of this process', async () => {
    const { id } = await makePost(await makeMember())
    await titles()
    await db.post.update({ where: { id }, data: { title: 'Another title' } })
    expect(await titles()).toEqual([{ title: 'Another title' }])
    await db.$executeRaw`UPDATE "Post" SET "title" = 'A third one'`
    expect(await titles()).toEqual([{ title: 'A third one' }])
  })

  test('of another process', async () => {
    await makePost(await makeMember())
    await titles()
    elsewhere((other) => other.exec(`UPDATE "Post" SET "title" = 'From elsewhere'`))
    expect(await titles()).toEqual([{ title: 'From elsewhere' }])
  })

  test('of a transaction: inside before it ends, outside afterwards, and nowhere if it is rolled back', async () => {
    const { id } = await makePost(await makeMember(), { title: 'As it was before' })
    const change = (title: string, end: () => void) =>
      db.$transaction(async (tx) => {
        await titles()
        await tx.post.update({ where: { id }, data: { title } })
        expect((await tx.post.findMany()).map((post) => post.title)).toEqual([title])
        expect(await titles()).toEqual([{ title: 'As it was before' }])
        end()
      })
    const refused = change('Never to be', () => {
      throw new Error('no')
    })
    await expect(refused).rejects.toThrow('no')
    expect(await titles()).toEqual([{ title: 'As it was before' }])
    await change('As it is now', () => {})
    expect(await titles()).toEqual([{ title: 'As it is now' }])
  })

  test('of another process while a question is under way', async () => {
    await makePost(await makeMember())
    const underWay = titles()
    elsewhere((other) => other.exec(`UPDATE "Post" SET "title" = 'Meanwhile'`))
    await underWay
    expect(await titles()).toEqual([{ title: 'Meanwhile' }])
  })

  test('of another process while this one is not connected', async () => {
    await makePost(await makeMember())
    // Each connection counts from the same number.
    await db.$disconnect()
    await db.$connect()
    await titles()
    await db.$disconnect()
    elsewhere((other) => other.exec(`UPDATE "Post" SET "title" = 'While away'`))
    await db.$connect()
    expect(await titles()).toEqual([{ title: 'While away' }])
  })
})

test('what is remembered cannot be changed by whoever reads it', async () => {
  await makePost(await makeMember())
  const found = await db.post.findMany({ include: { author: true } })
  expect(() => found.pop()).toThrow(TypeError)
  expect(() => Object.assign(found[0]?.author ?? {}, { username: 'x' })).toThrow(TypeError)
})

test('a failure is not remembered', async () => {
  const missing = () => db.post.findUniqueOrThrow({ where: { id: 'nowhere' } })
  await expect(missing()).rejects.toThrow()
  await expect(missing()).rejects.toThrow()
  elsewhere((other) =>
    other.exec(`INSERT INTO "Post" ("id", "sortKey", "title", "content", "type", "isAnonymous")
      VALUES ('nowhere', 'a', 'Now here', 'Some content', 'general', 0)`),
  )
  expect((await missing()).title).toBe('Now here')
})
