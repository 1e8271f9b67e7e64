import type { RequestHandler, Request, Response } from 'express'
import { isPrefetch } from '../visitor.server'
import { logSecurityEvent } from '~/domain/security-log/log-security-event.server'
import { env } from '~/runtime/env.server'
import { repeatedParameters } from '../repeated-parameters'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/** Calls that browsers open with GET although they change something. */
const effectful = /^\/api\/auth\/(verify-email|google|google\/callback)\/?$/i

/**
 * Answers `HEAD` and prefetches of these URLs without changing anything. Link checkers send `HEAD`, and browsers
 * prefetch.
 */
export const effectfulReads: RequestHandler = (request, response, next) => {
  if (!effectful.test(request.path)) return next()
  if (request.method === 'HEAD')
    return void response
      .status(405)
      .set({ Allow: 'GET, OPTIONS', 'Cache-Control': 'no-store' })
      .end()
  if (request.method === 'GET' && isPrefetch(request.headers))
    return void response.status(503).set('Cache-Control', 'no-store').end()
  next()
}

type Headers = { site?: string; origin?: string; referer?: string; host?: string }

const safeMethods = ['GET', 'HEAD', 'OPTIONS']

// Mail programs send one-click unsubscribe requests, with the mail's token instead of our cookies.
const exemptPaths = ['/unsubscribe']

/**
 * Checks `Sec-Fetch-Site`, then `Origin`, then `Referer`; the first one present decides. Without any of them a write
 * is allowed, because browsers that send our cookies cross-site always send one.
 */
function isFromThisSite({ site, origin, referer, host }: Headers): boolean {
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const source = origin ?? referer
  if (source === undefined) return true
  if (!URL.canParse(source)) return false
  return [host, new URL(env.SITE_URL).host].includes(new URL(source).host)
}

/** Answers 403 to cross-site writes. */
export const originCheck: RequestHandler = (request, response, next) => {
  const { headers } = request
  const isAllowed =
    safeMethods.includes(request.method) ||
    exemptPaths.includes(request.path) ||
    isFromThisSite({
      site: headers['sec-fetch-site'],
      origin: headers.origin,
      referer: headers.referer,
      host: headers.host,
    })
  if (isAllowed) {
    // Remix's own check knows only one host and answers 500.
    delete headers.origin
  } else {
    logSecurityEvent('foreign-origin', { outcome: 'refused' })
    rewriteToErrorRoute(403, request, response)
  }
  next()
}

/** Passes a request to the not-found route, which answers with `status` as a page or in JSON. */
function rewriteToErrorRoute(status: number, request: Request, response: Response): void {
  response.locals.refusal = status
  request.method = 'GET'
  request.originalUrl = isApiPath(request.path) ? '/api/refused' : '/refused'
  request.url = request.originalUrl
}

/** Answers 400 to a request that Remix could not turn into a URL. Ignores its host headers. */
function rejectMalformed(request: Request, response: Response): void {
  for (const name of ['host', 'proto', 'port']) delete request.headers[`x-forwarded-${name}`]
  request.headers.host = new URL(env.SITE_URL).host
  rewriteToErrorRoute(400, request, response)
}

/**
 * Answers 400 to a page's URL that repeats a known parameter. The API's routes check this themselves and name the
 * parameter.
 */
export const rejectRepeatedParameters: RequestHandler = (request, response, next) => {
  const [, search = ''] = request.originalUrl.split(/\?(.*)/s)
  if (search && !isApiPath(request.path) && repeatedParameters(new URLSearchParams(search)).length)
    rewriteToErrorRoute(400, request, response)
  next()
}

/**
 * Normalises the request target (RFC 9112, 3.2), so later handlers get a valid path and host. Splits absolute URLs,
 * answers `OPTIONS *`, and drops forwarded headers of untrusted proxies. Refuses the rest with 400.
 */
export const requestTarget: RequestHandler = (request, response, next) => {
  if (request.url === '*' && request.method === 'OPTIONS')
    return void response.status(204).set('Allow', 'GET, HEAD, POST, OPTIONS').end()
  request.headers.host ||= new URL(env.SITE_URL).host
  splitAbsoluteUrl(request)
  if (!isWellFormed(request)) rejectMalformed(request, response)
  // In the API a malformed id means that the item does not exist.
  else if (!isValidPath(request.path))
    rewriteToErrorRoute(isApiPath(request.path) ? 404 : 400, request, response)
  next()
}

function splitAbsoluteUrl(request: Request) {
  const [match, authority, path = ''] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(request.url) ?? []
  if (match === undefined) return
  request.headers.host = authority
  request.url = path.startsWith('/') ? path : `/${path}`
  request.originalUrl = request.url
}

function isWellFormed(request: Request) {
  const { url } = request
  return hasOneValidHost(request) && url.startsWith('/') && URL.canParse(`http://host${url}`)
}

let latestHost = ''

/** True when the request names exactly one valid host, and a trusted proxy names no other. */
export function hasOneValidHost({ headers, rawHeaders }: IncomingMessage): boolean {
  const { host = '' } = headers
  if (hostsIn(rawHeaders) > 1 || !hasValidForwardedHeaders(headers)) return false
  if (host !== latestHost && !isHost(host)) return false
  latestHost = host
  return true
}

function hostsIn(rawHeaders: string[]) {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') count += 1
  return count
}

function hasValidForwardedHeaders(headers: IncomingHttpHeaders) {
  for (const name of ['x-forwarded-host', 'x-forwarded-proto'] as const)
    if (name in headers) keepFirstValue(headers, name, env.TRUST_PROXY > 0)
  const { 'x-forwarded-host': host, 'x-forwarded-proto': protocol } = headers
  const isHostValid = host === undefined || isHost(String(host))
  return isHostValid && (protocol === undefined || /^https?$/i.test(String(protocol)))
}

// Each proxy appends its value. Remix reads the port from the header even if the proxy is not trusted.
function keepFirstValue(headers: IncomingHttpHeaders, name: string, isTrusted: boolean) {
  const first = String(headers[name] ?? '')
    .split(',')[0]
    ?.trim()
  if (isTrusted && first) headers[name] = first
  else delete headers[name]
}

function isHost(value: string) {
  const isPlain = /^([\w.~-]{1,253}|\[[\da-f:.]{2,45}\])(:\d{1,5})?$/i.test(value)
  return isPlain && URL.canParse(`http://${value}`)
}

// React Router builds a URL from the decoded path, where a backslash is a slash and a tab is dropped. So `/%5C[` would
// be an invalid host, and both the page and its error page would fail.
function isValidPath(path: string) {
  try {
    const decoded = path.split('/').map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
    return URL.canParse(decoded.join('/').replace(/^\/+/, '/'), 'http://host')
  } catch {
    return false
  }
}

const routed = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']

/** True when a path belongs to the JSON API. Case-insensitive, like Remix. */
function isApiPath(path: string): boolean {
  return /^\/api(\/|$)/i.test(path)
}

/**
 * Lets the API's routes answer unknown methods and `.data` URLs in JSON. Remix would answer these itself, and would
 * refuse `OPTIONS` of a page without `Allow`.
 */
export const apiGate: RequestHandler = (request, response, next) => {
  const isRouted = routed.includes(request.method)
  if (!isApiPath(request.path) && (!isRouted || request.method === 'OPTIONS')) {
    return void response.status(405).set('Allow', 'GET, HEAD, POST').end()
  }
  if (isApiPath(request.path)) {
    if (!isRouted) request.method = 'PUT'
    if (request.path.endsWith('.data')) request.originalUrl = '/api/unknown'
  }
  next()
}
