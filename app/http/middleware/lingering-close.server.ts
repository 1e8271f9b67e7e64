import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** How much of a body nobody reads is taken in, and for how long after the answer. */
type LingerBounds = { bytes: number; milliseconds: number }

const bounds: LingerBounds = { bytes: 4 * 1024 * 1024, milliseconds: 5_000 }

const closing = new WeakSet<Socket>()

/** Whether a connection only takes in the rest of a body: nothing that follows on it is a request. */
export function isLingering(socket: Socket): boolean {
  return closing.has(socket)
}

/**
 * Lets a connection end after the response to `request` although its body has not come in whole: what still
 * comes is thrown away, within bounds. A connection closed at once would be reset, and the client might lose the answer.
 */
export function lingerThenClose(request: IncomingMessage, { bytes, milliseconds } = bounds): void {
  const { socket } = request
  if (closing.has(socket)) return
  closing.add(socket)
  const destroySoon = socket.destroySoon.bind(socket)
  let left = bytes
  let isAnswered = false
  let isOver = false

  // Whoever read the body until now has given up, and would hold it.
  request.removeAllListeners('data')
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left > 0) return
    request.pause()
    takenIn()
  })
  request.once('end', takenIn)
  request.once('close', takenIn)
  request.on('error', takenIn)
  request.resume()

  // Node calls this when the response has gone out and is the last one.
  socket.destroySoon = () => {
    isAnswered = true
    if (isOver) return destroySoon()
    socket.end()
    setTimeout(() => socket.destroy(), milliseconds).unref()
  }

  function takenIn() {
    isOver = true
    if (isAnswered) destroySoon()
  }
}
