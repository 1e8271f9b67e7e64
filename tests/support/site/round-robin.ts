import { createServer, request } from 'node:http'
import { pipeline } from 'node:stream'

/** Starts a proxy that forwards each request to the next of several ports in turn, as a load balancer does. */
export async function startRoundRobin(port: number, ports: number[]): Promise<() => void> {
  let count = 0
  const front = createServer((incoming, outgoing) => {
    const { method, url: path, headers, socket } = incoming
    const forwarded = { ...headers, 'x-forwarded-for': socket.remoteAddress }
    const next = ports[(count += 1) % ports.length]
    const passedOn = request({ port: next, method, path, headers: forwarded }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      pipeline(answer, outgoing, () => {})
    })
    passedOn.on('error', () => outgoing.destroy())
    pipeline(incoming, passedOn, () => {})
  })
  await new Promise<void>((resolve) => front.listen(port, resolve))
  return () => {
    front.close()
    front.closeAllConnections()
  }
}
