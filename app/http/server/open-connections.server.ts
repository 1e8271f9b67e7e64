import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** The open connections of a server, each with its latest response until that is over. */
export type OpenConnections = ReadonlyMap<Socket, ServerResponse | null>

const tracked = new WeakMap<Server, OpenConnections>()

/**
 * The connections of a server. An entry is made for each connection and not for each response: a set of responses
 * leaves tables behind in old memory that keep answered requests alive until everything is looked through.
 */
export function openConnections(server: Server): OpenConnections {
  const known = tracked.get(server) ?? track(server)
  tracked.set(server, known)
  return known
}

function track(server: Server): OpenConnections {
  const connections = new Map<Socket, ServerResponse | null>()

  server.on('connection', (socket) => {
    connections.set(socket, null)
    socket.once('close', () => connections.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    connections.set(socket, response)
    response.on('close', forget)
  })
  return connections

  function forget(this: ServerResponse) {
    const { socket } = this.req
    // A pipelined one may have come after it.
    if (connections.get(socket) === this) connections.set(socket, null)
  }
}
