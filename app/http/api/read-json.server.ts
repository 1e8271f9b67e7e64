import { fail, type Failure } from '~/domain/result'
import { readBody } from '../forms/read-form.server'
import { findRepeatedKey } from './repeated-key'

const jsonType = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i

/** Thrown for a body whose fields cannot be told; the API answers with the failure. */
export class UnclearBody extends Error {
  constructor(readonly failure: Failure) {
    super(failure.code)
  }
}

const shownKey = 100

/**
 * A JSON object of any shape.
 * @throws a response: 413 too large, 415 not JSON in UTF-8, 400 malformed; `UnclearBody` for a key that an object has
 *   twice, at any depth, and for `__proto__`
 */
export async function readJson(request: Request): Promise<object> {
  const body = await readBody(request)
  if (!jsonType.test(request.headers.get('Content-Type') ?? '')) throw refusal(415)
  const value = parse(body)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw refusal(400)
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
  throw new UnclearBody(fail('invalid', Object.fromEntries([[key.slice(0, shownKey), problem]])))
}

function parsed(body: Buffer): [text: string, value: unknown] {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body)
    return [text, JSON.parse(text)]
  } catch {
    throw refusal(400)
  }
}

function refusal(status: 400 | 415) {
  return new Response(null, { status })
}
