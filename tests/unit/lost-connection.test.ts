import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { isServiceUnavailable, openDatabase, type Database } from '~/database/db.server'

const message = (type: string, body: Buffer) => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(type), length, body])
}
const authenticated = message('R', Buffer.alloc(4))
const ready = message('Z', Buffer.from('I'))
const terminated = message(
  'E',
  Buffer.from('SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0'),
)

// Because it is sent in one piece, the error is read before the waiting caller gets the connection.
const endWhenReady = (socket: Socket) =>
  socket.once('data', () => socket.end(Buffer.concat([authenticated, ready, terminated])))

const resetAtFirstQuery = (socket: Socket) =>
  socket.once('data', () => {
    socket.write(Buffer.concat([authenticated, ready]))
    socket.once('data', () => socket.resetAndDestroy())
  })

const ways: [string, (database: Database) => Promise<unknown>][] = [
  ['a query', (database) => database.post.count()],
  ['a transaction', (database) => database.$transaction(async (tx) => tx.post.count())],
  ['a query in SQL', (database) => database.$queryRaw`SELECT 1`],
  ['a write in SQL', (database) => database.$executeRaw`UPDATE "Post" SET "viewCount" = 1`],
]

describe.each([
  ['that PostgreSQL ends as soon as it is ready', endWhenReady],
  ['that is reset', resetAtFirstQuery],
  ['that is refused', null],
])('a connection %s', (_, behave) => {
  test.each(ways)('fails %s as unavailable, and nothing else', async (_, ask) => {
    const server = createServer((socket) => {
      socket.on('error', () => {})
      behave?.(socket)
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    if (!behave) server.close()
    const database = openDatabase(`postgresql://nobody:x@127.0.0.1:${port}/none`)
    try {
      const error: unknown = await ask(database).catch((caught: unknown) => caught)
      expect(error).toBeInstanceOf(Error)
      expect(isServiceUnavailable(error)).toBe(true)
    } finally {
      await database.$disconnect()
      server.close()
    }
  })
})
