import type { Sending } from '../../support/http/raw-http'

/** A size just below the limit of a body, in bytes. */
export const size = 512 * 1024 - 200

export function floodedForm(field: string, flood: string): Sending {
  const sign = encodeURIComponent(flood)
  return encodedForm(`${field}=${sign.repeat((size - 40) / sign.length)}`)
}

export function floodedJson(method: string, field: string, flood: string): Sending {
  const bytes = Buffer.byteLength(JSON.stringify(flood).slice(1, -1))
  return json(method, JSON.stringify({ [field]: flood.repeat((size - 40) / bytes) }))
}

export function multipart(): Sending {
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'
  const body = `${part.repeat(size / part.length - 1)}--x--\r\n`
  return { body, headers: { 'Content-Type': 'multipart/form-data; boundary=x' } }
}

export function encodedForm(body: string): Sending {
  return { body, headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }
}

export function json(method: string, body: string): Sending {
  return { method, body, headers: { 'Content-Type': 'application/json' } }
}
