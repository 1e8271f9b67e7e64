import { once } from 'node:events'
import { connect } from 'node:net'

type RawAnswer = { status: number; head: string; text: string }

/** A connection that sends bytes as they are given and reads one response after the other. */
export type RawConnection = {
  /** Resolves when the bytes were handed over. A connection that has ended meanwhile is not an error. */
  write(bytes: string | Buffer): Promise<void>
  /** Reads the next response; null when the connection ends before a complete one. */
  answer(): Promise<RawAnswer | null>
  /** Resolves when the server has read the head of a request that expects `100-continue`. */
  continued(): Promise<void>
  ended: Promise<unknown>
  close(): void
}

export async function openConnection(url: string): Promise<RawConnection> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port) })
  await once(socket, 'connect')
  let waiting = Buffer.alloc(0)
  let isOver = false
  const changes: (() => void)[] = []
  const change = () => changes.splice(0).forEach((resolve) => resolve())
  const changed = () => new Promise<void>((resolve) => changes.push(resolve))
  const ended = new Promise<void>((resolve) => {
    for (const event of ['end', 'close'] as const)
      socket.once(event, () => {
        isOver = true
        change()
        resolve()
      })
  })
  socket.on('error', () => socket.destroy())
  socket.on('data', (bytes: Buffer) => {
    waiting = Buffer.concat([waiting, bytes])
    change()
  })
  return {
    ended,
    close: () => void socket.destroy(),
    write: (bytes) => new Promise((resolve) => socket.write(bytes, () => resolve())),
    async continued() {
      const mark = 'HTTP/1.1 100 Continue\r\n\r\n'
      while (!waiting.toString('latin1').startsWith(mark) && !isOver) await changed()
      waiting = waiting.subarray(mark.length)
    },
    async answer() {
      for (;;) {
        const found = firstAnswer(waiting, isOver)
        if (found) {
          waiting = waiting.subarray(found.length)
          return found.answer
        }
        if (isOver) return null
        await changed()
      }
    },
  }
}

function firstAnswer(bytes: Buffer, isOver: boolean) {
  const text = bytes.toString('latin1')
  const end = text.indexOf('\r\n\r\n') + 4
  if (end < 4) return null
  const head = text.slice(0, end)
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1])
  const body = text.slice(end)
  const length = bodyLength(head, body, status, isOver)
  if (length === null) return null
  return { length: end + length, answer: { status, head, text: body.slice(0, length) } }
}

function bodyLength(head: string, body: string, status: number, isOver: boolean) {
  if (status === 204 || status === 304) return 0
  const announced = /^content-length: (\d+)/im.exec(head)?.[1]
  if (announced !== undefined) return body.length >= Number(announced) ? Number(announced) : null
  if (/^transfer-encoding: chunked/im.test(head)) {
    const end = /(^|\r\n)0\r\n\r\n/.exec(body)
    return end ? end.index + end[0].length : null
  }
  return isOver ? body.length : null
}
