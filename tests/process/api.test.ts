import { afterAll, describe, expect, test } from 'vitest'
import { operations } from '~/http/api/document.server'
import { send } from '../support/http/raw-http'
import { siteForFile } from '../support/site/site-for-file'

const site = await siteForFile()
afterAll(async () => expect(await site.log()).not.toMatch(/"level":(50|60)/))

const json = { 'Content-Type': 'application/json' }
const evil = { Origin: 'http://evil.example' }

async function ask(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: string,
) {
  const answer = await send(site.url + path, { method, headers, body })
  const isJson = answer.headers['content-type'] === 'application/json; charset=utf-8'
  return { ...answer, body: isJson ? (JSON.parse(answer.text) as Record<string, unknown>) : null }
}

describe('a call from another site', () => {
  const writes = operations.map(({ call }) => call).filter((call) => !call.startsWith('get'))

  test.each(writes)('%s is refused in JSON, before anything is read', async (call) => {
    const [method = '', path = ''] = call.split(' ')
    const url = path.replace(/\{\w+\}/, 'x')
    const answer = await ask(method.toUpperCase(), url, { ...json, ...evil }, '{')
    const error = 'This request came from another site'
    expect([answer.status, answer.body]).toEqual([403, { error }])
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('is told so in Hindi too, and at addresses that are none', async () => {
    const answer = await ask('POST', '/api/nothing', { ...evil, 'Accept-Language': 'hi' }, '')
    const error = 'यह अनुरोध किसी दूसरी साइट से आया है'
    expect([answer.status, answer.body]).toEqual([403, { error }])
  })

  test('may read', async () => {
    expect((await ask('GET', '/api/forum/posts', evil)).status).toBe(200)
  })

  test('opens nothing to other origins', async () => {
    const asked = { ...evil, 'Access-Control-Request-Method': 'POST' }
    for (const method of ['GET', 'OPTIONS']) {
      const { headers } = await ask(method, '/api/forum/posts', asked)
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  })
})

test.each(['TRACE', 'PROPFIND', 'PURGE', 'PUT'])(
  '%s is a wrong method everywhere',
  async (method) => {
    for (const path of ['/api/forum/posts', '/API/forum/posts']) {
      const answer = await ask(method, path)
      expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST, OPTIONS'])
      expect(answer.body).toEqual({ error: 'This method is not allowed at this address' })
    }
  },
)

test.each([
  '/api',
  '/api/nothing',
  '/api/forum/posts.data',
  '/api/auth/me.data?_routes=root',
  '/api/%E0%A4%A',
  '/api/forum/posts/%FF',
  '/api/..%2f..%2fetc/passwd',
])('%s is not there', async (path) => {
  for (const method of ['GET', 'POST']) {
    const answer = await ask(method, path)
    expect([path, answer.status, typeof answer.body?.error]).toEqual([path, 404, 'string'])
  }
})

test('a body that grows over 512 KB without saying so is cut off', async () => {
  const headers = { ...json, 'Transfer-Encoding': 'chunked' }
  const body = `{"username":"${'a'.repeat(513 * 1024)}"}`
  const answer = await ask('POST', '/api/auth/signup', headers, body)
  const error = 'A request can hold at most 512 KB'
  expect([answer.status, answer.body]).toEqual([413, { error }])
})

test('every answer says under which number it was logged, and what it depends on', async () => {
  const answer = await ask('GET', '/api/auth/status')
  expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  expect(answer.headers.vary).toContain('Cookie, Accept-Language')
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('the session is one and the same for pages and programs', async () => {
  const account = { username: 'asha', email: 'asha@example.com', password: 'correct horse' }
  const answer = await ask('POST', '/api/auth/signup', json, JSON.stringify(account))
  const [cookie = ''] = (answer.headers['set-cookie'] ?? []).map((each) => each.split(';')[0])
  const page = await send(`${site.url}/profile`, { headers: { Cookie: cookie } })
  expect([page.status, page.text.includes('@<!-- -->asha') || page.text.includes('@asha')]).toEqual(
    [200, true],
  )
  expect(page.text).not.toContain('Welcome back!')
})
