import { expect, test } from 'vitest'
import { send, type Sending } from '../../support/http/raw-http'
import { sharedSite } from '../../support/site/shared-site'

const site = sharedSite()

// What pages and calls answer, to everybody, is asked in access.test.ts.
test.each([
  ['a foreign write', '/forum/new', { body: {}, headers: { Origin: 'http://evil.example' } }],
  ['a method that nobody knows', '/forum', { method: 'PROPFIND' }],
  ['an address that cannot be decoded', '/%E0', {}],
  ['a folder without its slash', '/xxperiment', {}],
  ['too large a form', '/auth/signin', { body: Buffer.alloc(600_000), method: 'POST' }],
])('%s leaves nothing in a cache', async (_, path, sending: Sending) => {
  const { status, headers } = await send(site.url + path, sending)
  expect(status).toBeGreaterThan(300)
  expect(headers['cache-control']).toBe('no-store')
})
