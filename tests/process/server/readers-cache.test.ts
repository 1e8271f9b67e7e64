import { createHash } from 'node:crypto'
import { gunzipSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { publicRoutes } from '~/http/readers-cache/public-routes'
import { anonymousForum, type AnonymousForum } from '../../support/forum/anonymous-forum'
import { inDatabase } from '../../support/in-database'
import { openConnection } from '../../support/http/raw-connection'
import { send, type Answer, type Sending } from '../../support/http/raw-http'
import { publishAs, signUpAt, type RawMember } from '../../support/http/raw-member'
import { requestVariants } from '../../support/http/request-variants'
import { addresses } from '../../support/http/route-addresses'
import { startSite, type Site } from '../../support/site/site-server'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'

// In milliseconds, for what comes by itself: a busy machine may take long.
const patience = 20_000

let site: Site
let forum: AnonymousForum
let member: RawMember
let post: string

beforeAll(async () => {
  site = await startSite()
  forum = await anonymousForum(site)
  member = await signUpAt(site)
  post = await publishAs(member, 'A post that many read')
})

afterAll(() => site.remove())

const read = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  send(site.url + path, { method, headers })

const statusOf = ({ headers }: Answer) => headers['cache-status']?.toString()

/** Reads twice: what is kept is a hit then. */
async function readAgain(path: string, headers: Record<string, string> = {}) {
  await read(path, headers)
  return read(path, headers)
}

describe('what is kept', () => {
  test(
    'is public, whole and nobody’s own: every route, however it is asked for',
    { timeout: 120_000 },
    async () => {
      const wrong: string[] = []
      const kept = new Set<string>()
      for (const [route, list] of Object.entries(addresses))
        for (const address of list(forum.world))
          for (const [name, sending] of requestVariants(route, address)) {
            const path = name.split(' ')[1] ?? ''
            await send(site.url + path, sending)
            const again = await send(site.url + path, sending)
            const status = statusOf(again)
            const isPublic = route in publicRoutes && !('method' in sending)
            if (status && !isPublic) wrong.push(`${name}: ${status}`)
            if (status !== 'readers; hit') continue
            kept.add(route)
            // The answer's own, and not the page's.
            const set = again.headers['set-cookie']?.filter((each) => !each.startsWith('language='))
            if (again.status !== 200 || set?.length) wrong.push(name)
          }
      expect(wrong).toEqual([])
      // The picture that the addresses name is none.
      const unkept = Object.keys(publicRoutes).filter((route) => !kept.has(route))
      expect(unkept).toEqual(['avatars/:file'])
    },
  )

  test.each(['reader', 'moderator', 'admin'] as const)(
    'is never for the %s',
    { timeout: 120_000 },
    async (actor) => {
      const answered: string[] = []
      for (const [route, list] of Object.entries(addresses)) {
        if (route.endsWith('signout')) continue
        for (const address of list(forum.world)) {
          const answer = await forum.members[actor].send(address)
          if (statusOf(answer)) answered.push(address)
        }
      }
      expect(answered).toEqual([])
    },
  )

  test('a session cookie keeps a request away, a false one too', async () => {
    expect(statusOf(await readAgain('/forum'))).toBe('readers; hit')
    for (const Cookie of [member.cookie, 'session=', 'theme=dark; session=x'])
      expect(statusOf(await read('/forum', { Cookie }))).toBeUndefined()
  })

  test('other cookies do not, and say nothing on the page', async () => {
    const plain = await readAgain('/forum')
    const answer = await readAgain('/forum', { Cookie: 'device=abc; curtain=def; other=zebra' })
    expect(statusOf(answer)).toBe('readers; hit')
    expect(answer.text).toBe(plain.text)
  })
})

describe('readers who see different pages', () => {
  test.each([
    [
      'the language they speak',
      { 'Accept-Language': 'hi-IN,hi;q=0.9,en;q=0.5' },
      '<html lang="hi"',
    ],
    ['the language they chose', { Cookie: 'language=hi' }, '<html lang="hi"'],
    ['their theme', { Cookie: 'theme=dark' }, 'class="dark"'],
    ['the lite version', { Cookie: 'lite=1' }, 'name="lite" value="0"'],
    ['Save-Data', { 'Save-Data': 'on' }, 'name="lite" value="0"'],
    ['neutral titles', { Cookie: 'titles=neutral' }, '<title>XX Health</title>'],
  ])('are told apart by %s', async (_, headers: Record<string, string>, mark) => {
    const plain = await readAgain('/forum')
    const theirs = await readAgain('/forum', headers)
    expect([statusOf(plain), statusOf(theirs)]).toEqual(['readers; hit', 'readers; hit'])
    expect(plain.text).not.toContain(mark)
    expect(theirs.text).toContain(mark)
  })

  test('a language in the address is remembered, at each answer anew', async () => {
    for (const _ of [1, 2]) {
      const answer = await read('/forum?lng=hi')
      expect(answer.headers['set-cookie']?.[0]).toMatch(/^language=hi;/)
      expect(answer.text).toContain('<html lang="hi"')
    }
    const known = await read('/forum?lng=hi', { Cookie: 'language=hi' })
    expect(known.headers['set-cookie']).toBeUndefined()
    expect(statusOf(known)).toBe('readers; hit')
  })

  test('nobody fills the memory with parameters that no screen knows', async () => {
    await readAgain('/forum')
    expect(statusOf(await read(`/forum?x=${Math.random()}`))).toBe('readers; hit')
  })
})

describe('an answer out of memory', () => {
  let unkept: Site

  beforeAll(async () => {
    unkept = await startSite({ environment: { READERS_CACHE_MB: '0' } })
  })
  afterAll(() => unkept.remove())

  const notCompared = [
    // Its length is known, and what is small stays as it is.
    ...['content-length', 'transfer-encoding', 'content-encoding'],
    ...['date', 'etag', 'cache-status'],
    ...['x-request-id', 'server-timing', 'content-security-policy'],
  ]
  const comparable = ({ headers }: Answer) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => !notCompared.includes(name)))
  const policyOf = ({ headers }: Answer) =>
    String(headers['content-security-policy']).replace(/ '(nonce|sha256)-[^']+'/g, '')

  test.each([
    ...['/', '/forum', '/privacy', '/auth/signin', '/contact/waitlist', '/forum.data'],
    ...['/forum/feed.xml', '/sitemap.xml', '/robots.txt', '/.well-known/security.txt'],
    ...['/api/forum/posts', '/api/openapi.json', '/healthz', '/contact/elevator/nowhere'],
  ])('has every header of a rendered one, and no other: %s', async (path) => {
    const headers = { 'Accept-Encoding': 'br', 'User-Agent': firefox }
    const [rendered, hit] = [
      await send(unkept.url + path, { headers }),
      await readAgain(path, headers),
    ]
    expect(statusOf(rendered)).toBeUndefined()
    expect(hit.status).toBe(rendered.status)
    expect(comparable(hit)).toEqual(comparable(rendered))
    expect(policyOf(hit)).toBe(policyOf(rendered))
    expect(hit.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
    expect(hit.headers['server-timing']).toBe(
      `request;desc="${String(hit.headers['x-request-id'])}"`,
    )
  })

  test('lets its own inline scripts run by their hashes, and carries no nonce', async () => {
    for (const path of ['/', '/forum', post]) {
      const { headers, text } = await readAgain(path)
      const policy = String(headers['content-security-policy'])
      const inline = [...text.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>(.*?)<\/script>/gs)]
      const own = inline.filter(([, attributes = '']) => !attributes.includes('ld+json'))
      expect(own.length).toBeGreaterThan(2)
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
    expect(response.headers.get('Vary')).toBe('Cookie, Accept-Language, Save-Data, Accept-Encoding')
  })

  test.each(['identity', 'br;q=0, gzip;q=0', 'nonsense', ''])(
    'is not for "%s"',
    async (accepted) => {
      const { headers } = await readAgain('/privacy', { 'Accept-Encoding': accepted })
      expect(headers['content-encoding']).toBeUndefined()
    },
  )

  async function fetchBytes(path: string, headers: Record<string, string>) {
    const connection = await openConnection(site.url)
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    void connection.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${lines.join('')}\r\n`)
    const answer = await connection.answer()
    connection.close()
    const pairs = (answer?.head ?? '').trim().split('\r\n').slice(1)
    return {
      headers: new Headers(
        pairs.map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]),
      ),
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
    const head = await read('/forum', { 'Accept-Encoding': 'br' }, 'HEAD')
    expect([head.status, head.text, statusOf(head)]).toEqual([200, '', 'readers; hit'])
    expect(head.headers['content-length']).toBe(got.headers['content-length'])
    expect(head.headers.etag).toBe(got.headers.etag)
  })

  test.each([
    ['a part of it', { Range: 'bytes=0-9' }],
    ['an old one', { 'If-Match': '"x"' }],
    ['one since then', { 'If-Modified-Since': 'Sat, 01 Jan 2033 00:00:00 GMT' }],
  ])('is whole for who asks for %s', async (_, headers: Record<string, string>) => {
    const answer = await readAgain('/forum', headers)
    expect([answer.status, statusOf(answer)]).toEqual([200, 'readers; hit'])
    expect(answer.text).toMatch(/<\/body><\/html>$/)
  })

  test.each<[string, Sending]>([
    ['with a body', { method: 'GET', body: 'abc' }],
    ['for an odd host', { headers: { Host: '[' } }],
    ['with another method', { method: 'OPTIONS' }],
  ])('is not for a request %s', async (_, sending) => {
    expect(statusOf(await send(`${site.url}/forum`, sending))).toBeUndefined()
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
    // Formatted by hand, and no line of another kind.
    const [byPino] = lines.filter((line) => 'msg' in line && line.msg === 'listening')
    const names = (line: object | undefined) => Object.keys(line ?? {}).slice(0, 4)
    expect(names(own[0])).toEqual(names(byPino))
  })

  test('ends the connection with the thousandth', { timeout: 120_000 }, async () => {
    const connection = await openConnection(site.url)
    for (let count = 1; count <= 1_000; count++) {
      await connection.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
      const answer = await connection.answer()
      const isLast = /^connection: close/im.test(answer?.head ?? '')
      expect([count, isLast]).toEqual([count, count === 1_000])
    }
    await connection.ended
  })
})

describe('a write', () => {
  const listShows = async (text: string) => (await read('/forum')).text.includes(text)

  test('is seen at once by whoever reads next', async () => {
    expect(await listShows('Just written')).toBe(false)
    const path = await publishAs(member, 'Just written')
    expect(await listShows('Just written')).toBe(true)
    await readAgain(path)
    await member.send(path, { body: { content: 'A comment just written' } })
    expect((await read(path)).text).toContain('A comment just written')
    await member.send(`${path}/like`, { body: { liked: '1' } })
    expect((await read(path)).text).toContain('1 like')
    await member.send(`${path}/delete`, { body: {} })
    expect(await listShows('Just written')).toBe(false)
    expect((await read(path)).status).toBe(303)
  })

  test('that leaves a page as it was leaves its tag as it was', async () => {
    const { headers } = await readAgain('/privacy')
    await publishAs(member, 'Somewhere else')
    const answer = await read('/privacy', { 'If-None-Match': String(headers.etag) })
    expect([answer.status, statusOf(answer)]).toEqual([304, 'readers; fwd=miss'])
  })

  test('of another process is seen soon', async () => {
    const { username } = member
    await readAgain(post)
    expect((await read(post)).text).toContain(username)
    await inDatabase(site, ({ user }) =>
      user.updateMany({ where: { username }, data: { displayName: 'Another Name' } }),
    )
    await vi.waitFor(
      async () => expect((await read(post)).text).toContain('Another Name'),
      patience,
    )
  })
})

test('a reading counts whether it was rendered or not, by the same rules', async () => {
  const path = await publishAs(member, 'A post that is counted')
  const id = path.split('/').at(-1) ?? ''
  const views = () => inDatabase(site, ({ post }) => post.findUniqueOrThrow({ where: { id } }))
  const before = (await views()).views
  const first = await readAgain(path, { 'User-Agent': `${firefox} first` })
  expect(statusOf(first)).toBe('readers; hit')
  await read(path, { 'User-Agent': `${firefox} second` })
  const tag = { 'If-None-Match': String(first.headers.etag) }
  expect((await read(path, { 'User-Agent': `${firefox} third`, ...tag })).status).toBe(304)
  await read(path, { 'User-Agent': `${firefox} fourth` }, 'HEAD')
  await read(path, { 'User-Agent': 'Googlebot/2.1' })
  await read(path, { 'User-Agent': `${firefox} fifth`, 'Sec-Purpose': 'prefetch' })
  await vi.waitFor(async () => expect((await views()).views - before).toBe(3), patience)
  const shown = await readAgain(path)
  expect(shown.text).toContain('3 views')
})

test('/readyz says how much came from memory, and how much is there', async () => {
  await readAgain('/forum')
  const { text } = await read('/readyz')
  expect(text).toMatch(
    /^ready\nreaders' cache: \d+ % of \d+ from memory, \d+ pages, [\d.]+ of 64 MB\n$/,
  )
})
