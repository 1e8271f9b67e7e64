import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { operations } from '~/http/api/document.server'
import { requestSchemas } from '~/http/api/schemas.server'
import { calls } from '../access/calls'
import { ApiClient, apiPaths } from '../support/http/api-client'
import { dereference, fits, served } from '../support/http/api-document'
import { makeMember, makePost } from '../support/forum/factories'

test('is served as it is made', async () => {
  const { status, body } = await new ApiClient().call('GET', '/api/openapi.json')
  expect(status).toBe(200)
  expect(body).toEqual(served)
  expect(body.openapi).toBe('3.1.0')
})

// A call that is missing in `tests/access/calls.ts` does not compile.
const rowsOfCalls = Object.keys(calls).map((call) =>
  call.replace(/^\w+/, (method) => method.toUpperCase()),
)

test('describes every call of the contract, and every address that there is', () => {
  const described = Object.entries(served.paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(described.sort()).toEqual(rowsOfCalls.sort())
  const routed = apiPaths.filter((path) => path !== '/api/*' && path !== '/api/openapi.json')
  expect(Object.keys(served.paths).sort()).toEqual(
    routed.map((path) => path.replace(/:(\w+)/g, '{$1}')).sort(),
  )
})

test('points only at components that are there, and names each parameter of a path', () => {
  const text = JSON.stringify(served)
  for (const [$ref] of text.matchAll(/(?<=")#\/components\/\w+\/\w+(?=")/g))
    expect(dereference({ $ref })).toBeTypeOf('object')
  expect(text).not.toContain('__shared')
  for (const [path, calls] of Object.entries(served.paths)) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    for (const call of Object.values(calls)) {
      const named = parametersOf(call).filter((each) => each.in === 'path')
      expect(named.map(({ name }) => name)).toEqual(inPath)
    }
  }
})

// Query parameters from the contract, and the additional limits and episode of some calls.
const queries: Record<string, string[]> = {
  '/api/auth/verify-email': ['token'],
  '/api/forum/posts': [
    'answered',
    'cursor',
    'episodeId',
    'language',
    'limit',
    'q',
    'sort',
    'topic',
    'type',
  ],
  '/api/forum/episodes': ['q'],
  '/api/forum/similar': ['title'],
  '/api/forum/posts/{postId}/comments': ['cursor', 'limit'],
  '/api/forum/comments/{commentId}/replies': ['cursor', 'limit'],
  '/api/auth/me/posts': ['cursor', 'limit'],
  '/api/auth/me/comments': ['cursor', 'limit'],
  '/api/auth/me/liked-posts': ['cursor', 'limit'],
  '/api/auth/me/saved-posts': ['cursor', 'limit'],
  '/api/auth/me/answers': ['cursor', 'limit'],
}

type Parameter = { name: string; in: string; schema: object }

test('names each parameter of a query, and no other', () => {
  for (const [path, calls] of Object.entries(served.paths)) {
    for (const [method, call] of Object.entries(calls)) {
      const asked = queryOf(call).map(({ name }) => name)
      expect(asked.sort(), `${method} ${path}`).toEqual(
        method === 'get' ? (queries[path] ?? []) : [],
      )
    }
  }
})

test('takes the cursor of a list and of a search for one of posts', async () => {
  const member = await makeMember()
  for (const title of ['Sleep one', 'Sleep two']) await makePost(member, { title })
  const described = queryOf(served.paths['/api/forum/posts']?.get ?? {}).find(
    ({ name }) => name === 'cursor',
  )
  expect(described).toMatchObject({ schema: { type: 'string' } })
  for (const search of ['', '&q=sleep', '&q=sleep&type=general']) {
    const path = `/api/forum/posts?limit=1${search}`
    const { body } = await new ApiClient().call<Page>('GET', path)
    expect(body.nextCursor).toMatch(/^[\w-]{40,300}$/)
    const next = await new ApiClient().call<Page>('GET', `${path}&cursor=${body.nextCursor}`)
    expect(next.body.posts.map(({ title }) => title)).toEqual(['Sleep one'])
  }
})

type Page = { posts: { title: string }[]; nextCursor: string | null }

function queryOf(call: object) {
  return parametersOf(call).filter((each) => each.in === 'query')
}

function parametersOf(call: object) {
  const { parameters } = call as { parameters: Parameter[] }
  return parameters.map((each) => dereference(each))
}

test.each(operations)('says truly whether $id needs a session', async ({ call, session }) => {
  const [method = '', path = ''] = call.split(' ')
  const url = path.replace(/\{\w+\}/, randomUUID())
  const answer = await new ApiClient().call(method.toUpperCase(), url, sent(method))
  expect(answer.status === 401).toBe(session === 'required')
})

function sent(method: string) {
  return method === 'get' ? undefined : {}
}

test('requires no field that its rule does without', () => {
  for (const [name, schema] of Object.entries(requestSchemas)) {
    const { required = [] } = served.components.schemas[name] ?? {}
    for (const field of required) {
      const { error } = schema.safeParse({})
      expect(
        error?.issues.map(({ path }) => path[0]),
        `${name}.${field}`,
      ).toContain(field)
    }
  }
})

test('says of requests what the rules say', () => {
  const { SignUpRequest, NewPost, ProfileUpdate } = served.components.schemas
  expect(SignUpRequest).toMatchObject({
    required: ['username', 'password'],
    properties: {
      username: { type: 'string', minLength: 3, maxLength: 20 },
      password: { type: 'string', minLength: 8, maxLength: 256 },
    },
  })
  expect(NewPost).toMatchObject({
    required: ['title', 'content', 'type'],
    properties: { content: { minLength: 10, maxLength: 20_000 } },
  })
  expect(ProfileUpdate).toMatchObject({ properties: { bio: { maxLength: 500 } } })
  const post = { title: 'A fine title', content: 'Long enough.', type: 'general' }
  expect(fits('NewPost', post)).toBe('')
  expect(fits('NewPost', { ...post, title: 'Four' })).not.toBe('')
  expect(fits('NewPost', { ...post, type: 'other' })).not.toBe('')
})

test('would catch an answer with a field too many or too few', () => {
  const author = { username: 'asha', displayName: null }
  expect(fits('Author', author)).toBe('')
  expect(fits('Author', { ...author, email: 'asha@example.com' })).not.toBe('')
  expect(fits('Author', { username: 'asha' })).not.toBe('')
})
