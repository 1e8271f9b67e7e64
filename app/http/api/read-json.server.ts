import { readBody } from '../forms/read-body.server'

const jsonType = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i

/** A JSON object of any shape. @throws a response: 413 too large, 415 not JSON in UTF-8, 400 malformed */
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
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    throw refusal(400)
  }
}

function refusal(status: 400 | 415) {
  return new Response(null, { status })
}
