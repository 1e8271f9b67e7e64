import { isUtf8 } from 'node:buffer'
import { readBody } from './read-body.server'
import { rememberTyped } from './submitted-fields.server'

// Far more than any form has; larger bodies are not parsed.
const maxPairs = 1000
const [plus, space] = [0x2b, 0x20]

/**
 * Parses a form with any fields and remembers them for this request, to show them again if they cannot be saved.
 * @throws a response: 413 above 512 KB, 415 for another type, 400 if malformed, not UTF-8 or of too many fields
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
  const text = body.toString('latin1')
  if (!isUtf8(decodePercents(text)) || countPairs(text) > maxPairs) throw refusal(400)
  return new URLSearchParams(withSpaces(body).toString('utf8'))
}

// URLSearchParams is slow with half a million of them.
function withSpaces(body: Buffer) {
  const spaced = Buffer.from(body)
  for (let at = 0; at < spaced.length; at++) if (spaced[at] === plus) spaced[at] = space
  return spaced
}

// URLSearchParams would replace invalid UTF-8, lone surrogates included, by U+FFFD.
function decodePercents(text: string) {
  const decoded = Buffer.from(text, 'latin1')
  let length = 0
  for (let at = 0; at < text.length; at++, length++) {
    const value = text[at] === '%' ? readHex(text, at + 1) : -1
    decoded[length] = value < 0 ? text.charCodeAt(at) : value
    if (value >= 0) at += 2
  }
  return decoded.subarray(0, length)
}

function readHex(text: string, at: number) {
  const [high, low] = [hexDigit(text.charCodeAt(at)), hexDigit(text.charCodeAt(at + 1))]
  return high < 0 || low < 0 ? -1 : high * 16 + low
}

function hexDigit(code: number) {
  if (code >= 48 && code <= 57) return code - 48
  const letter = (code | 32) - 97
  return letter >= 0 && letter < 6 ? letter + 10 : -1
}

function countPairs(text: string) {
  let pairs = 1
  for (let at = text.indexOf('&'); at >= 0 && pairs <= maxPairs; at = text.indexOf('&', at + 1))
    pairs++
  return pairs
}

function refusal(status: 400 | 415) {
  return new Response(null, { status })
}
