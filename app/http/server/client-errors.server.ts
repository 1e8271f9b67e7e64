import { STATUS_CODES, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { log } from '~/runtime/log.server'
import { headersWithoutRequest } from '../middleware/security-headers.server'
import { openConnections } from './open-connections.server'

const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

// A client whose connection is not read to its end would get a reset instead of the response.
const lingerTime = 1_000

/** Answers what never becomes a request: malformed or slow requests, `CONNECT`, unknown expectations. */
export function answerClientErrors(server: Server): void {
  const connections = openConnections(server)
  const refused = new WeakSet<object>()

  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (refused.has(socket)) return
    refused.add(socket)
    const { code = '' } = error
    const isUnused = (socket as Socket).bytesRead === 0
    const response = connections.get(socket as Socket)
    const isAnswered = response?.headersSent && !response.writableFinished
    const isRefusal = code.startsWith('HPE_') || code in statuses
    if (!isRefusal || isUnused || isAnswered || !socket.writable) return void socket.destroy()
    refuse(socket as Socket, statuses[code] ?? 400, code)
  })
  server.on('connect', (_request, socket) => refuse(socket as Socket, 405, 'CONNECT'))
  server.on('checkExpectation', ({ socket }) => refuse(socket, 417, 'EXPECT'))
}

function refuse(socket: Socket, status: number, code: string) {
  log.info({ status, code }, 'no request')
  const message = `${status} ${STATUS_CODES[status]}\n`
  const headers = {
    Connection: 'close',
    'Cache-Control': 'no-store',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': message.length,
    ...headersWithoutRequest(),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${message}`)
  socket.once('end', () => socket.destroySoon())
  socket.once('error', () => socket.destroy())
  setTimeout(() => socket.destroy(), lingerTime).unref()
}
