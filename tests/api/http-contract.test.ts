import { afterEach, describe, expect, test, vi } from 'vitest'
import { db } from '~/database/db.server'
import { log } from '~/runtime/log.server'
import { apiDocument, operations } from '~/http/api/document.server'
import { ApiClient, apiPaths } from '../support/http/api-client'
import { makeComment, makePost } from '../support/forum/factories'
import { member } from '../support/http/api-member'

const json = { 'Content-Type': 'application/json' }

afterEach(() => vi.restoreAllMocks())

async function signedInClient() {
  const { client, row } = await member()
  const { id: postId } = await makePost(row)
  const { id: commentId } = await makeComment(row, postId)
  const fill = (path: string) => path.replace('{postId}', postId).replace('{commentId}', commentId)
  return { client, fill }
}

type Described = { requestBody?: { required: boolean } }

const { paths } = apiDocument() as { paths: Record<string, Record<string, Described>> }

const calls = operations.map(({ call }) => {
  const [method = '', path = ''] = call.split(' ')
  return { method: method.toUpperCase(), path, body: paths[path]?.[method]?.requestBody }
})

// GET changes something at these URLs, so they do not accept HEAD, which must not.
const effectful = ['/api/auth/verify-email', '/api/auth/google', '/api/auth/google/callback']

describe('methods', () => {
  test.each(apiPaths.filter((path) => path !== '/api/*'))(
    '%s names the ones it has',
    async (path) => {
      const documented = calls
        .filter((call) => call.path.replace(/\{(\w+)\}/g, ':$1') === path)
        .map(({ method }) => method)
      const has = path === '/api/openapi.json' ? ['GET'] : documented
      const allow = [...has, 'OPTIONS']
      if (has.includes('GET') && !effectful.includes(path)) allow.push('HEAD')
      allow.sort()
      const client = new ApiClient()
      const url = path.replace(/:\w+/, 'x')
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(
        (each) => !has.includes(each),
      )) {
        const answer = await client.call(method, url)
        expect([method, answer.status, answer.headers.get('Allow')?.split(', ').sort()]).toEqual([
          method,
          405,
          allow,
        ])
        expect(answer.body).toEqual({ error: 'This method is not allowed at this address' })
      }
      const options = await client.call('OPTIONS', url)
      expect([options.status, options.headers.get('Allow')?.split(', ').sort()]).toEqual([
        204,
        allow,
      ])
    },
  )

  test('HEAD answers as GET, without the body', async () => {
    const { client, fill } = await signedInClient()
    const answer = await client.call('HEAD', fill('/api/forum/posts/{postId}'))
    expect([answer.status, answer.body]).toEqual([200, null])
    expect(answer.headers.get('Content-Type')).toBe('application/json; charset=utf-8')
    expect((await client.call('HEAD', '/api/forum/posts/x')).status).toBe(404)
    expect((await client.call('HEAD', '/api/auth/signup')).status).toBe(405)
  })
})

test.each(['/api', '/api/', '/api/x', '/api/forum', '/api/forum/posts/x/y', '/api/auth/me/x'])(
  '%s answers 404 in JSON to every method',
  async (path) => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const answer = await new ApiClient().call(method, path)
      expect([answer.status, answer.body]).toEqual([
        404,
        { error: 'There is nothing at this address' },
      ])
    }
  },
)

describe('bodies', () => {
  const malformed: [string, number, BodyInit, Record<string, string>][] = [
    ['no JSON', 400, '{"title":', json],
    ['an array', 400, '[]', json],
    ['null', 400, 'null', json],
    ['a text', 400, '"text"', json],
    ['nothing', 400, '', json],
    ['bytes that are no UTF-8', 400, new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]), json],
    ['a form', 415, 'title=x', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['plain text', 415, '{}', { 'Content-Type': 'text/plain' }],
    ['another encoding', 415, '{}', { 'Content-Type': 'application/json; charset=utf-16' }],
    ['too much', 413, `{"x":"${'a'.repeat(512 * 1024)}"}`, json],
    ['too much, announced', 413, '{}', { ...json, 'Content-Length': '524289' }],
    ['too much of another type', 413, 'a'.repeat(512 * 1024 + 1), { 'Content-Type': 'text/plain' }],
  ]

  test.each(malformed)(
    '%s is answered with %i, and nothing is written',
    async (_, status, raw, headers) => {
      const { client, fill } = await signedInClient()
      const before = await everything()
      for (const { method, path, body } of calls) {
        if (!body || (raw === '' && !body.required)) continue
        const answer = await client.call(method, fill(path), undefined, { raw, headers })
        expect([method, path, answer.status]).toEqual([method, path, status])
        expect(typeof answer.body.error).toBe('string')
      }
      expect(await everything()).toEqual(before)
    },
  )

  test('may hold exactly 512 KB, and a charset that is UTF-8', async () => {
    const { client } = await signedInClient()
    const start = '{"bio":"", "x":"'
    const raw = `${start}${'a'.repeat(512 * 1024 - start.length - 2)}"}`
    const headers = { 'Content-Type': 'Application/JSON; charset=UTF-8' }
    expect((await client.call('PATCH', '/api/auth/me', undefined, { raw, headers })).status).toBe(
      200,
    )
  })

  // A misspelled field would reveal the author's name.
  test.each(['isanonymous', 'anonymous', 'is_anonymous', 'isAnonymous '])(
    'of what members write have no field %j',
    async (name) => {
      const { client, fill } = await signedInClient()
      const text = { title: 'A fine title', content: 'Long enough content.' }
      const calls = [
        ['POST', '/api/forum/posts', { ...text, type: 'general' }],
        ['PATCH', fill('/api/forum/posts/{postId}'), text],
        ['POST', fill('/api/forum/posts/{postId}/comments'), { content: 'x' }],
        ['PATCH', fill('/api/forum/comments/{commentId}'), { content: 'x' }],
      ] as const
      for (const [method, path, body] of calls) {
        const misspelt = await client.call(method, path, { ...body, [name]: true })
        expect([misspelt.status, misspelt.body.fields]).toMatchObject([
          400,
          { [name]: expect.any(String) as string },
        ])
        const nothing = await client.call(method, path, { ...body, isAnonymous: null })
        expect([nothing.status, nothing.body.fields]).toMatchObject([
          400,
          { isAnonymous: expect.any(String) as string },
        ])
      }
    },
  )

  test('of odd shapes are refused by field', async () => {
    const { client } = await signedInClient()
    const post = '"title":"A fine title","content":"Long enough content.","type":"general"'
    const send = (raw: string) =>
      client.call('POST', '/api/forum/posts', undefined, { raw, headers: json })
    for (const [raw, field] of [
      [`{${post},"__proto__":{"isAnonymous":true}}`, '__proto__'],
      [`{${post},"title":{"toString":"x"}}`, 'title'],
      [`{${post},"content":"lone \\ud800 surrogate"}`, 'content'],
      [`{${post},"content":"nul \\u0000 byte here"}`, 'content'],
      [`{${post},"type":["general"]}`, 'type'],
      [`{${post},"constructor":1}`, 'constructor'],
      [`{${post},"isAnonymous":{}}`, 'isAnonymous'],
      [`{${post},"title":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'title'],
    ] as const) {
      const answer = await send(raw)
      expect([answer.status, Object.keys(answer.body.fields as object)]).toEqual([400, [field]])
    }
  })

  test('are ignored, and may be missing, where a call has none', async () => {
    const { client, fill } = await signedInClient()
    const like = fill('/api/forum/posts/{postId}/like')
    for (const raw of ['', '{', 'x=1']) {
      const headers = { 'Content-Type': 'text/plain' }
      expect((await client.call('POST', like, undefined, { raw, headers })).status).toBe(200)
    }
    const raw = 'a'.repeat(512 * 1024 + 1)
    for (const { method, path } of calls.filter((call) => !call.body && call.method !== 'GET')) {
      expect((await client.call(method, fill(path), undefined, { raw })).status).toBe(413)
    }
    expect(await db.post.count()).toBe(1)
  })
})

describe('words', () => {
  const refused = { username: 'a!', email: 'x', displayName: 'a'.repeat(51), password: 'short' }

  test.each([
    [{ 'Accept-Language': 'hi-IN,hi;q=0.9,en;q=0.5' }],
    [{ 'Accept-Language': 'en', Cookie: 'language=hi' }],
  ])('are Hindi for %j', async (headers) => {
    const answer = await new ApiClient().call('POST', '/api/auth/signup', refused, { headers })
    expect(answer.body).toEqual({
      error: 'उपयोगकर्ता नाम 3 से 20 अक्षरों का होना चाहिए',
      fields: {
        username: 'उपयोगकर्ता नाम 3 से 20 अक्षरों का होना चाहिए',
        email: 'ई-मेल पता इस तरह लिखें: name@example.com',
        displayName: 'दिखने वाला नाम अधिकतम 50 अक्षरों का हो सकता है',
        password: 'पासवर्ड 8 से 256 अक्षरों का होना चाहिए',
      },
    })
    expect(answer.headers.get('Vary')).toBe('Cookie, Accept-Language')
  })

  test('are Hindi for ?lng=hi, and English for what nobody speaks here', async () => {
    const hindi = await new ApiClient().call('GET', '/api/forum/posts/x?lng=hi')
    expect(hindi.body).toEqual({ error: 'पोस्ट नहीं मिली' })
    const headers = { 'Accept-Language': 'tlh, *;q=0.1' }
    const english = await new ApiClient().call('GET', '/api/forum/posts/x', undefined, { headers })
    expect(english.body).toEqual({ error: 'Post not found' })
  })
})

test('a bug is answered with 500 in JSON, with the number under which it is logged', async () => {
  const bug = new Error('secret detail')
  vi.spyOn(db.episode, 'findMany').mockRejectedValue(bug)
  const logged = vi.spyOn(log, 'error')
  const answer = await new ApiClient().call('GET', '/api/forum/episodes')
  expect(answer.status).toBe(500)
  expect(answer.body.error).toMatch(/^Something went wrong.*: request-id$/)
  expect(logged.mock.calls).toEqual([
    [
      { err: bug, requestId: 'request-id', method: 'GET', pathname: '/api/forum/episodes' },
      'request failed',
    ],
  ])
})

async function everything() {
  return {
    users: await db.user.findMany(),
    posts: await db.post.findMany(),
    comments: await db.comment.findMany(),
  }
}
