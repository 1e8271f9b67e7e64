import type { Server, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { openConnections } from './open-connections.server'

/** Milliseconds for which new requests are accepted, and then for which open ones may finish. */
export type StopTimes = { lameDuck: number; timeout: number }

/** With the final writes less than Docker's ten seconds; see docs/reliability.md. */
export const stopTimes: StopTimes = { lameDuck: 1_500, timeout: 5_000 }

let stopping = false

/** Whether the process is stopping: not ready any more, and every response closes its connection. */
export function isStopping(): boolean {
  return stopping
}

/**
 * Returns a function that stops the server: it serves on for `lameDuck`, then closes each connection once it is idle,
 * and resolves with the number of connections on which a fully received request was cut off after `timeout`.
 */
export function gracefulStop(server: Server): (times?: StopTimes) => Promise<number> {
  const connections = openConnections(server)

  return async ({ lameDuck, timeout } = stopTimes) => {
    stopping = true
    await wait(lameDuck)
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeIdleConnections()
    for (const [socket, response] of connections) {
      // Node does not count a connection as idle before its first request.
      if (socket.bytesRead === 0) socket.destroy()
      // A response whose headers were sent before the stop did not announce that the connection closes.
      response?.once('close', () => setImmediate(() => server.closeIdleConnections()))
    }
    const late = new AbortController()
    await Promise.race([closed, wait(timeout, null, { signal: late.signal }).catch(() => null)])
    late.abort()
    const cut = [...connections.values()].filter(isUnderWay).length
    for (const socket of connections.keys()) socket.destroy()
    return cut
  }
}

function isUnderWay(response: ServerResponse | null) {
  return response !== null && (response.req.complete || response.headersSent)
}
