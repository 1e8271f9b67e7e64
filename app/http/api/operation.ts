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
  response: [status: number, schema?: keyof typeof responseSchemas]
  errors?: number[]
}

export const bodyErrors = [403, 413, 415]
