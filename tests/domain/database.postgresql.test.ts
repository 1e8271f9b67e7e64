import { createServer } from 'node:net'
import { describe, expect, test } from 'vitest'
import { db, openDatabase } from '~/database/db.server'

describe('PostgreSQL', () => {
  test.each([
    ['statement_timeout', '10s'],
    ['lock_timeout', '5s'],
    ['idle_in_transaction_session_timeout', '15s'],
  ])('%s is %s', async (name, value) => {
    const [row] = await db.$queryRaw<{ set: string }[]>`SELECT current_setting(${name}) AS set`
    expect(row?.set).toBe(value)
  })

  test('a server that accepts and then says nothing is given up', async () => {
    const silent = createServer(() => {})
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const address = silent.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const other = openDatabase(`postgresql://x:y@127.0.0.1:${port}/z`)
    try {
      await expect(other.user.count()).rejects.toThrow()
    } finally {
      await other.$disconnect()
      silent.close()
    }
  })
})
