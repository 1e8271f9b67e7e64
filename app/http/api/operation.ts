import type { z } from 'zod'
import type { requestSchemas, responseSchemas } from './schemas.server'

/** One call of the API. Every call may also answer 400, 503 and what went wrong on the server. */
export type Operation = {
  call: `${'get' | 'post' | 'patch' | 'delete'} /api/${string}`
  /** The `operationId`: what a generated client calls its function. */
  id: string
  summary: string
  /** Whether the call needs a session, or answers a member otherwise than a visitor. */
  session: 'required' | 'optional' | 'none'
  query?: z.ZodObject
  body?: keyof typeof requestSchemas
  /** The status of success, and the schema of its body. */
  response: [status: number, schema?: keyof typeof responseSchemas]
  errors?: number[]
}

/** What may be wrong with any request that has a body. */
export const bodyErrors = [403, 413, 415]
