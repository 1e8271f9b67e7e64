import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { isUnavailable, openDatabase } from '~/database/db.server'

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

// Sent in one piece, the error is read before the waiting caller gets the connection.
test('a connection that PostgreSQL ends as soon as it is ready fails what asked for it, and nothing else', async () => {
  const server = createServer((socket) => {
    socket.once('data', () => socket.end(Buffer.concat([authenticated, ready, terminated])))
    socket.on('error', () => {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const database = openDatabase(`postgresql://nobody:x@127.0.0.1:${port}/none`)
  try {
    const transaction = database.$transaction(async (tx) => tx.post.count())
    expect(isUnavailable(await transaction.catch((error: unknown) => error))).toBe(true)
    const query = database.post.count()
    expect(isUnavailable(await query.catch((error: unknown) => error))).toBe(true)
  } finally {
    await database.$disconnect()
    server.close()
  }
})
