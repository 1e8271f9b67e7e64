import { listLikedPostsSchema } from '~/domain/activity/list-liked-posts.server'
import { listAnswersSchema } from '~/domain/answers/answers.server'
import { findPostsSchema } from '~/domain/search/search-posts.server'
import { listOwnCommentsSchema, listOwnPostsSchema } from '~/domain/activity/own-page.server'
import { listSavedPostsSchema } from '~/domain/activity/list-saved-posts.server'
import {
  bodyErrors,
  type Operation,
  jsonContent,
  responseComponents,
  responsesOf,
} from './operation'
import { authOperations, forumOperations } from './operations.server'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { env } from '~/runtime/env.server'
import { sessionCookieName } from '../session/session.server'
import { requestSchemas, responseSchemas } from './schemas.server'

const accountOperations = [
  {
    call: 'get /api/auth/me',
    id: 'getMe',
    summary: 'Your account',
    session: 'required',
    response: [200, 'MemberResponse'],
  },
  {
    call: 'patch /api/auth/me',
    id: 'updateMe',
    summary: 'Change your profile; unknown fields are ignored',
    session: 'required',
    body: 'ProfileUpdate',
    response: [200, 'MemberResponse'],
    errors: [...bodyErrors, 429],
  },
  {
    call: 'patch /api/auth/me/notifications',
    id: 'updateNotificationSettings',
    summary: 'Choose which mails you get: notifications, the digest, and for moderators what waits',
    session: 'required',
    body: 'NotificationSettingsUpdate',
    response: [200, 'MemberResponse'],
    errors: [...bodyErrors, 429],
  },
  {
    call: 'get /api/auth/me/preferences',
    id: 'getPreferences',
    summary: 'The topics and content notes that you hide',
    session: 'required',
    response: [200, 'Preferences'],
  },
  {
    call: 'patch /api/auth/me/preferences',
    id: 'updatePreferences',
    summary: 'Hide topics and content notes; a list that is absent stays',
    session: 'required',
    body: 'PreferencesUpdate',
    response: [200, 'Preferences'],
    errors: [...bodyErrors, 429],
  },
  {
    call: 'get /api/auth/me/posts',
    id: 'listMyPosts',
    summary: 'Your posts, newest first; the anonymous ones name you as their author',
    session: 'required',
    query: listOwnPostsSchema,
    response: [200, 'PostPage'],
  },
  {
    call: 'get /api/auth/me/comments',
    id: 'listMyComments',
    summary: 'Your comments, newest first, each with its post',
    session: 'required',
    query: listOwnCommentsSchema,
    response: [200, 'CommentPage'],
  },
  {
    call: 'get /api/auth/me/liked-posts',
    id: 'listMyLikedPosts',
    summary: 'The posts you like, the latest like first',
    session: 'required',
    query: listLikedPostsSchema,
    response: [200, 'PostPage'],
  },
  {
    call: 'get /api/auth/me/saved-posts',
    id: 'listMySavedPosts',
    summary: 'The posts that you have saved, newest first',
    session: 'required',
    query: listSavedPostsSchema,
    response: [200, 'PostPage'],
  },
  {
    call: 'get /api/auth/me/answers',
    id: 'listMyAnswers',
    summary: 'Threads that you wrote in or follow, with comments of others that you have not seen',
    session: 'required',
    query: listAnswersSchema,
    response: [200, 'AnswerPage'],
  },
  {
    call: 'post /api/auth/me/answers/read',
    id: 'markAnswersRead',
    summary: 'Mark these threads as read: all, or the one of `postId`',
    session: 'required',
    body: 'AnswersToRead',
    isBodyOptional: true,
    response: [204],
    errors: [...bodyErrors, 404, 429],
  },
] satisfies Operation[]

const allOperations = [...authOperations, ...forumOperations, ...accountOperations]

export type Call = (typeof allOperations)[number]['call']

export const operations: Operation[] = allOperations

const [cursor, limit] = inQuery(listOwnPostsSchema)
const [search] = inQuery(findPostsSchema.pick({ q: true }))

const parameterComponents = {
  PostId: inPath('postId'),
  CommentId: inPath('commentId'),
  Cursor: cursor,
  Limit: limit,
  Search: search,
}

/** A call's parameters, with shared ones as `$ref`s. */
function parametersOf(path: string, query?: z.ZodObject) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return [...names.map(inPath), ...(query ? inQuery(query) : [])].map(orReference)
}

function inPath(name: string) {
  return { name, in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }
}

function inQuery(query: z.ZodObject) {
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'input' })
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    schema,
    ...(required.includes(name) && { required: true }),
  }))
}

function orReference(parameter: object) {
  const shared = Object.entries(parameterComponents)
  const [name] = shared.find(([, each]) => isDeepStrictEqual(each, parameter)) ?? []
  return name ? { $ref: `#/components/parameters/${name}` } : parameter
}

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
  const { id, summary, session, query, body, isBodyOptional } = operation
  return {
    operationId: id,
    summary,
    security: security[session],
    parameters: parametersOf(path, query),
    ...(body && { requestBody: { required: !isBodyOptional, content: jsonContent(body) } }),
    responses: responsesOf(operation),
  }
}
