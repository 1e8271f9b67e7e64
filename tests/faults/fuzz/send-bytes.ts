import { connect } from 'node:net'

const timeout = 20_000

/**
 * Sends bytes over a new connection, and reads until the other side closes it.
 * @returns the status of the first response, and its text; null when there was none
 */
export function sendBytes(
  url: string,
  bytes: Buffer,
): Promise<{ status: number; text: string } | null> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const parts: Buffer[] = []
    const socket = connect({ host: hostname, port: Number(port), timeout })
    socket.on('data', (part) => parts.push(part))
    socket.once('timeout', () => socket.destroy())
    // Data that was written before the other side closed causes a reset. The response may have arrived nevertheless.
    socket.once('error', () => socket.destroy())
    socket.once('close', () => {
      const text = Buffer.concat(parts).toString('latin1')
      const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1])
      resolve(status ? { status, text } : null)
    })
    socket.write(bytes)
  })
}
