import { once } from 'node:events'
import type { Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { lingerThenClose } from '~/http/server/connections.server'
import { startLocalServer } from '../../support/site/local-server'
import { openConnection } from '../../support/http/raw-connection'

const cleanups: (() => void)[] = []
afterEach(() => cleanups.splice(0).forEach((cleanup) => cleanup()))

const head = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000000\r\n\r\n'

async function start(bounds: { bytes: number; milliseconds: number }) {
  const { server, url } = await startLocalServer((request, response) => {
    lingerThenClose(request, bounds)
    response.setHeader('Connection', 'close')
    response.end('enough')
  })
  const connected = once(server, 'connection') as Promise<[Socket]>
  const connection = await openConnection(url)
  cleanups.push(
    () => connection.close(),
    () => void server.close(),
  )
  return { socket: (await connected)[0], connection }
}

test('takes in no more than a bounded rest', async () => {
  const { socket, connection } = await start({ bytes: 200_000, milliseconds: 60_000 })
  await connection.write(head)
  expect((await connection.answer())?.text).toBe('enough')
  const closed = once(socket, 'close')
  const flood = setInterval(() => void connection.write('x'.repeat(50_000)), 1)
  await closed
  clearInterval(flood)
  expect(socket.bytesRead).toBeLessThan(1_000_000)
})

test('waits no longer than a bounded time', async () => {
  const { socket, connection } = await start({ bytes: 200_000, milliseconds: 50 })
  const closed = once(socket, 'close')
  await connection.write(head)
  expect((await connection.answer())?.text).toBe('enough')
  await closed
})
