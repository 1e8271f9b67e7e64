import { readBody } from '../forms/read-body.server'

const jsonType = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i

/**
 * Reads a JSON body: the only way in for the API.
 * @returns the object it holds, of whatever shape
 * @throws a 413 response for a body over 512 KB, 415 for another type than JSON in UTF-8, and 400 for a body that
 *   is not UTF-8, not JSON or no object
 */
export async function readJson(request: Request): Promise<object> {
  const body = await readBody(request)
  if (!jsonType.test(request.headers.get('Content-Type') ?? '')) throw refusal(415)
  const value = parse(body)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw refusal(400)
  return value
}

/**
 * Takes in the body of a call that has none: whatever came is ignored.
 * @throws a 413 response for a body over 512 KB
 */
export async function ignoreBody(request: Request): Promise<void> {
  await readBody(request)
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    throw refusal(400)
  }
}

function refusal(status: 400 | 415) {
  return new Response(null, { status })
}
