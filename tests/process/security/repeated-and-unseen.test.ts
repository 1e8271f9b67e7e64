import { describe, expect, test } from 'vitest'
import { operations } from '~/http/api/document.server'
import { signUpAt } from '../../support/http/raw-member'
import { sharedSite } from '../../support/site/shared-site'

const site = sharedSite()
const id = '00000000-0000-4000-8000-000000000000'
const member = await signUpAt(site)

const urlFor = (path: string) => path.replaceAll(/\{\w+\}/g, id)
const json = { 'Content-Type': 'application/json' }

test.each(operations.filter(({ body }) => body).map(({ call }) => call))(
  '%s refuses a body with a key twice, at any depth',
  async (call) => {
    const [method = '', path = ''] = call.split(' ')
    for (const [body, key] of [
      ['{"isAnonymous":true,"isAnonymous":false}', 'isAnonymous'],
      ['{"x":{"y":[{"z":1,"z":1}]}}', 'z'],
      ['{"__proto__":{"isAnonymous":true}}', '__proto__'],
    ] as const) {
      const sending = { method: method.toUpperCase(), headers: json, body }
      const { status, text } = await member.send(urlFor(path), sending)
      expect(status, text).toBe(400)
      expect(Object.keys((JSON.parse(text) as { fields: object }).fields)).toEqual([key])
    }
  },
)

describe('a parameter twice is 400', () => {
  const called = operations.flatMap(({ call, query }) =>
    Object.keys(query?.shape ?? {}).map((name) => [call, name] as const),
  )
  test.each(called)('%s: %s', async (call, name) => {
    const [method = '', path = ''] = call.split(' ')
    const url = `${urlFor(path)}?${name}=1&${name}=2`
    const { status, text } = await member.send(url, { method: method.toUpperCase() })
    expect(status).toBe(400)
    expect((JSON.parse(text) as { fields: object }).fields).toHaveProperty(name)
  })

  test.each(['/forum?type=general&type=episode', '/?lng=en&lng=hi', '/profile?tab=a&tab=b'])(
    'on pages: %s',
    async (url) => {
      for (const path of [url, url.replace('?', '?x=1&x=2&')])
        expect((await member.send(path)).status).toBe(400)
    },
  )
})

test.each([
  '/api/auth/verify-email?token=x',
  '/api/auth/google',
  '/api/auth/google/callback?code=x',
])('HEAD and a prefetch of %s do nothing', async (url) => {
  const head = await member.send(url, { method: 'HEAD' })
  expect([head.status, head.headers.allow]).toEqual([405, 'GET, OPTIONS'])
  const headers = { 'Sec-Purpose': 'prefetch' }
  expect((await member.send(url, { headers })).status).toBe(503)
})

test('a notice waits for a page that somebody sees', async () => {
  const other = await signUpAt(site)
  await other.send('/profile/edit', { body: { displayName: 'Another', bio: '' } })
  await other.send('/forum', { method: 'HEAD' })
  await other.send('/forum', { headers: { 'Sec-Purpose': 'prefetch' } })
  expect((await other.send('/forum')).text).toContain('Profile updated')
})
