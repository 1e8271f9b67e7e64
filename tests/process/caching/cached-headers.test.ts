import { createHash } from 'node:crypto'
import { gunzipSync, brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { firefox, measured, readingOf, withSource } from '../../support/http/cached-reading'
import { openConnection } from '../../support/http/raw-connection'
import { send, type Answer, type Sending } from '../../support/http/raw-http'
import { publishAs, signUpAt } from '../../support/http/raw-member'
import { siteForFile } from '../../support/site/site-for-file'

const site = await siteForFile({ environment: measured })
const unkept = await siteForFile({ environment: { READERS_CACHE_MB: '0' } })
const { read, readAgain, repeat } = readingOf(site)
const post = await publishAs(await signUpAt(site), 'A post that many read')

const notCompared = [
  // The length of a cached response is known, and small responses are not compressed.
  ...['content-length', 'transfer-encoding', 'content-encoding'],
  ...['date', 'etag'],
  ...['x-request-id', 'server-timing', 'content-security-policy'],
]
const comparable = ({ headers }: Answer) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !notCompared.includes(name)))
const policyOf = ({ headers }: Answer) =>
  String(headers['content-security-policy']).replace(/ '(nonce|sha256)-[^']+'/g, '')

test.each([
  ...['/', '/forum', '/privacy', '/contact/waitlist', '/forum.data'],
  ...['/forum/feed.xml', '/sitemap.xml', '/robots.txt', '/.well-known/security.txt'],
  ...['/api/forum/posts', '/api/openapi.json', '/healthz'],
  // Pages that are not found take the same path, and are not cached.
  '/contact/elevator/nowhere',
])('has every header of a rendered one, and no other: %s', async (path) => {
  const headers = { 'Accept-Encoding': 'br', 'User-Agent': firefox }
  const rendered = await send(unkept.url + path, { headers })
  const hit = await readAgain(path, headers)
  const isFound = path !== '/contact/elevator/nowhere'
  expect([hit.status, hit.source]).toEqual(isFound ? [200, 'memory'] : [404, 'rendered'])
  expect(hit.status).toBe(rendered.status)
  expect(comparable(hit)).toEqual(comparable(rendered))
  expect(policyOf(hit)).toBe(policyOf(rendered))
  expect(hit.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
  expect(hit.headers['server-timing']).toBe(`request;desc="${String(hit.headers['x-request-id'])}"`)
})

test('lets its own inline scripts run by their hashes, and carries no nonce', async () => {
  for (const path of ['/', '/forum', post]) {
    const { headers, text } = await readAgain(path)
    const policy = String(headers['content-security-policy'])
    const inline = [...text.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>(.*?)<\/script>/gs)]
    const own = inline.filter(([, attributes = '']) => !attributes.includes('json"'))
    expect(own.length).toBeGreaterThan(1)
    for (const [, , script = ''] of own) {
      const hash = createHash('sha256').update(script).digest('base64')
      expect(policy).toContain(`'sha256-${hash}'`)
    }
    expect(policy + text).not.toContain('nonce')
    expect(policy).not.toContain('unsafe')
  }
})

test.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip, deflate, br;q=0.9, zstd', 'br', brotliDecompressSync],
  ['gzip;q=0.5, br;q=0', 'gzip', gunzipSync],
] as const)('is compressed for %s', async (accepted, encoding, open) => {
  const plain = await readAgain('/privacy')
  const response = await fetchBytes('/privacy', { 'Accept-Encoding': accepted })
  expect(response.headers.get('Content-Encoding')).toBe(encoding)
  expect(response.bytes.length).toBe(Number(response.headers.get('Content-Length')))
  expect(open(response.bytes).toString()).toBe(plain.text)
  expect(response.headers.get('Vary')).toBe(
    'Cookie, Accept-Language, Save-Data, ECT, Accept-Encoding',
  )
})

test.each(['identity', 'br;q=0, gzip;q=0', 'nonsense', ''])('is not for "%s"', async (accepted) => {
  const { headers } = await readAgain('/privacy', { 'Accept-Encoding': accepted })
  expect(headers['content-encoding']).toBeUndefined()
})

async function fetchBytes(path: string, headers: Record<string, string>) {
  const connection = await openConnection(site.url)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  void connection.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${lines.join('')}\r\n`)
  const answer = await connection.answer()
  connection.close()
  const pairs = (answer?.head ?? '').trim().split('\r\n').slice(1)
  return {
    headers: new Headers(pairs.map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string])),
    bytes: Buffer.from(answer?.text ?? '', 'latin1'),
  }
}

test('is told to be unchanged, by whichever of its tags, and to whoever asks for anything', async () => {
  const { headers } = await readAgain(post)
  const etag = String(headers.etag)
  for (const tags of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
    const answer = await read(post, { 'If-None-Match': tags, 'Cache-Control': 'no-cache' })
    expect([answer.status, answer.text]).toEqual([304, ''])
    expect(answer.headers).toMatchObject({
      etag,
      'cache-control': 'no-cache',
      vary: headers.vary,
      'content-security-policy': headers['content-security-policy'],
    })
    expect(answer.headers['content-type']).toBeUndefined()
  }
  expect((await read(post, { 'If-None-Match': '"other"' })).status).toBe(200)
})

test('is the same for HEAD, without its body', async () => {
  const got = await readAgain('/forum', { 'Accept-Encoding': 'br' })
  const head = await repeat(async () => {
    await read('/forum', { 'Accept-Encoding': 'br' })
    return read('/forum', { 'Accept-Encoding': 'br' }, 'HEAD')
  })
  expect([head.status, head.text, head.source]).toEqual([200, '', 'memory'])
  expect(head.headers['content-length']).toBe(got.headers['content-length'])
  expect(head.headers.etag).toBe(got.headers.etag)
})

test.each([
  ['a part of it', { Range: 'bytes=0-9' }],
  ['an old one', { 'If-Match': '"x"' }],
  ['one since then', { 'If-Modified-Since': 'Sat, 01 Jan 2033 00:00:00 GMT' }],
])('is whole for who asks for %s', async (_, headers: Record<string, string>) => {
  const answer = await readAgain('/forum', headers)
  expect([answer.status, answer.source]).toEqual([200, 'memory'])
  expect(answer.text).toMatch(/streamController\.close\(\);<\/script>(<!--\/\$-->)*$/)
})

test.each<[string, Sending]>([
  ['with a body', { method: 'GET', body: 'abc' }],
  ['for an odd host', { headers: { Host: '[' } }],
  ['with another method', { method: 'OPTIONS' }],
])('is not for a request %s', async (_, sending) => {
  const answer = await withSource(site, () => send(`${site.url}/forum`, sending))
  expect(answer.source).toBeUndefined()
})

test('has its line in the log, and one only', async () => {
  await readAgain('/forum/help')
  const { headers } = await read('/forum/help')
  const requestId = String(headers['x-request-id'])
  const lines = (await site.log())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object)
  const own = lines.filter((line) => 'requestId' in line && line.requestId === requestId)
  const expected = { method: 'GET', pathname: '/forum/help', status: 200, msg: 'request' }
  expect(own).toEqual([expect.objectContaining(expected)])
  // This line is formatted by hand, but it has the same kind of fields as pino's lines.
  const [byPino] = lines.filter((line) => 'msg' in line && line.msg === 'listening')
  const names = (line: object | undefined) => Object.keys(line ?? {}).slice(0, 4)
  expect(names(own[0])).toEqual(names(byPino))
})

// access.test.ts checks the responses of pages and calls for everybody.
test.each([
  ['a foreign write', '/forum/new', { body: {}, headers: { Origin: 'http://evil.example' } }],
  ['a method that nobody knows', '/forum', { method: 'PROPFIND' }],
  ['an address that cannot be decoded', '/%E0', {}],
  ['a folder without its slash', '/xxperiment', {}],
  ['too large a form', '/auth/signin', { body: Buffer.alloc(600_000), method: 'POST' }],
])('%s leaves nothing in a browser’s cache', async (_, path, sending: Sending) => {
  const { status, headers } = await send(site.url + path, sending)
  expect(status).toBeGreaterThan(300)
  expect(headers['cache-control']).toBe('no-store')
})
