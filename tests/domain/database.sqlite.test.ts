import { describe, expect, test } from 'vitest'
import { db, type Transaction } from '~/database/db.server'
import { runTwice, sourceUrl } from '../support/site/run-twice'

function addUser(name: string, client: Transaction = db) {
  return client.user.create({
    data: {
      username: name,
      usernameKey: name,
      email: `${name}@x.test`,
      emailKey: `${name}@x.test`,
    },
  })
}

describe('SQLite', () => {
  test.each([
    ['the connection that writes', 'PRAGMA '],
    ['the connection that reads', 'SELECT * FROM pragma_'],
  ])('%s is durable and checks foreign keys', async (_, ask) => {
    const read = async (name: string) => {
      const sql = `${ask}${name}`
      const [row] = await db.$queryRawUnsafe<Record<string, unknown>[]>(sql)
      return String(Object.values(row ?? {})[0])
    }
    expect(await read('journal_mode')).toBe('wal')
    expect(await read('synchronous')).toBe('2')
    expect(await read('foreign_keys')).toBe('1')
    expect(await read('busy_timeout')).toBe('5')
  })

  test('keeps a write that was acknowledged beside a transaction which rolls back', async () => {
    let beside: Promise<unknown> = Promise.resolve()
    const failing = db.$transaction(async (tx) => {
      await addUser('inside', tx)
      beside = addUser('beside').then((user) => user)
      expect(await db.user.count()).toBe(0)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await beside
    expect(await db.user.findMany({ select: { username: true } })).toEqual([{ username: 'beside' }])
  })

  test('goes on after a COMMIT that failed', async () => {
    const failing = db.$transaction(async (tx) => {
      await tx.$executeRaw`PRAGMA defer_foreign_keys=ON`
      await tx.session.create({
        data: { tokenHash: 'a', userId: 'nobody', expiresAt: new Date() },
      })
    })
    await expect(failing).rejects.toThrow()
    await db.$transaction(async (tx) => addUser('later', tx))
    expect(await db.session.count()).toBe(0)
    expect(await db.user.count()).toBe(1)
  })

  test('two processes that read, count and write lose nothing', async () => {
    const { id } = await db.post.create({
      data: { title: 'Title', content: 'Content', type: 'general' },
    })
    const source = `
      const { db, closeDatabase } = await import(process.argv[1])
      const where = { id: process.argv[2] }
      for (let round = 0; round < 25; round += 1) {
        await db.$transaction(async (tx) => {
          const { views } = await tx.post.findUniqueOrThrow({ where })
          await new Promise((resolve) => setTimeout(resolve, 5))
          await tx.post.update({ where, data: { views: views + 1 } })
        })
      }
      await closeDatabase()
    `
    await runTwice(source, sourceUrl('app/database/db.server.ts'), id)
    expect(await db.post.findUnique({ where: { id } })).toMatchObject({ views: 50 })
  })
})
