import { createHash, randomBytes } from 'node:crypto'
import type { AppLoadContext } from '@remix-run/node'
import makeEtag from 'etag'
import { headersForScripts } from '../middleware/security-headers.server'
import { withoutNonce } from './own-scripts'
import type { Page } from './page'
import { requestOf, type Reader } from './reader.server'
import { wordsLastUntil } from './words-last-until'

/** Answers a request with the site's routes. */
export type Respond = (request: Request, context: AppLoadContext) => Promise<Response>

/**
 * Renders what every such reader gets: the routes see a request without a session, an address or a browser, so there
 * is nothing of one person to be kept.
 * @param requestId of the request that wants it first, for the log
 */
export async function renderPage(
  respond: Respond,
  reader: Reader,
  requestId: string,
): Promise<Page> {
  const renderedAt = Date.now()
  const nonce = randomBytes(16).toString('base64')
  const setCookie = () => {}
  const context = { nonce, requestId, setCookie, address: '', visitor: null, renderedAt }
  const response = await respond(requestOf(reader), context)
  // In Latin-1 each byte is one character.
  const rendered = Buffer.from(await response.arrayBuffer()).toString('latin1')
  const isHtml = response.headers.get('Content-Type')?.startsWith('text/html') ?? false
  const { html, hashes } = isHtml ? withoutNonce(rendered, nonce) : { html: rendered, hashes: [] }
  const body = Buffer.from(html, 'latin1')
  const caching = cachingOf(response)
  const mayBeKept =
    response.status === 200 &&
    !response.headers.has('Set-Cookie') &&
    (reader.form === 'page' ? caching === 'no-cache' : true)
  return {
    status: response.status,
    headers: [
      ...Object.entries(headersForScripts(hashes)),
      ...ownHeaders(response),
      ['Cache-Control', caching],
      ['Vary', [response.headers.get('Vary'), 'Accept-Encoding'].filter(Boolean).join(', ')],
    ].flat(),
    type: typeOf(response),
    etag: etagOf(response, body, caching),
    body,
    compressed: new Map(),
    heads: new Map(),
    digest: digestOf(html, renderedAt),
    mayBeKept,
    lastsUntil: wordsLastUntil(isHtml ? html : '', renderedAt),
    timesSent: 0,
  }
}

// As Express completes it.
function typeOf({ headers }: Response) {
  const type = headers.get('Content-Type')
  return type && /^(text\/|application\/json)[^;]*$/.test(type) ? `${type}; charset=utf-8` : type
}

function cachingOf({ status, headers }: Response) {
  return (status === 200 && headers.get('Cache-Control')) || 'no-store'
}

const setHere = ['cache-control', 'vary', 'etag', 'content-type', 'content-length']

function ownHeaders({ headers }: Response) {
  return [...headers].filter(([name]) => !setHere.includes(name))
}

// Weak, because each encoding has other bytes.
function etagOf({ headers }: Response, body: Buffer, caching: string) {
  if (caching === 'no-store') return null
  return headers.get('ETag') ?? makeEtag(body, { weak: true })
}

function digestOf(html: string, renderedAt: number) {
  const lasting = html.replaceAll(String(renderedAt), '')
  return createHash('sha256').update(lasting, 'latin1').digest('base64')
}
