import { isUtf8 } from 'node:buffer'
import { z } from 'zod'

const bodyLimit = 512 * 1024

/**
 * Reads the body. @throws a response: 413 above `bodyLimit`, without reading the rest; 400 if the client disconnects
 */
export async function readBody(request: Request) {
  if (Number(request.headers.get('Content-Length')) > bodyLimit) throw emptyResponse(413)
  const chunks: Uint8Array[] = []
  let size = 0
  if (!request.body) return Buffer.alloc(0)
  const reader = request.body.getReader()
  for (let part = await next(reader); !part.done; part = await next(reader)) {
    size += part.value.byteLength
    if (size > bodyLimit) throw emptyResponse(413)
    chunks.push(part.value)
  }
  return Buffer.concat(chunks)
}

function next(reader: ReadableStreamDefaultReader<Uint8Array>) {
  return reader.read().catch(() => {
    throw emptyResponse(400)
  })
}

export type SubmittedFields = [name: string, value: string][]

const submittedFields = new WeakMap<Request, SubmittedFields>()

/** Keeps a form's fields until its request ends, to show them again when they cannot be saved. */
function rememberSubmittedFields(request: Request, form: Iterable<[string, unknown]>): void {
  const texts = [...form].filter((field): field is [string, string] => typeof field[1] === 'string')
  submittedFields.set(request, texts)
}

/** The submitted fields of a request. Null before `parseForm`. */
export function submittedFieldsOf(request: Request): SubmittedFields | null {
  return submittedFields.get(request) ?? null
}

// Far more bytes than any form has. Larger bodies are refused before parsing.
const maxPairs = 1000
const [plus, space] = [0x2b, 0x20]

/**
 * Parses a form with any fields and remembers them for this request, to show them again if they cannot be saved.
 * @throws a response: 413 above 512 KB, 415 for another type, 400 if malformed, not UTF-8 or with too many fields
 */
export async function parseForm(request: Request): Promise<SubmittedForm> {
  const body = await readBody(request)
  const type = request.headers.get('Content-Type') ?? ''
  const form = /^multipart\/form-data/i.test(type)
    ? await parseMultipart(body, type)
    : parseEncoded(body, type)
  rememberSubmittedFields(request, form)
  return form
}

async function parseMultipart(body: Uint8Array<ArrayBuffer>, type: string) {
  try {
    return await new Response(body, { headers: { 'Content-Type': type } }).formData()
  } catch {
    throw emptyResponse(400)
  }
}

function parseEncoded(body: Buffer, type: string) {
  if (!/^application\/x-www-form-urlencoded/i.test(type)) throw emptyResponse(415)
  const text = body.toString('latin1')
  if (!isUtf8(decodePercents(text)) || countPairs(text) > maxPairs) throw emptyResponse(400)
  return new URLSearchParams(withSpaces(body).toString('utf8'))
}

// URLSearchParams is slow with half a million plus signs.
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

export function emptyResponse(status: 400 | 413 | 415) {
  return new Response(null, { status })
}

/** The submitted fields. A field that was not sent is undefined. */
export type FormFields = Readonly<Record<string, string | undefined>>

type SchemaFields<S extends z.ZodObject> = { [Name in keyof S['shape'] & string]?: string }

/** A form with any fields. */
export type SubmittedForm = FormData | URLSearchParams

type NoFields = Record<never, never>

/** The schema of a form that has only a button. */
export const noFields = z.object({})

/**
 * Reads a form. Every page's action uses this function.
 * @param schema the fields of the domain rule, returned unchecked: the rule validates them and returns the error
 *   messages
 * @param own the page's own fields, which are not typed by the user
 * @throws a response: 413 above 512 KB, 415 for another type, 400 if malformed or not UTF-8. Also 400 for files,
 *   repeated or unknown fields, and invalid own ones.
 */
export async function readForm<S extends z.ZodObject, Own extends z.ZodRawShape = NoFields>(
  request: Request,
  schema: S,
  own = {} as Own,
): Promise<SchemaFields<S> & z.output<z.ZodObject<Own>>> {
  return pickFields(await parseForm(request), schema, own)
}

/** The same for a form that is already parsed, for example to tell forms apart by a field. */
export function pickFields<S extends z.ZodObject, Own extends z.ZodRawShape = NoFields>(
  form: SubmittedForm,
  schema: S,
  own = {} as Own,
): SchemaFields<S> & z.output<z.ZodObject<Own>> {
  const known = { ...schema.shape, ...own }
  const fields: Record<string, string> = {}
  for (const [name, value] of form) {
    if (typeof value !== 'string' || !Object.hasOwn(known, name) || Object.hasOwn(fields, name))
      throw emptyResponse(400)
    fields[name] = value
  }
  const checked = z.object(own).safeParse(fields)
  if (!checked.success) throw emptyResponse(400)
  return { ...(fields as SchemaFields<S>), ...checked.data }
}

/** Returns the fields that were sent. */
export function sentFields(fields: FormFields): Record<string, string> {
  const isSent = (field: [string, string | undefined]): field is [string, string] =>
    field[1] !== undefined
  return Object.fromEntries(Object.entries(fields).filter(isSent))
}
