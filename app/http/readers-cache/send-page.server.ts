import type { IncomingMessage, ServerResponse } from 'node:http'
import isFresh from 'fresh'
import { connectionLimits } from '../server/http-server.server'
import { isLast } from '../server/keep-or-close.server'
import { bodyIn } from './compress.server'
import { encodingOf } from './encoding'
import type { Found } from './page-cache.server'
import type { Page } from './page'

type Answer = Found & {
  requestId: string
  /** A language to remember, as `Set-Cookie`. */
  cookie: string | null
}

/** Sends a page, or 304 to whoever has it, with what belongs to this answer alone. */
export function sendPage(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const { page } = answer
  const headers = headersOf(request, answer)
  if (page.status === 200 && isKnown(request, page)) {
    response.writeHead(304, headers).end()
    return
  }
  if (page.type) headers.push('Content-Type', page.type)
  const encoding = encodingOf(page, String(request.headers['accept-encoding'] ?? ''))
  const body = encoding ? bodyIn(page, encoding) : page.body
  if (encoding) headers.push('Content-Encoding', encoding)
  if (Buffer.isBuffer(body)) send(body)
  else body.then(send).catch(() => response.destroy())

  function send(bytes: Buffer) {
    headers.push('Content-Length', String(bytes.length))
    response.writeHead(page.status, headers)
    response.end(request.method === 'HEAD' ? undefined : bytes)
  }
}

const statusOf = {
  hit: 'readers; hit',
  miss: 'readers; fwd=miss',
  stale: 'readers; hit; fwd=stale; fwd-status=503',
}

function headersOf({ socket }: IncomingMessage, { page, from, requestId, cookie }: Answer) {
  const headers = [...page.headers]
  if (page.etag) headers.push('ETag', page.etag)
  headers.push('X-Request-Id', requestId, 'Server-Timing', `request;desc="${requestId}"`)
  if (cookie) headers.push('Set-Cookie', cookie)
  headers.push('Cache-Status', statusOf[from])
  if (isLast(socket, connectionLimits.maxRequestsPerSocket)) headers.push('Connection', 'close')
  return headers
}

// Of the request only its tags, like `reply-fresh.server.ts`.
function isKnown({ headers }: IncomingMessage, { etag }: Page) {
  const tags = headers['if-none-match']
  if (!etag || !tags) return false
  return tags === etag || isFresh({ 'if-none-match': tags }, { etag })
}
