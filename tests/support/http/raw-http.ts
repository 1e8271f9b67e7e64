import { request as startRequest, type IncomingHttpHeaders } from 'node:http'
import { request as startSecureRequest, type RequestOptions } from 'node:https'
import type { LookupFunction } from 'node:net'

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string }

export type Sending = {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer | Record<string, string>
}

/**
 * Sends a request as given: only Host and Content-Length are added, and redirects are not followed. A record as the
 * body is sent as a form. Over TLS it does not check who signed the certificate.
 */
export function send(
  url: string,
  { method, headers = {}, body }: Sending = {},
  options: RequestOptions = {},
): Promise<Answer> {
  const start = url.startsWith('https:') ? startSecureRequest : startRequest
  const isForm = typeof body === 'object' && !Buffer.isBuffer(body)
  const bytes = Buffer.from(isForm ? String(new URLSearchParams(body)) : (body ?? ''))
  const type = isForm ? { 'Content-Type': 'application/x-www-form-urlencoded' } : {}
  const isChunked = 'Transfer-Encoding' in headers
  const length = body !== undefined && !isChunked ? { 'Content-Length': bytes.length } : {}
  return new Promise((resolve, reject) => {
    const request = start(url, {
      ...{ agent: false, lookup: onThisMachine, rejectUnauthorized: false, ...options },
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: { ...length, ...type, ...headers },
    })
    request.once('error', reject)
    request.once('response', (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.once('error', reject)
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(parts).toString('utf8'),
        }),
      )
    })
    request.end(bytes)
  })
}

// A system look-up of `localhost` takes longer than many responses.
const onThisMachine: LookupFunction = (_name, { all }, done) => {
  const ip = '127.0.0.1'
  if (all) done(null, [{ address: ip, family: 4 }])
  else done(null, ip, 4)
}

export function parseCookies({ headers }: Answer): string {
  return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ')
}
