import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

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
 * and resolves with the number of fully received requests that were cut off after `timeout`.
 */
export function gracefulStop(server: Server): (times?: StopTimes) => Promise<number> {
  const sockets = new Set<Socket>()
  const responses = new Set<ServerResponse>()

  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.on('request', (_request, response) => {
    responses.add(response)
    response.once('close', () => {
      responses.delete(response)
      // A response whose headers were sent before the stop did not announce that the connection closes.
      if (!server.listening) setImmediate(() => server.closeIdleConnections())
    })
  })

  return async ({ lameDuck, timeout } = stopTimes) => {
    stopping = true
    await wait(lameDuck)
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeIdleConnections()
    // Node does not count a connection as idle before its first request.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
    const late = new AbortController()
    await Promise.race([closed, wait(timeout, null, { signal: late.signal }).catch(() => null)])
    late.abort()
    const cut = [...responses].filter(({ req, headersSent }) => req.complete || headersSent).length
    for (const socket of sockets) socket.destroy()
    return cut
  }
}
