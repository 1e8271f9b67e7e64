import { z } from 'zod'
import { env } from '~/runtime/env.server'
import { sessionCookieName } from '../session/session.server'
import type { Operation } from './operation'
import { operations } from './operations.server'
import { parameterComponents, parametersOf } from './parameters.server'
import { jsonContent, responseComponents, responsesOf } from './responses'
import { requestSchemas, responseSchemas } from './schemas.server'

/** The OpenAPI 3.1 document, generated from the schemas that validate requests and describe responses. */
export function apiDocument() {
  return {
    openapi: '3.1.0',
    info: {
      title: 'The XXperiment',
      version: '1',
      description:
        'The forum as JSON. Errors are sentences in the language of `Accept-Language` or the cookie. ' +
        'Wrong methods answer 405 with `Allow`, unknown addresses 404. A JSON key or a known query parameter ' +
        'that comes twice answers 400.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: env.SITE_URL }],
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookieName } },
      schemas: {
        ...schemaComponents(requestSchemas, 'input'),
        ...schemaComponents(responseSchemas, 'output'),
      },
      parameters: parameterComponents,
      responses: responseComponents(),
    },
    paths: pathsOf(operations),
  }
}

function schemaComponents(schemas: Record<string, z.ZodType>, io: 'input' | 'output') {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id })
  const made = z.toJSONSchema(registry, { io, uri: (id) => `#/components/schemas/${id}` }).schemas
  return Object.fromEntries(
    Object.entries(made).map(([name, { $schema: _, $id: __, ...schema }]) => [name, schema]),
  )
}

function pathsOf(all: Operation[]) {
  const paths: Record<string, Record<string, object>> = {}
  for (const operation of all) {
    const [method = '', path = ''] = operation.call.split(' ')
    paths[path] = { ...paths[path], [method]: describe(operation, path) }
  }
  return paths
}

const security = { required: [{ session: [] }], optional: [{}, { session: [] }], none: [] }

function describe(operation: Operation, path: string) {
  const { id, summary, session, query, body } = operation
  return {
    operationId: id,
    summary,
    security: security[session],
    parameters: parametersOf(path, query),
    ...(body && { requestBody: { required: true, content: jsonContent(body) } }),
    responses: responsesOf(operation),
  }
}
