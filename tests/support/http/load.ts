import { connect, type Socket } from 'node:net'

type Target = {
  port: number
  path: string
  headers?: Record<string, string>
  /** The ETag that the client has. Like a browser, the client replaces it by the ETag of a new response. */
  tag?: string
}

type Load = Target & { connections: number; milliseconds: number }

/**
 * Requests one path over many connections. Each connection sends the next request after the last response. The client
 * needs less CPU time than the server, so that the server is measured: bodies are counted and not read.
 * @returns the responses per second
 * @throws {Error} for an error response, and when the client's ETag is rarely the current one
 */
export async function load({ milliseconds, connections, ...target }: Load): Promise<number> {
  let answers = 0
  let others = 0
  const ended = performance.now() + milliseconds
  const goOn = () => {
    const isInTime = performance.now() < ended
    if (isInTime) answers += 1
    return isInTime
  }
  const onOther = (tag: string) => {
    target.tag = tag
    others += 1
  }
  await Promise.all(Array.from({ length: connections }, () => askInTurn(target, goOn, onOther)))
  // The page of a post with twenty comments changes twenty times in the second in which they become a minute old.
  if (others > answers / 20) throw new Error(`${others} of ${answers} answers were not 304.`)
  return (answers * 1000) / milliseconds
}

type OnOther = (tag: string) => void

async function askInTurn(target: Target, goOn: () => boolean, onOther: OnOther) {
  // A server closes a connection after some time.
  for (let isWanted = true; isWanted;) isWanted = await askOverOne(target, goOn, onOther)
}

function askOverOne(target: Target, goOn: () => boolean, onOther: OnOther): Promise<boolean> {
  const { port, path, headers = {} } = target
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const start = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${lines.join('')}`
  const request = () => `${start}${target.tag ? `If-None-Match: ${target.tag}\r\n` : ''}\r\n`
  const buffer = Buffer.allocUnsafeSlow(128 * 1024)
  return new Promise((resolve, reject) => {
    const isWhole = wholeAnswers(target, onOther)
    const onread = { buffer, callback: take }
    const socket = connect({ port, host: '127.0.0.1', onread }, () => socket.write(request()))
    socket.setNoDelay(true)
    socket.once('error', reject)
    socket.once('close', () => resolve(true))

    function take(bytes: number) {
      try {
        if (!isWhole(buffer.subarray(0, bytes))) return true
        if (goOn()) socket.write(request())
        else finish(socket, resolve)
      } catch (error) {
        socket.destroy(error as Error)
      }
      return true
    }
  })
}

function finish(socket: Socket, resolve: (isWanted: boolean) => void) {
  resolve(false)
  socket.destroy()
}

/** Returns a function that checks whether a response ends with the received bytes. */
function wholeAnswers(target: Target, onOther: OnOther) {
  let head = ''
  let left = 0
  return (bytes: Buffer) => {
    if (head) left -= bytes.length
    else {
      const end = bytes.indexOf('\r\n\r\n') + 4
      head = bytes.toString('latin1', 0, end)
      if (end < 4 || !/^HTTP.1.1 (200|304)/.test(head)) throw new Error(head)
      if (target.tag && !isUnchanged(head)) onOther(/\r\netag: (.+)/i.exec(head)?.[1] ?? '')
      left = bodyLength(head) + end - bytes.length
    }
    // A response without a length ends with an empty chunk.
    const isOver =
      left === 0 ||
      (Number.isNaN(left) && bytes.toString('latin1', bytes.length - 5) === '0\r\n\r\n')
    if (isOver) head = ''
    return isOver
  }
}

const isUnchanged = (head: string) => head.startsWith('HTTP/1.1 304')

function bodyLength(head: string) {
  if (isUnchanged(head)) return 0
  return Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1])
}
