import type { IncomingHttpHeaders } from 'node:http'
import type { Request, RequestHandler } from 'express'
import { env } from '~/runtime/env.server'
import { isApiPath } from '../api/gate.server'
import { refuse, refuseMalformed } from './refuse.server'

/**
 * Settles what a request asks for, so that every handler after this finds a path and a host that make an address
 * (RFC 9112, 3.2): a whole URL counts as its path and host, `OPTIONS *` is answered here, and what proxies say
 * about the host counts only from a trusted one. What makes no address is refused with 400.
 */
export const requestTarget: RequestHandler = (request, response, next) => {
  if (request.url === '*' && request.method === 'OPTIONS')
    return void response.status(204).set('Allow', 'GET, HEAD, POST, OPTIONS').end()
  request.headers.host ||= new URL(env.SITE_URL).host
  takeApartWholeUrl(request)
  if (!isWellFormed(request)) refuseMalformed(request, response)
  // An id that is none is a missing thing in a path of the API, however it is written.
  else if (!makesAddress(request.path))
    refuse(isApiPath(request.path) ? 404 : 400, request, response)
  next()
}

function takeApartWholeUrl(request: Request) {
  const [whole, authority, path = ''] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(request.url) ?? []
  if (whole === undefined) return
  request.headers.host = authority
  request.url = path.startsWith('/') ? path : `/${path}`
  request.originalUrl = request.url
}

function isWellFormed(request: Request) {
  const { headers, headersDistinct, url } = request
  if ((headersDistinct.host?.length ?? 0) > 1) return false
  if (!isHost(headers.host ?? '') || !isForwardedWell(request)) return false
  return url.startsWith('/') && URL.canParse(`http://host${url}`)
}

function isForwardedWell({ headers, app, socket }: Request) {
  const trusts = app.get('trust proxy fn') as (address: string | undefined, hop: number) => boolean
  for (const name of ['x-forwarded-host', 'x-forwarded-proto'] as const)
    keepFirstValue(headers, name, trusts(socket.remoteAddress, 0))
  const { 'x-forwarded-host': host, 'x-forwarded-proto': protocol } = headers
  const isHostWell = host === undefined || isHost(String(host))
  return isHostWell && (protocol === undefined || /^https?$/i.test(String(protocol)))
}

// Each proxy adds what it was asked; Remix would take the port from it whether the proxy is trusted or not.
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

// React Router makes an address of the decoded path, in which a backslash is a slash and a tab nothing: `/%5C[` would be
// a host that is none, and fail the page and its error page alike.
function makesAddress(path: string) {
  try {
    const decoded = path.split('/').map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
    return URL.canParse(decoded.join('/').replace(/^\/+/, '/'), 'http://host')
  } catch {
    return false
  }
}
