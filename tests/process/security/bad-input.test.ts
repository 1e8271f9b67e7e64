import { describe, expect, test } from 'vitest'
import { countRows } from '../../support/database/count-rows'
import { send, type Sending } from '../../support/http/raw-http'
import { publishAs, signUpAt } from '../../support/http/raw-member'
import { siteForFile } from '../../support/site/site-for-file'

const site = await siteForFile()
const member = await signUpAt(site)
const post = await publishAs(member, 'There already')
const before = countRows(site)

const form = 'application/x-www-form-urlencoded'
const good = 'title=A+good+title&content=Long+enough+to+be+published&type=general'
const nobody = '0190a0b0-0000-7000-8000-000000000000'
const end = '--edge--\r\n'

const encoded = (body: string | Buffer): Sending => ({ body, headers: { 'Content-Type': form } })

/** `[name, status, request]`: bodies that no form of this site sends. */
const bodies: [string, number, Sending][] = [
  ['nothing at all', 415, { body: '' }],
  ['an empty form', 400, encoded('')],
  ['an unknown field', 400, encoded(`${good}&role=admin`)],
  ['a field of the database', 400, encoded(`${good}&authorId=${nobody}`)],
  ['a field twice', 400, encoded(`${good}&title=Another+title`)],
  ['a field as a list', 400, encoded(`${good}&title[]=x`)],
  ['__proto__', 400, encoded(`${good}&__proto__=x`)],
  ['constructor', 400, encoded(`${good}&constructor=x`)],
  ['a wrong type', 400, encoded(good.replace('general', 'poem'))],
  ['an episode that is no id', 400, encoded(`${good.replace('general', 'episode')}&episodeId=1`)],
  ['an unknown episode', 400, encoded(`${good.replace('general', 'episode')}&episodeId=${nobody}`)],
  ['a flag that is none', 400, encoded(`${good}&isAnonymous=perhaps`)],
  ['an idempotency key that is none', 400, encoded(`${good}&idempotencyKey=${'k'.repeat(129)}`)],
  ['NUL', 400, encoded(good.replace('A+good', 'A%00good'))],
  ['raw NUL', 400, encoded(good.replace('A+good', 'A\0good'))],
  ['bytes that are no UTF-8', 400, encoded(good.replace('A+good', 'A%FFgood'))],
  ['raw bytes that are no UTF-8', 400, encoded(Buffer.from(good.replace('A+', 'A\xff'), 'latin1'))],
  ['a lone surrogate', 400, encoded(good.replace('A+good', 'A%ED%A0%80good'))],
  ['an overlong encoding', 400, encoded(good.replace('A+good', 'A%C0%80good'))],
  ['JSON', 415, json({ title: 'A good title', content: 'Long enough', type: 'general' })],
  ['plain text', 415, { body: good, headers: { 'Content-Type': 'text/plain' } }],
  ['no type', 415, { body: good }],
  ['multipart without a boundary', 400, multipart('', 'multipart/form-data')],
  ['multipart that is none', 400, multipart('hello', 'multipart/form-data; boundary=x')],
  ['multipart that breaks off', 400, multipart(part('title', 'A title').slice(0, -6))],
  ['a file', 400, multipart(part('title', 'x', '; filename="a.txt"') + end)],
  [
    'a file beside the fields',
    400,
    multipart(goodParts() + part('f', 'x', '; filename="a"') + end),
  ],
  ['a field twice in parts', 400, multipart(goodParts() + part('title', 'Again') + end)],
  ['more than 512 KB', 413, encoded(`${good}&content=${'x'.repeat(513 * 1024)}`)],
  ['more than 512 KB in pieces', 413, inPieces(`${good}&content=${'x'.repeat(513 * 1024)}`)],
]

describe.each(['/forum/new', '/forum/new.data'])('POST %s', (path) => {
  test.each(bodies)('%s is refused with %i', async (_, status, sending) => {
    const answer = await member.send(path, sending)
    expect(answer.status).toBe(status)
  })
})

test('a refusal without a form stands in the frame of the site', async () => {
  const answer = await member.send('/forum/new', encoded(`${good}&role=admin`))
  expect(answer.headers['content-type']).toContain('text/html')
  expect(answer.text).toMatch(/<main/)
  const large = await member.send('/forum/new', encoded('x'.repeat(513 * 1024)))
  expect(large.text).toContain('This was too large to send')
})

const oddPaths: [string, number][] = [
  ['/forum/post/1', 303],
  [`/forum/post/${nobody}`, 303],
  [`/forum/post/${nobody.toUpperCase()}`, 303],
  ['/forum/post/%00', 303],
  ['/forum/post/%F0%9F', 400],
  ["/forum/post/'%20OR%201=1", 303],
  [`/forum/post/${'9'.repeat(5000)}`, 303],
  ['/forum?type=poem', 400],
  ['/forum?cursor=1', 400],
  ["/forum?cursor='", 400],
  ['/forum?type=general&type=episode', 400],
  ['/forum?notice=__proto__', 200],
  ['/forum?lng=../../etc', 200],
  ['/forum?%FF=%FF', 200],
  ['/%FF', 400],
  ['/..%2f..%2fetc/passwd', 404],
  ['/forum/', 200],
  ['/assets/nothing.js', 404],
  ['/xxperiment/%00', 404],
]

test.each(oddPaths)('GET %s is answered with %i', async (path, status) => {
  const answer = await member.send(path)
  expect(answer.status).toBe(status)
})

test.each([nobody, '1'])('a comment on no post (%s) is shown again', async (id) => {
  const answer = await member.send(`/forum/post/${id}`, { body: { content: 'Hello' } })
  expect(answer.status).toBe(404)
  expect(answer.text).toMatch(/<textarea[^>]*>\n?Hello<\/textarea>/)
})

const oddWrites: [string, string, Record<string, string>][] = [
  ['a like of no post', `/forum/post/${nobody}/like`, { liked: '1' }],
  ['a like of what is no id', '/forum/post/%00/like', { liked: '1' }],
]

test.each(oddWrites)('%s leads to the forum', async (_, path, body) => {
  const answer = await member.send(path, { body })
  expect(answer.status).toBe(303)
  expect(answer.headers.location).toMatch(/^\/forum(\?|$)/)
})

test.each([{ liked: 'perhaps' }, { liked: '1', postId: nobody }])(
  'the like %j is refused',
  async (body) => {
    const sent = { ...body } as Record<string, string>
    expect((await member.send(`${post}/like`, { body: sent })).status).toBe(400)
  },
)

const visitorsForms: [string, Record<string, string>][] = [
  ['/auth/signup', { username: 'abc', email: 'a@b.c', password: 'x'.repeat(300) }],
  ['/auth/signup', { username: 'abc', email: `${'a'.repeat(300)}@b.c`, password: 'long enough' }],
  ['/auth/signup', { username: 'abc', email: 'a@b.c', password: 'long enough', role: 'admin' }],
  ['/auth/signin', { emailOrUsername: "' OR 1=1 --", password: 'x' }],
  ['/auth/signin', { emailOrUsername: 'x'.repeat(100_000), password: 'x'.repeat(100_000) }],
  ['/auth/signin', { emailOrUsername: 'somebody', password: 'a\0b' }],
  ['/preferences/theme', { theme: 'purple' }],
  ['/preferences/lite', { lite: '2' }],
  ['/preferences/titles', { titles: 'none' }],
]

test.each(visitorsForms)('%s refuses %j', async (path, body) => {
  const answer = await send(`${site.url}${path}`, { body })
  expect(answer.status).toBe(400)
  expect(answer.headers['set-cookie']).toBeUndefined()
})

test('no form leads elsewhere', async () => {
  const elsewhere = '/\t//evil.example'
  for (const [name, value] of Object.entries({ theme: 'dark', lite: '0', titles: 'full' })) {
    const body = { [name]: value, returnTo: elsewhere }
    const answer = await send(`${site.url}/preferences/${name}`, { body })
    expect(answer.status).toBe(303)
    expect(new URL(answer.headers.location ?? '', site.url).origin).toBe(site.url)
  }
  const known = await member.send(`/auth/signin?redirectTo=${encodeURIComponent(elsewhere)}`)
  expect(new URL(known.headers.location ?? '', site.url).origin).toBe(site.url)
})

const oddHeaders: [Record<string, string>, number][] = [
  [{ 'Accept-Language': '' }, 200],
  [{ 'Accept-Language': '*' }, 200],
  [{ 'Accept-Language': ';;;q=,,,-' }, 200],
  [{ 'Accept-Language': 'hi'.repeat(5000) }, 200],
  [{ 'Accept-Language': '\xff\xfe' }, 200],
  [{ Cookie: ';;;===' }, 200],
  [{ Cookie: 'language=%E0%A4%A; theme=%; lite=%; session=%' }, 200],
  [{ Cookie: 'session=eyJ; session=eyJ' }, 200],
  [{ Cookie: 'language=__proto__; theme=constructor' }, 200],
  [{ Cookie: `session=${'x'.repeat(7000)}` }, 200],
  [{ 'Save-Data': '?' }, 200],
  [{ Host: 'evil.example' }, 200],
  [{ Host: '' }, 200],
  [{ Accept: 'nothing/at-all' }, 200],
  [{ 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'gopher' }, 200],
  [{ Range: 'bytes=5-1', 'If-None-Match': '"' }, 200],
]

test.each(oddHeaders)('reading with %j is answered with %i', async (headers, status) => {
  const answer = await send(`${site.url}/forum`, { headers })
  expect(answer.status).toBe(status)
})

// On pages with a form, the problem with these methods is the missing form.
test.each([
  ['PUT', 415],
  ['PATCH', 415],
  ['DELETE', 415],
  ['OPTIONS', 405],
  ['TRACE', 405],
  ['PROPFIND', 405],
])('%s is refused with 405, at a form with %i, and changes nothing', async (method, atForm) => {
  const statusOf = async (path: string) => (await member.send(path, { method })).status
  expect(await statusOf('/forum')).toBe(405)
  for (const path of ['/forum/new', post]) expect(await statusOf(path)).toBe(atForm)
})

test.each(['/forum', '/forum/new', '/nothing', '/forum/feed.xml'])(
  'OPTIONS of %s hears what is allowed',
  async (path) => {
    const { status, headers, text } = await member.send(path, { method: 'OPTIONS' })
    expect([status, headers.allow, text]).toEqual([405, 'GET, HEAD, POST', ''])
  },
)

test.each(['/forum/feed.xml', '/profile/settings/export/file', '/sitemap.xml'])(
  'a form sent to %s is refused without a word, and hears what is allowed',
  async (path) => {
    const { status, headers, text } = await member.send(path, encoded('a=1'))
    expect([status, headers.allow, text]).toEqual([405, 'GET, HEAD', ''])
  },
)

test.each([
  ['/profile/answers', 400],
  ['/privacy', 405],
])('the screen of a form that %s refuses with %i still knows the member', async (path, status) => {
  const headers = { 'Content-Type': form, Accept: 'text/html' }
  const answer = await member.send(path, { body: 'a=1', headers })
  expect(answer.status).toBe(status)
  expect(answer.text).toContain('action="/auth/signout"')
  expect(answer.text).toMatch(/<title>This request could not be understood – /)
})

test('none of it was written, or an error in the log', async () => {
  expect(countRows(site)).toEqual(before)
  expect(await site.log()).not.toMatch(/"level":(50|60)/)
})

function json(value: unknown): Sending {
  return { body: JSON.stringify(value), headers: { 'Content-Type': 'application/json' } }
}

function inPieces(body: string): Sending {
  return { body, headers: { 'Content-Type': form, 'Transfer-Encoding': 'chunked' } }
}

function multipart(body: string, type = 'multipart/form-data; boundary=edge'): Sending {
  return { body, headers: { 'Content-Type': type } }
}

function part(name: string, value: string, more = '') {
  return `--edge\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
}

function goodParts() {
  return part('title', 'A good title') + part('content', 'Long enough') + part('type', 'general')
}
