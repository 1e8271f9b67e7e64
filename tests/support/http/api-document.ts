import { createRequire } from 'node:module'
import { apiDocument } from '~/http/api/document.server'

type Validate = ((value: unknown) => boolean) & { errors?: unknown }
type Validator = {
  addSchema(schema: object): void
  compile(schema: object): Validate
}

// html-validate depends on a validator for OpenAPI's dialect of JSON Schema.
const fromHtmlValidate = createRequire(createRequire(import.meta.url).resolve('html-validate'))
const { default: Ajv } = fromHtmlValidate('ajv/dist/2020.js') as {
  default: new (options: object) => Validator
}

export const served = JSON.parse(JSON.stringify(apiDocument())) as ReturnType<typeof apiDocument>

const validator = new Ajv({ strict: false, validateFormats: false, allErrors: true })
validator.addSchema({ $id: 'document', ...served })
const compiled = new Map<string, Validate>()

/** Returns the document's path for a URL's path, such as `/api/forum/posts/{postId}`. */
export function documentedPath(pathname: string): string | undefined {
  return Object.keys(served.paths)
    .sort((a, b) => a.split('{').length - b.split('{').length)
    .find((path) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname))
}

/**
 * Checks a response against the document: its status must be listed for the call, and its body must match.
 * @returns the deviations, '' if none
 */
export function departures(
  method: string,
  pathname: string,
  status: number,
  body: unknown,
): string {
  if (pathname === '/api/openapi.json' && status === 200) return ''
  const path = documentedPath(pathname)
  const call = path && served.paths[path]?.[method.toLowerCase()]
  // Responses that any call may return are in the document's description.
  if (!call || status === 405 || status === 500) return fits('Problem', body)
  const listed = (call as { responses: Record<string, Response | Reference> }).responses[status]
  if (!listed) return `${method} ${path} lists no ${status}`
  const response = dereference(listed)
  const schema = response.content?.['application/json'].schema.$ref.split('/').at(-1)
  if (!schema) return body === null ? '' : `${method} ${path} ${status} has no body`
  return fits(schema, body)
}

type Response = { content?: { 'application/json': { schema: Reference } } }
type Reference = { $ref: string }

/** Resolves a reference into the document; returns anything else as it is. */
export function dereference<T extends object>(value: T | Reference): T {
  if (!('$ref' in value)) return value
  const keys = value.$ref.split('/').slice(1)
  const found = keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], served)
  if (!found) throw new Error(`nothing at ${value.$ref}`)
  return found as T
}

/** Returns the reason why a value does not match a component of the document; '' if it does. */
export function fits(schema: string, value: unknown): string {
  const validate =
    compiled.get(schema) ?? validator.compile({ $ref: `document#/components/schemas/${schema}` })
  compiled.set(schema, validate)
  return validate(value) ? '' : `no ${schema}: ${JSON.stringify(validate.errors)}`
}
