import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds for which requests are still taken, and then for which those under way have to end. */
export type StopTimes = { lameDuck: number; timeout: number }

/** Together with the few seconds after them below the ten that Docker waits. Explained in docs/reliability.md. */
export const stopTimes: StopTimes = { lameDuck: 1_500, timeout: 5_000 }

let stopping = false

/** Whether the process was told to end: it is not ready any more, and every response closes its connection. */
export function isStopping(): boolean {
  return stopping
}

/**
 * Watches a server's connections so that it can be stopped without cutting anyone off.
 * @returns what stops it: for a while it serves on, not ready any more; then it listens no longer, connections
 *   without a request are closed and the others when they were answered. It resolves with the number of requests
 *   that had come in whole and were cut off because they took longer than `timeout`.
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
      // One whose headers went out before the stop did not say that the connection ends.
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
