import { createCookieSessionStorage } from '@remix-run/node'
import { expect, test } from 'vitest'
import { redirectTarget } from '~/http/session/redirect-target'

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  'javascript:alert(1)',
  `/forum?q=${'q'.repeat(2_000)}`,
])('%.40s leads to the forum instead', (wanted) => {
  expect(redirectTarget(wanted)).toBe('/forum')
})

test('the longest title of a post in Hindi is kept', () => {
  const wanted = `/forum/new?title=${encodeURIComponent('क'.repeat(200))}`
  expect(redirectTarget(wanted)).toBe(wanted)
})

test.each([500, 2_000, 3_000, 100_000])(
  'the cookie that keeps a path of about %d characters is one that browsers store',
  async (length) => {
    const storage = createCookieSessionStorage({ cookie: { name: 'google', secrets: ['secret'] } })
    const session = await storage.getSession()
    const random = 'r'.repeat(43)
    session.set('secrets', { state: random, nonce: random, verifier: random })
    session.set('returnTo', redirectTarget(`/forum?q=${'q'.repeat(length - 9)}`))
    const [pair = ''] = (await storage.commitSession(session)).split(';')
    expect(Buffer.byteLength(pair)).toBeLessThanOrEqual(4096)
  },
)
