import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Request, RequestHandler } from 'express'
import { env } from '~/runtime/env.server'
import { isApiPath } from '../api/gate.server'
import { refuse, refuseMalformed } from './refuse.server'

/**
 * Normalises the request target (RFC 9112, 3.2) so that later handlers find a valid path and host: splits absolute
 * URLs, answers `OPTIONS *`, drops forwarded headers of untrusted proxies, refuses the rest with 400.
 */
export const requestTarget: RequestHandler = (request, response, next) => {
  if (request.url === '*' && request.method === 'OPTIONS')
    return void response.status(204).set('Allow', 'GET, HEAD, POST, OPTIONS').end()
  request.headers.host ||= new URL(env.SITE_URL).host
  splitAbsoluteUrl(request)
  if (!isWellFormed(request)) refuseMalformed(request, response)
  // For the API a malformed id is a missing item.
  else if (!isValidPath(request.path))
    refuse(isApiPath(request.path) ? 404 : 400, request, response)
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

/** Whether a request names one host that makes an address, and its proxy, where one is trusted, no other. */
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

// Each proxy appends its value, and Remix reads the port from it even if the proxy is not trusted.
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

// React Router builds a URL from the decoded path, where a backslash is a slash and a tab is dropped: `/%5C[` would
// be an invalid host and fail both the page and its error page.
function isValidPath(path: string) {
  try {
    const decoded = path.split('/').map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
    return URL.canParse(decoded.join('/').replace(/^\/+/, '/'), 'http://host')
  } catch {
    return false
  }
}
