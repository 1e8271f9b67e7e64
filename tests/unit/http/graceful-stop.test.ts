import type { ServerResponse } from 'node:http'
import { beforeEach, expect, test, vi } from 'vitest'
import type * as gracefulStopModule from '~/http/server/connections.server'
import { startLocalServer } from '../../support/site/local-server'
import { openConnection } from '../../support/http/raw-connection'

const whole = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'
let module: typeof gracefulStopModule

// A stop of the process cannot be undone, so each test loads the module again.
beforeEach(async () => {
  vi.resetModules()
  module = await import('~/http/server/connections.server')
})

async function start() {
  const waiting: ServerResponse[] = []
  const { server, url } = await startLocalServer(
    (_request, response) => void waiting.push(response),
  )
  const stop = module.gracefulStop(server)
  return { stop, waiting, server, connection: await openConnection(url) }
}

test('says at once that it stops, and waits for the answer under way', async () => {
  const { stop, waiting, server, connection } = await start()
  await connection.write(whole)
  while (!waiting.length) await new Promise(setImmediate)
  expect(module.isStopping()).toBe(false)
  const stopped = stop({ lameDuck: 20, timeout: 60_000 })
  expect(module.isStopping()).toBe(true)
  expect(server.listening).toBe(true)
  while (server.listening) await new Promise(setImmediate)
  waiting[0]?.end('done')
  expect((await connection.answer())?.text).toBe('done')
  expect(await stopped).toBe(0)
  await connection.ended
})

test('counts what it had to cut off, and does not count what never came in whole', async () => {
  const { stop, waiting, connection } = await start()
  await connection.write(whole)
  while (!waiting.length) await new Promise(setImmediate)
  expect(await stop({ lameDuck: 0, timeout: 20 })).toBe(1)
  expect(await connection.answer()).toBeNull()

  const half = await start()
  await half.connection.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nx')
  while (!half.waiting.length) await new Promise(setImmediate)
  expect(await half.stop({ lameDuck: 0, timeout: 20 })).toBe(0)
  expect(await half.connection.answer()).toBeNull()
})

test('closes a connection on which nothing was ever sent', async () => {
  const { stop, connection } = await start()
  expect(await stop({ lameDuck: 0, timeout: 60_000 })).toBe(0)
  await connection.ended
})
