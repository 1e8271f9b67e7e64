import type { IncomingMessage, ServerResponse } from 'node:http'
import isFresh from 'fresh'
import { connectionLimits } from '../server/http-server.server'
import { isLast } from '../server/keep-or-close.server'
import { bodyIn } from './compress.server'
import { endTogether } from './end-together.server'
import type { Encoding, Head, Page } from './page'
import type { Reader } from './reader.server'

type Answer = { page: Page; reader: Reader; requestId: string }

// Smaller answers stay as they are: a packet is a packet.
const compressed = 1_024

const nothing = Buffer.alloc(0)

/** Sends a page, or 304 to whoever has it, with what belongs to this answer alone. */
export function sendPage(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const { page } = answer
  if (page.status === 200 && isKnown(request, page)) {
    const head = headFor(page, 'unchanged', nothing)
    response.writeHead(304, headersOf(head, request, answer))
    return endTogether(response, undefined)
  }
  const encoding = page.body.length < compressed ? null : answer.reader.encoding
  const body = encoding ? bodyIn(page, encoding) : page.body
  if (Buffer.isBuffer(body)) send(body)
  else body.then(send).catch(() => response.destroy())

  function send(bytes: Buffer) {
    const head = headFor(page, encoding ?? 'plain', bytes)
    response.writeHead(page.status, headersOf(head, request, answer))
    endTogether(response, request.method === 'HEAD' ? undefined : bytes)
  }
}

// Of the request only its tags, like `reply-fresh.server.ts`.
function isKnown({ headers }: IncomingMessage, { etag }: Page) {
  const tags = headers['if-none-match']
  if (!etag || !tags) return false
  return tags === etag || isFresh({ 'if-none-match': tags }, { etag })
}

// Made once for all who get these bytes; `headersOf` fills in the first values.
function headFor(page: Page, form: Encoding | 'plain' | 'unchanged', body: Buffer): Head {
  const known = page.heads.get(form)
  if (known?.body === body) return known
  const headers = ['X-Request-Id', '', 'Server-Timing', '', ...page.headers]
  if (page.etag) headers.push('ETag', page.etag)
  if (form !== 'unchanged') {
    if (page.type) headers.push('Content-Type', page.type)
    if (form !== 'plain') headers.push('Content-Encoding', form)
    headers.push('Content-Length', String(body.length))
  }
  const head = { headers, body }
  page.heads.set(form, head)
  return head
}

// `writeHead` has read them when it returns, so that one array serves all.
function headersOf({ headers }: Head, { socket }: IncomingMessage, { reader, requestId }: Answer) {
  headers[1] = requestId
  headers[3] = `request;desc="${requestId}"`
  const closing = isLast(socket, connectionLimits.maxRequestsPerSocket)
  if (!closing && !reader.languageCookie) return headers
  const own = [...headers]
  if (reader.languageCookie) own.push('Set-Cookie', reader.languageCookie)
  if (closing) own.push('Connection', 'close')
  return own
}
