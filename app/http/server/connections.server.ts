import {
  type Server,
  type ServerResponse,
  type IncomingMessage,
  STATUS_CODES,
  createServer,
} from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { RequestHandler } from 'express'
import onHeaders from 'on-headers'
import { log } from '~/runtime/log.server'
import { headersWithoutRequest } from '../middleware/response-headers.server'
import { minute } from '~/domain/durations'

/** A server's open connections, each with its latest response while that is in progress. */
export type OpenConnections = ReadonlyMap<Socket, ServerResponse | null>

const tracked = new WeakMap<Server, OpenConnections>()

/**
 * Tracks the connections of a server. It stores connections, not responses: a set of responses would keep answered
 * requests in memory until the next full garbage collection.
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
    // A pipelined request may have started a later response.
    if (connections.get(socket) === this) connections.set(socket, null)
  }
}

/** The milliseconds to keep accepting new requests, and then to let open ones finish. */
export type StopTimes = { lameDuck: number; timeout: number }

/** Together with the final writes, this takes less than Docker's ten seconds (docs/reliability.md). */
export const stopTimes: StopTimes = { lameDuck: 1_500, timeout: 5_000 }

let stopping = false

/** True while the process is stopping. It is then not ready, and every response closes its connection. */
export function isStopping(): boolean {
  return stopping
}

/**
 * Returns a function that stops the server. It serves for another `lameDuck`, then closes each connection once it is
 * idle. It resolves with the number of connections on which a fully received request was cut off after `timeout`.
 */
export function gracefulStop(server: Server): (times?: StopTimes) => Promise<number> {
  const connections = openConnections(server)

  return async ({ lameDuck, timeout } = stopTimes) => {
    stopping = true
    await wait(lameDuck)
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeIdleConnections()
    for (const [socket, response] of connections) {
      // Node does not count a connection as idle before its first request.
      if (socket.bytesRead === 0) socket.destroy()
      // A response whose headers were sent before the stop did not announce that the connection closes.
      response?.once('close', () => setImmediate(() => server.closeIdleConnections()))
    }
    const late = new AbortController()
    await Promise.race([closed, wait(timeout, null, { signal: late.signal }).catch(() => null)])
    late.abort()
    const cut = [...connections.values()].filter(isUnderWay).length
    for (const socket of connections.keys()) socket.destroy()
    return cut
  }
}

function isUnderWay(response: ServerResponse | null) {
  return response !== null && (response.req.complete || response.headersSent)
}

/** The maximum bytes of an unread body to discard, and the time to do so after the response. */
type LingerBounds = { bytes: number; milliseconds: number }

const bounds: LingerBounds = { bytes: 4 * 1024 * 1024, milliseconds: 5_000 }

const closing = new WeakSet<Socket>()

/** True while the connection closes. Further bytes on it are not a request. */
export function isLingering(socket: Socket): boolean {
  return closing.has(socket)
}

/** Closes after the response and discards the rest of the body. With a reset, the client might lose the response. */
export function lingerThenClose(request: IncomingMessage, { bytes, milliseconds } = bounds): void {
  const { socket } = request
  if (closing.has(socket)) return
  closing.add(socket)
  const destroySoon = socket.destroySoon.bind(socket)
  let left = bytes
  let isAnswered = false
  let isBodyDone = false

  // The former reader has stopped and would block the stream.
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

const requestCounts = new WeakMap<Socket, number>()

/** Closes a connection after an unread body, after `maxRequests`, and when the process stops. */
export function keepOrClose(maxRequests: number): RequestHandler {
  return (request, response, next) => {
    const { socket } = request
    if (isLingering(socket)) return
    onHeaders(response, () => {
      const isUnread = isIncomplete(request)
      if (isUnread) lingerThenClose(request)
      if (isLast(socket, maxRequests) || isUnread) response.setHeader('Connection', 'close')
    })
    next()
  }
}

/**
 * Counts a response. True if the connection closes after it: after `maxRequests` responses, or while the process stops.
 */
export function isLast(socket: Socket, maxRequests: number): boolean {
  const count = (requestCounts.get(socket) ?? 0) + 1
  requestCounts.set(socket, count)
  return count >= maxRequests || isStopping()
}

// Node marks a request without a body as complete only after its handlers have started.
function isIncomplete({ complete, headers }: IncomingMessage) {
  const hasBody = 'transfer-encoding' in headers || Number(headers['content-length']) > 0
  return hasBody && !complete
}

const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

// With an unread rest of the body, the client would get a reset instead of the response.
const lingerTime = 1_000

/**
 * Answers input that Node does not turn into a request: malformed or slow requests, `CONNECT`, unknown expectations.
 */
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
    const isParseError = code.startsWith('HPE_') || code in statuses
    if (!isParseError || isUnused || isAnswered || !socket.writable) return void socket.destroy()
    closeWithError(socket as Socket, statuses[code] ?? 400, code)
  })
  server.on('connect', (_request, socket) => closeWithError(socket as Socket, 405, 'CONNECT'))
  server.on('checkExpectation', ({ socket }) => closeWithError(socket, 417, 'EXPECT'))
}

function closeWithError(socket: Socket, status: number, code: string) {
  log.info({ status, code }, 'refused input that is not a valid request')
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

const finishTimeout = 3_000

/**
 * Stops on SIGTERM or SIGINT, with exit code 1 if requests were cut off. Only the first signal counts, because npm
 * repeats the terminal's signal. `finish` gets three seconds.
 */
export function stopOnSignals(
  stopServing: (signal: string) => Promise<number>,
  finish: () => Promise<unknown>,
): void {
  let stopping: Promise<void> | undefined
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => (stopping ??= stop(signal)))

  async function stop(signal: string) {
    log.info({ signal }, 'stopping')
    const cut = await stopServing(signal)
    setTimeout(() => process.exit(1), finishTimeout).unref()
    await finish().catch((err: unknown) =>
      log.error({ err }, 'could not close the database cleanly'),
    )
    log.info({ cut }, 'stopped')
    process.exit(cut ? 1 : 0)
  }
}

/** In milliseconds. docs/reliability.md explains each. */
export type ConnectionLimits = {
  headersTimeout: number
  requestTimeout: number
  keepAliveTimeout: number
  maxRequestsPerSocket: number
  connectionsCheckingInterval: number
}

export const connectionLimits: ConnectionLimits = {
  headersTimeout: 20_000,
  requestTimeout: minute,
  keepAliveTimeout: 65_000,
  maxRequestsPerSocket: 1_000,
  connectionsCheckingInterval: 5_000,
}

/** Creates an HTTP server that also answers input refused by Node's parser. The caller adds the request handler. */
export function createHttpServer(limits: ConnectionLimits = connectionLimits): Server {
  const { maxRequestsPerSocket, ...options } = limits
  const server = createServer(options)
  server.maxRequestsPerSocket = maxRequestsPerSocket
  answerClientErrors(server)
  return server
}
