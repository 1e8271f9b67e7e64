import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { pageQuerySchema } from '~/domain/validation/page-query.server'

const [cursor, limit] = inQuery(pageQuerySchema)

export const parameterComponents = {
  PostId: inPath('postId'),
  CommentId: inPath('commentId'),
  Cursor: cursor,
  Limit: limit,
}

/** A call's parameters; shared ones as `$ref`s. */
export function parametersOf(path: string, query?: z.ZodObject) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return [...names.map(inPath), ...(query ? inQuery(query) : [])].map(orReference)
}

function inPath(name: string) {
  return { name, in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }
}

function inQuery(query: z.ZodObject) {
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'input' })
  return Object.entries(properties).map(([name, schema]) => ({
    ...{ name, in: 'query', schema },
    ...(required.includes(name) && { required: true }),
  }))
}

function orReference(parameter: object) {
  const shared = Object.entries(parameterComponents)
  const [name] = shared.find(([, each]) => isDeepStrictEqual(each, parameter)) ?? []
  return name ? { $ref: `#/components/parameters/${name}` } : parameter
}
