import { fail, type Failure } from '~/domain/result'
import { emptyResponse, readBody } from '../forms/read-form.server'

/**
 * Returns the first key that an object in a JSON text has twice, or `__proto__`. Returns null if there is none.
 * `JSON.parse` silently keeps the last of two equal keys.
 * @param text valid JSON
 */
export function findRepeatedKey(text: string): string | null {
  // The keys of each open object; null for an open array.
  const open: (Set<string> | null)[] = []
  for (const [token] of text.matchAll(tokens)) {
    if (token === '{') open.push(new Set())
    else if (token === '[') open.push(null)
    else if (token === '}' || token === ']') open.pop()
    else if (token.endsWith(':')) {
      const key = JSON.parse(token.slice(0, -1)) as string
      const keys = open.at(-1)
      if (key === '__proto__' || keys?.has(key)) return key
      keys?.add(key)
    }
  }
  return null
}

// Matches strings (a key with its colon), and brackets and braces outside strings.
const tokens = /"(?:[^"\\]|\\.)*"(?:[ \t\n\r]*:)?|[{}[\]]/g

const jsonType = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i

/** Thrown for a body that parsers may read differently. The API answers with the failure. */
export class AmbiguousBody extends Error {
  constructor(readonly failure: Failure) {
    super(failure.code)
  }
}

const shownKey = 100

/**
 * Reads a JSON object of any shape.
 * @throws a response: 413 too large, 415 not JSON in UTF-8, 400 malformed. `AmbiguousBody` for a key that an object
 *   has twice, at any depth, and for `__proto__`.
 */
export async function readJson(request: Request): Promise<object> {
  return toObject(request, await readBody(request))
}

/** The same for a call whose fields are all optional. An empty body counts as an empty object. */
export async function readOptionalJson(request: Request): Promise<object> {
  const body = await readBody(request)
  return body.length ? toObject(request, body) : {}
}

function toObject(request: Request, body: Buffer): object {
  if (!jsonType.test(request.headers.get('Content-Type') ?? '')) throw emptyResponse(415)
  const value = parse(body)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw emptyResponse(400)
  return value
}

/** Discards the body of a call that takes none. @throws a 413 response */
export async function ignoreBody(request: Request): Promise<void> {
  await readBody(request)
}

function parse(body: Buffer): unknown {
  const [text, value] = parsed(body)
  const key = findRepeatedKey(text)
  if (key === null) return value
  const problem = key === '__proto__' ? 'wrongType' : 'sentTwice'
  throw new AmbiguousBody(fail('invalid', Object.fromEntries([[key.slice(0, shownKey), problem]])))
}

function parsed(body: Buffer): [text: string, value: unknown] {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body)
    return [text, JSON.parse(text)]
  } catch {
    throw emptyResponse(400)
  }
}
