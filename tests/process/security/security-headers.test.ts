import { describe, expect, test } from 'vitest'
import { company } from '~/content/company'
import { openConnection } from '../../support/http/raw-connection'
import { send, type Sending } from '../../support/http/raw-http'
import { signUpAt } from '../../support/http/raw-member'
import { sharedSite } from '../../support/site/shared-site'
import { siteForFile } from '../../support/site/site-for-file'

const site = sharedSite()
const secure = await siteForFile({ environment: { SITE_URL: 'https://forum.example' } })

const read = (path: string) => send(`${site.url}${path}`)

const onEverything = { 'x-content-type-options': 'nosniff' }

const onAllButAssets = {
  ...onEverything,
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\)/) as string,
  'content-security-policy': expect.stringMatching(
    /default-src.*base-uri 'none'.*frame-ancestors 'none'/,
  ) as string,
}

// One URL of each kind of response, and its status.
const kinds: [kind: string, status: number, path: string, sending?: Sending][] = [
  ['a page', 200, '/forum'],
  ["a page's data", 200, '/forum.data'],
  ['a redirect', 303, '/forum/new'],
  ['a missing page', 404, '/nowhere'],
  ['a refused form', 400, '/auth/signin', { body: {} }],
  [
    'a foreign write',
    403,
    '/auth/signin',
    { body: {}, headers: { Origin: 'http://evil.example' } },
  ],
  ['a method that a page does not take', 405, '/privacy', { body: {} }],
  ['a method that nobody knows', 405, '/forum', { method: 'PROPFIND' }],
  ['too large a form', 413, '/auth/signin', { method: 'POST', body: Buffer.alloc(600_000) }],
  ['an address that cannot be decoded', 400, '/%E0'],
  ['JSON', 200, '/api/forum/posts'],
  ['a refusal in JSON', 401, '/api/auth/me'],
  ['an unknown call', 404, '/api/nowhere'],
  ['the feed', 200, '/forum/feed.xml'],
  ['a feed that is known', 304, '/forum/feed.xml', { headers: { 'If-None-Match': '*' } }],
  ['robots.txt', 200, '/robots.txt'],
  ['the sitemap', 200, '/sitemap.xml'],
  ['security.txt', 200, '/.well-known/security.txt'],
  ['a health check', 200, '/healthz'],
  ['readiness', 200, '/readyz'],
  ['a picture', 200, '/favicon.svg'],
  ['a picture that is known', 304, '/favicon.svg', { headers: { 'If-None-Match': '*' } }],
  [
    'a part that a picture does not have',
    416,
    '/favicon.svg',
    { headers: { Range: 'bytes=9999999-' } },
  ],
  ['an old picture', 412, '/favicon.svg', { headers: { 'If-Match': '"x"' } }],
  ['a stylesheet', 200, '/xxperiment/page.css'],
  ['the static page', 200, '/xxperiment/'],
  [
    'the static page with a neutral title',
    200,
    '/xxperiment/',
    { headers: { Cookie: 'titles=neutral' } },
  ],
  ['a folder without its slash', 301, '/xxperiment'],
  ['a missing asset', 404, '/assets/nowhere.js'],
  ['the folder of assets', 404, '/assets/'],
]

test.each(kinds)('%s (%i) carries the security headers', async (_, status, path, sending) => {
  const { headers, ...answer } = await send(site.url + path, sending)
  expect(answer.status).toBe(status)
  expect(headers).toMatchObject(onAllButAssets)
  expect(headers['x-powered-by']).toBeUndefined()
  expect(headers['content-security-policy-report-only']).toBeUndefined()
  expect(headers['strict-transport-security']).toBeUndefined()
})

const chunked = 'POST /forum HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n'

// Requests that Node's parser refuses. tests/unit/http/connection-limits.test.ts tests 408.
const refused: [what: string, status: number, bytes: string][] = [
  ['nonsense', 400, 'nonsense\r\n\r\n'],
  ['a tunnel', 405, 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n'],
  ['too much beside a chunk', 413, `${chunked}1;${'x'.repeat(20_000)}\r\nx\r\n0\r\n\r\n`],
  ['an expectation', 417, 'GET / HTTP/1.1\r\nHost: a\r\nExpect: miracles\r\n\r\n'],
  ['too long a head', 431, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
]

test.each(refused)('%s (%i) gets them without a request', async (_, status, bytes) => {
  const answer = await exchange(site, bytes)
  expect(answer.status).toBe(status)
  expect(answer.headers).toMatchObject({ ...onAllButAssets, 'cache-control': 'no-store' })
  expect(answer.headers['strict-transport-security']).toBeUndefined()
})

async function exchange({ url }: { url: string }, bytes: string) {
  const connection = await openConnection(url)
  void connection.write(bytes)
  const answer = await connection.answer()
  connection.close()
  const lines = (answer?.head ?? '').trim().split('\r\n').slice(1)
  const fields = lines.map((line) => [
    line.split(':')[0]?.toLowerCase(),
    line.replace(/^.*?: /, ''),
  ])
  return { status: answer?.status, headers: Object.fromEntries(fields) as Record<string, string> }
}

test('a fingerprinted file carries those that mean something on it', async () => {
  const { text } = await read('/forum')
  const assets = new Set(text.match(/\/assets\/[\w.-]+\.(?:js|css)/g))
  expect(assets.size).toBeGreaterThan(2)
  for (const asset of assets) expect((await read(asset)).headers).toMatchObject(onEverything)
})

// Shared responses name their scripts by hash: tests/process/caching/cached-headers.test.ts.
test('the policy lets only scripts of ours run, by a nonce that is never the same', async () => {
  const member = await signUpAt(site)
  const answers = [await member.send('/forum'), await member.send('/forum')]
  const nonces = answers.map(({ headers, text }) => {
    const policy = String(headers['content-security-policy'])
    const nonce = /script-src 'self' 'nonce-([^']{22,})'/.exec(policy)?.[1] ?? ''
    expect(policy).not.toContain('unsafe')
    expect(policy).not.toContain('*')
    for (const directive of ["default-src 'self'", "object-src 'none'", "base-uri 'none'"])
      expect(policy).toContain(directive)
    for (const directive of ["frame-ancestors 'none'", 'form-action'])
      expect(policy).toContain(directive)
    const inline = text.match(/<script(?![^>]*(\bsrc=|json"))[^>]*>/g) ?? []
    expect(inline.length).toBeGreaterThan(0)
    for (const script of inline) expect(script).toContain(`nonce="${nonce}"`)
    expect(text).not.toMatch(/ on[a-z]+="|style="/)
    return nonce
  })
  expect(nonces[0]).not.toBe(nonces[1])
})

test('the static page allows scripts of the site alone', async () => {
  const { headers } = await read('/xxperiment/index.html')
  const policy = headers['content-security-policy']
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self'")
  expect(policy).not.toContain('unsafe')
})

describe('on https', () => {
  test.each(kinds)('%s (%i) tells the browser to stay', async (_, __, path, sending) => {
    const { headers } = await send(secure.url + path, sending)
    const policy = headers['strict-transport-security']
    expect(policy).toMatch(/^max-age=31536000; includeSubDomains$/)
  })

  test.each(refused)('%s (%i) too', async (_, __, bytes) => {
    const { headers } = await exchange(secure, bytes)
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })

  test('so do fingerprinted files', async () => {
    const { text } = await send(`${secure.url}/forum`)
    const [asset = ''] = /\/assets\/[\w.-]+\.js/.exec(text) ?? []
    const { headers } = await send(secure.url + asset)
    expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/)
  })
})

test('security.txt says where to report a hole, for somewhat less than a year', async () => {
  const { headers, text } = await read('/.well-known/security.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  const fields = Object.fromEntries(
    text.split('\n').flatMap((line) => (line ? [line.split(/: (.*)/).slice(0, 2)] : [])),
  ) as Record<string, string>
  expect(fields).toEqual({
    Contact: `mailto:${company.email}`,
    Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/) as string,
    'Preferred-Languages': 'en, hi',
    Canonical: `${site.url}/.well-known/security.txt`,
  })
  const days = (Date.parse(fields.Expires ?? '') - Date.now()) / (24 * 60 * 60_000)
  expect(days).toBeGreaterThan(360)
  expect(days).toBeLessThan(365)
})
