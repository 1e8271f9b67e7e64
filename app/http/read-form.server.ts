import { isUtf8 } from 'node:buffer'
import { readBody } from './read-body.server'
import { rememberTyped } from './unavailable/typed-form.server'

export type FormFields = Record<string, string>

/**
 * Reads a form: the only way in for a page's action.
 * @param names the fields that the form has; each may come once
 * @returns the values by name, decoded
 * @throws a 413 response for a body over 512 KB, 415 for another type, and 400 for a body that is no form,
 *   text that is not UTF-8, a field that is repeated or unknown, or a file
 */
export async function readForm(request: Request, names: readonly string[]): Promise<FormFields> {
  const fields: FormFields = {}
  for (const [name, value] of await parseForm(request)) {
    if (typeof value !== 'string' || !names.includes(name) || Object.hasOwn(fields, name))
      throw refusal(400)
    fields[name] = value
  }
  return fields
}

/**
 * Reads a form of whatever fields; what it holds is kept until its request is answered, to be given back when it
 * cannot be saved.
 * @throws like `readForm`, but for fields
 */
export async function parseForm(request: Request): Promise<FormData | URLSearchParams> {
  const body = await readBody(request)
  const type = request.headers.get('Content-Type') ?? ''
  const form = /^multipart\/form-data/i.test(type)
    ? await parseMultipart(body, type)
    : parseEncoded(body, type)
  rememberTyped(request, form)
  return form
}

async function parseMultipart(body: Uint8Array<ArrayBuffer>, type: string) {
  try {
    return await new Response(body, { headers: { 'Content-Type': type } }).formData()
  } catch {
    throw refusal(400)
  }
}

function parseEncoded(body: Buffer, type: string) {
  if (!/^application\/x-www-form-urlencoded/i.test(type)) throw refusal(415)
  if (!isUtf8(decodePercents(body))) throw refusal(400)
  return new URLSearchParams(body.toString('utf8'))
}

// URLSearchParams would put U+FFFD in the place of bytes that are no UTF-8, lone surrogates among them.
function decodePercents(body: Buffer) {
  const decoded = body
    .toString('latin1')
    .replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(decoded, 'latin1')
}

function refusal(status: 400 | 415) {
  return new Response(null, { status })
}
