import { z } from 'zod'
import { env } from '~/env.server'
import { sessionCookieName } from '../session.server'
import { answerSchemas, operations, requestSchemas, type Operation } from './operations.server'

type JsonSchema = z.core.JSONSchema.BaseSchema

const refusalNames: Record<number, string> = {
  400: 'Malformed, or refused by a rule',
  401: 'Signed out, or wrong credentials',
  403: 'Not allowed, or sent from another site',
  404: 'Missing',
  409: 'Taken',
  413: 'Larger than 512 KB',
  415: 'Not application/json',
  429: 'Too often; `Retry-After` says when again',
  503: 'Not available here, or not now; `Retry-After` then says when again',
}

/** The OpenAPI 3.1 description of the API, made from the schemas that validate. */
export function apiDocument() {
  return {
    openapi: '3.1.0',
    info: {
      title: 'The XXperiment',
      version: '1',
      description:
        'The forum as JSON. Errors are sentences in the language of `Accept-Language` or the cookie. ' +
        'Wrong methods answer 405 with `Allow`, unknown addresses 404.',
    },
    servers: [{ url: env.SITE_URL }],
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookieName } },
      schemas: {
        ...componentsOf(requestSchemas, 'input'),
        ...componentsOf(answerSchemas, 'output'),
      },
    },
    paths: pathsOf(operations),
  }
}

function componentsOf(schemas: Record<string, z.ZodType>, io: 'input' | 'output') {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id })
  const made = z.toJSONSchema(registry, { io, uri: (id) => `#/components/schemas/${id}` }).schemas
  return Object.fromEntries(
    Object.entries(made).map(([name, { $schema: _, $id: __, ...schema }]) => [
      name,
      io === 'input' ? requiringOnlyWhatIs(schemas[name], schema) : schema,
    ]),
  )
}

// A field that takes its absence for a value looks required to zod; the schema itself knows better.
function requiringOnlyWhatIs(schema: z.ZodType | undefined, made: JsonSchema): JsonSchema {
  if (!(schema instanceof z.ZodObject)) return made
  const { shape } = schema
  const required = made.required?.filter(
    (name) => !z.safeParse(shape[name] ?? z.never(), undefined).success,
  )
  return { ...made, required }
}

function pathsOf(all: Operation[]) {
  const paths: Record<string, Record<string, object>> = {}
  for (const operation of all) {
    const [method = '', path = ''] = operation.call.split(' ')
    paths[path] = { ...paths[path], [method]: describe(operation, path) }
  }
  return paths
}

function describe({ summary, query, sends, answers, refusals }: Operation, path: string) {
  const [status, answer] = answers
  const refused = [...new Set([...refusals, 503])].map((code) => [
    code,
    responseOf(refusalNames[code] ?? '', 'Error'),
  ])
  return {
    summary,
    ...(refusals.includes(401) && !path.endsWith('/signin') && { security: [{ session: [] }] }),
    parameters: [...inPath(path), ...(query ? inQuery(query) : [])],
    ...(sends && { requestBody: { required: true, content: contentOf(sends) } }),
    responses: {
      [status]: responseOf(summary, answer),
      ...(Object.fromEntries(refused) as object),
    },
  }
}

function responseOf(description: string, schema: string | undefined) {
  return { description, ...(schema && { content: contentOf(schema) }) }
}

function contentOf(schema: string) {
  return { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } }
}

function inPath(path: string) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  return names.map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', format: 'uuid' },
  }))
}

function inQuery(query: z.ZodObject) {
  const { properties = {} } = z.toJSONSchema(query, { io: 'input' })
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', schema }))
}
