import { request as startRequest, type RequestOptions } from 'node:https'
import { text } from 'node:stream/consumers'
import type { Answer, Sending } from '../http/raw-http'

/** Sends a request over TLS on a new connection, without checking who signed the certificate. */
export function sendSecurely(
  url: string,
  { method, headers = {}, body }: Sending = {},
  options: RequestOptions = {},
): Promise<Answer> {
  const isForm = typeof body === 'object' && !Buffer.isBuffer(body)
  const bytes = Buffer.from(isForm ? String(new URLSearchParams(body)) : (body ?? ''))
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
  return new Promise((resolve, reject) => {
    const request = startRequest(url, {
      ...{ agent: false, rejectUnauthorized: false, ...options },
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...(body !== undefined && { ...type, 'Content-Length': bytes.length }),
        ...headers,
      },
    })
    request.once('error', reject)
    request.once('response', (response) => {
      const { statusCode: status = 0, headers: answered } = response
      text(response).then((words) => resolve({ status, headers: answered, text: words }), reject)
    })
    request.end(bytes)
  })
}
