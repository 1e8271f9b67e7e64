import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** How much of an unread body is discarded, and for how long after the response. */
type LingerBounds = { bytes: number; milliseconds: number }

const bounds: LingerBounds = { bytes: 4 * 1024 * 1024, milliseconds: 5_000 }

const closing = new WeakSet<Socket>()

/** Whether the connection is being closed: nothing more on it is a request. */
export function isLingering(socket: Socket): boolean {
  return closing.has(socket)
}

/** Closes after the response, discarding the rest of the body: a reset might lose the client its response. */
export function lingerThenClose(request: IncomingMessage, { bytes, milliseconds } = bounds): void {
  const { socket } = request
  if (closing.has(socket)) return
  closing.add(socket)
  const destroySoon = socket.destroySoon.bind(socket)
  let left = bytes
  let isAnswered = false
  let isBodyDone = false

  // The previous reader has given up and would block the stream.
  request.removeAllListeners('data')
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left > 0) return
    request.pause()
    onBodyEnd()
  })
  request.once('end', onBodyEnd)
  request.once('close', onBodyEnd)
  request.on('error', onBodyEnd)
  request.resume()

  // Node calls this once the last response has been sent.
  socket.destroySoon = () => {
    isAnswered = true
    if (isBodyDone) return destroySoon()
    socket.end()
    setTimeout(() => socket.destroy(), milliseconds).unref()
  }

  function onBodyEnd() {
    isBodyDone = true
    if (isAnswered) destroySoon()
  }
}
