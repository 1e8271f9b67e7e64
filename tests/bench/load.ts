import { connect, type Socket } from 'node:net'

type Load = {
  port: number
  path: string
  headers?: Record<string, string>
  connections: number
  milliseconds: number
}

/**
 * Asks for one path over many connections, on each for the next answer when the last one is there.
 * @returns the answers a second
 * @throws {Error} for an answer above 399
 */
export async function load({ milliseconds, connections, ...target }: Load): Promise<number> {
  let answers = 0
  const ended = performance.now() + milliseconds
  const sockets = Array.from({ length: connections }, () =>
    askInTurn(target, () => {
      answers += 1
      return performance.now() < ended
    }),
  )
  await Promise.all(sockets)
  return (answers * 1000) / milliseconds
}

async function askInTurn(target: Omit<Load, 'connections' | 'milliseconds'>, goOn: () => boolean) {
  // A server closes a connection after some time.
  for (let isWanted = true; isWanted;) isWanted = await askOverOne(target, goOn)
}

function askOverOne(
  { port, path, headers = {} }: Omit<Load, 'connections' | 'milliseconds'>,
  goOn: () => boolean,
): Promise<boolean> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const request = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${lines.join('')}\r\n`
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    let waiting: Buffer = Buffer.alloc(0)
    socket.setNoDelay(true)
    socket.once('error', reject)
    socket.once('close', () => resolve(true))
    socket.on('data', (bytes: Buffer) => {
      waiting = waiting.length ? Buffer.concat([waiting, bytes]) : bytes
      const length = lengthOf(waiting)
      if (length === null || waiting.length < length) return
      waiting = waiting.subarray(length)
      if (goOn()) socket.write(request)
      else finish(socket, resolve)
    })
  })
}

function finish(socket: Socket, resolve: (isWanted: boolean) => void) {
  resolve(false)
  socket.destroy()
}

// Of the whole answer; null while it cannot be told.
function lengthOf(bytes: Buffer) {
  const end = bytes.indexOf('\r\n\r\n') + 4
  if (end < 4) return null
  const head = bytes.toString('latin1', 0, end)
  const status = Number(head.slice(9, 12))
  if (status >= 400) throw new Error(head)
  if (status === 304) return end
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length !== undefined) return end + Number(length)
  const last = bytes.indexOf('\r\n0\r\n\r\n', Math.max(end - 2, bytes.length - 16))
  return last < 0 ? null : last + 7
}
