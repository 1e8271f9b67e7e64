import { createHash, randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { AppLoadContext } from '@remix-run/node'
import { serialize } from 'cookie'
import makeEtag from 'etag'
import Negotiator from 'negotiator'
import { languageFromHeaders } from '~/i18n/i18n.server'
import { isLanguage, type Language } from '~/i18n/languages'
import { cookieName, env } from '~/runtime/env.server'
import { headersForScripts } from '../middleware/response-headers.server'
import { preferencesIn, type Choice } from '../session/preferences.server'
import type { CacheableUrl } from './cacheable-route'

/** Answers a request with the site's routes. */
export type Respond = (request: Request, context: AppLoadContext) => Promise<Response>

/** The parts of a request on which a visitor's page depends. They include no session, IP address or user agent. */
export type AnonymousRequest = CacheableUrl & {
  language: Language
  /** The visitor's preferences as a `Cookie` header. */
  cookie: string
  key: string
}

type Encoding = 'br' | 'gzip'

export type CachedPage = {
  status: number
  /** Alternating names and values. */
  headers: string[]
  type: string | null
  etag: string | null
  body: Buffer
  compressed: Map<Encoding, Promise<Buffer>>
  /** Equal for two pages that differ only in their render time. */
  digest: string
  isCacheable: boolean
}

/** Reduces a visitor's request to the parts on which its response depends. */
export async function toAnonymousRequest(
  url: CacheableUrl,
  headers: IncomingHttpHeaders,
): Promise<AnonymousRequest> {
  const language = url.kind === 'document' ? 'en' : await languageFor(url, headers)
  const cookie = url.kind === 'page' ? preferenceCookies(headers) : ''
  return { ...url, language, cookie, key: `${url.target} ${language} ${cookie}` }
}

function languageFor({ target }: CacheableUrl, headers: IncomingHttpHeaders) {
  const [, search = ''] = target.split('?')
  const chosen = search && new URLSearchParams(search).get('lng')
  if (isLanguage(chosen)) return chosen
  return languageFromHeaders(headers.cookie, headers['accept-language'])
}

function preferenceCookies(headers: IncomingHttpHeaders) {
  const { theme, lite, neutralTitles } = preferencesIn(headers)
  const cookies: [Choice, string | false][] = [
    ['theme', theme === 'dark' && 'dark'],
    ['lite', lite && '1'],
    ['titles', neutralTitles && 'neutral'],
  ]
  return cookies
    .flatMap(([name, value]) => (value ? [serialize(cookieName(name), value)] : []))
    .join('; ')
}

/**
 * Renders the response for all visitors who send this request.
 * @param requestId the id of the first request that wants it, for the log
 * @returns null when the response sets a cookie and is therefore for one visitor only
 */
export async function renderPage(
  respond: Respond,
  { target, language, cookie, kind }: AnonymousRequest,
  requestId: string,
): Promise<CachedPage | null> {
  const renderedAt = Date.now()
  const nonce = randomBytes(16).toString('base64')
  let setsCookie = false
  const setCookie = () => void (setsCookie = true)
  const context = { nonce, requestId, setCookie, ip: '', visitor: null, renderedAt }
  const request = new Request(env.SITE_URL + target, {
    headers: { 'Accept-Language': language, Cookie: cookie },
  })
  const response = await respond(request, context)
  if (setsCookie || response.headers.has('Set-Cookie')) return null
  // Latin-1 keeps each byte as one character.
  const rendered = Buffer.from(await response.arrayBuffer()).toString('latin1')
  const type = response.headers.get('Content-Type')
  const { html, hashes } = type?.startsWith('text/html')
    ? replaceNonceByHashes(rendered, nonce)
    : { html: rendered, hashes: [] }
  const isFound = response.status === 200
  const caching = (isFound && response.headers.get('Cache-Control')) || 'no-store'
  const body = Buffer.from(html, 'latin1')
  // Weak, because each encoding has other bytes.
  const etag =
    caching === 'no-store' ? null : (response.headers.get('ETag') ?? makeEtag(body, { weak: true }))
  return {
    status: response.status,
    headers: headersOf(response, target, caching, etag, hashes),
    // Adds the charset as Express does.
    type: type && /^(text\/|application\/json)[^;]*$/.test(type) ? `${type}; charset=utf-8` : type,
    etag,
    body,
    compressed: new Map(),
    digest: makeEtag(html.replaceAll(String(renderedAt), '')),
    isCacheable: isFound && (kind !== 'page' || caching === 'no-cache'),
  }
}

const setElsewhere = ['cache-control', 'vary', 'etag', 'content-type', 'content-length']

function headersOf(
  { headers }: Response,
  target: string,
  caching: string,
  etag: string | null,
  hashes: string[],
): string[] {
  return [
    ...Object.entries(headersForScripts(target, hashes)),
    ...[...headers].filter(([name]) => !setElsewhere.includes(name)),
    ['Cache-Control', caching],
    ['Vary', [headers.get('Vary'), 'Accept-Encoding'].filter(Boolean).join(', ')],
    ...(etag ? [['ETag', etag]] : []),
  ].flat()
}

/**
 * Removes the nonce from a page that many visitors get and hashes the inline scripts that carried it. A script without
 * the nonce is not ours: it gets no hash and does not run.
 * @param html each character is one byte of UTF-8
 * @returns the page, and the hashes as sources for `script-src`
 */
export function replaceNonceByHashes(
  html: string,
  nonce: string,
): { html: string; hashes: string[] } {
  const hashes = new Set<string>()
  for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs))
    if (attributes.includes(`nonce="${nonce}"`) && isInlineScript(attributes))
      hashes.add(`'sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}'`)
  return { html: html.replaceAll(` nonce="${nonce}"`, ''), hashes: [...hashes] }
}

// Browsers do not run data blocks such as JSON-LD.
function isInlineScript(attributes: string) {
  return !/\bsrc=|type="application\/ld\+json"/.test(attributes)
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const minCompressedSize = 1_024
// A page is compressed once for all visitors of a second. Level 10 is a twelfth smaller than 9 and takes 20 ms instead
// of 13, in another thread.
const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 10 }

/** The best encoding of a page that an `Accept-Encoding` header allows. Null for none. */
export function encodingFor({ body }: CachedPage, accepted: string): Encoding | null {
  if (!accepted || body.length < minCompressedSize) return null
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } })
  const allowed = negotiator.encodings(['br', 'gzip', 'identity'])
  if (allowed[0] === 'identity') return null
  return (['br', 'gzip'] as const).find((encoding) => allowed.includes(encoding)) ?? null
}

/** The body of a page in an encoding. It is compressed once per page. */
export function bodyIn({ body, compressed }: CachedPage, encoding: Encoding): Promise<Buffer> {
  const known = compressed.get(encoding)
  if (known) return known
  const started = encoding === 'br' ? brotli(body, { params: brotliParams }) : gzipped(body)
  compressed.set(encoding, started)
  return started
}
