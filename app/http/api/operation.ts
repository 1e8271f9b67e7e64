import type { z } from 'zod'
import type { requestSchemas, responseSchemas } from './schemas.server'

export type Operation = {
  call: `${'get' | 'post' | 'patch' | 'delete'} /api/${string}`
  id: string
  summary: string
  /** `optional`: members and visitors get different answers. */
  session: 'required' | 'optional' | 'none'
  query?: z.ZodObject
  body?: keyof typeof requestSchemas
  /** True when the call may be sent without a body. */
  isBodyOptional?: true
  response: [status: number, schema?: keyof typeof responseSchemas]
  errors?: number[]
}

export const bodyErrors = [403, 413, 415]

type Refusal = { status: string; description: string; retryAfter?: true }

const refusals: Record<string, Refusal> = {
  BadRequest: { status: '400', description: 'Malformed, or refused by a rule' },
  Unauthorized: { status: '401', description: 'Signed out, or wrong credentials' },
  Forbidden: { status: '403', description: 'Not allowed, or sent from another site' },
  NotFound: { status: '404', description: 'Missing' },
  Conflict: { status: '409', description: 'Taken' },
  ContentTooLarge: { status: '413', description: 'Larger than 512 KB' },
  UnsupportedMediaType: { status: '415', description: 'Not application/json' },
  TooManyRequests: {
    status: '429',
    description: 'Too many requests; `Retry-After` says when to try again',
    retryAfter: true,
  },
  ServiceUnavailable: {
    status: '503',
    description: 'Not available here, or not now; `Retry-After` then says when to try again',
    retryAfter: true,
  },
  Unexpected: {
    status: 'default',
    description: 'Anything else, such as 500 with the number under which the failure was logged',
  },
}

const retryAfterHeader = {
  'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } },
}

/** The error responses, for the document's `components`. */
export function responseComponents() {
  return Object.fromEntries(
    Object.entries(refusals).map(([name, { description, retryAfter }]) => [
      name,
      {
        description,
        ...(retryAfter && { headers: retryAfterHeader }),
        content: jsonContent('Problem'),
      },
    ]),
  )
}

/** A call's success response, and `$ref`s to its errors. */
export function responsesOf({ summary, session, response, errors = [] }: Operation) {
  const [status, schema] = response
  const statuses = [400, ...errors, ...(session === 'required' ? [401] : []), 503, 'default']
  const references = Object.entries(refusals)
    .filter(([, refusal]) => statuses.map(String).includes(refusal.status))
    .map(([name, refusal]) => [refusal.status, { $ref: `#/components/responses/${name}` }])
  return {
    [status]: { description: summary, ...(schema && { content: jsonContent(schema) }) },
    ...(Object.fromEntries(references) as Record<string, { $ref: string }>),
  }
}

export function jsonContent(name: string) {
  return { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } }
}
