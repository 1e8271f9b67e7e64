import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** Forwards connections from a proxy to the site's port, and counts them. */
export async function openRelay(port: number) {
  const sockets = new Set<Socket>()
  const relay = { port: 0, connections: 0, stop: () => end() }
  const server = createServer((socket) => {
    relay.connections += 1
    const onward = connect(port, '127.0.0.1')
    for (const [each, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(each)
      each
        .on('error', () => {})
        .once('close', () => {
          sockets.delete(each)
          // Otherwise its unsent data would wait forever.
          other.destroySoon()
        })
    }
    socket.pipe(onward).pipe(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  relay.port = (server.address() as AddressInfo).port

  function end() {
    for (const socket of sockets) socket.destroy()
    server.close()
  }

  return relay
}
