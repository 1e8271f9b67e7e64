import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openDatabase } from '~/database/db.server'
import { sqliteUrlOf } from '../support/forum/sample-content'
import { measured, withSource } from '../support/http/cached-reading'
import { send, type Answer } from '../support/http/raw-http'
import { publishAs, signUpAt, type RawMember } from '../support/http/raw-member'
import { runCommand } from '../support/site/run-command'
import { startSite, type Site } from '../support/site/site-server'

const hit = 'members'

let site: Site
let author: RawMember
let reader: RawMember
let post: string

beforeAll(async () => {
  site = await startSite({ environment: measured })
  author = await signUpAt(site)
  post = await publishAs(author, 'A post to come back to')
})
afterAll(() => site.remove())

beforeEach(async () => {
  reader = await signUpAt(site)
  // Its notice is shown once.
  await reader.send('/forum')
})

type Sending = Parameters<RawMember['send']>[1]

/** What a member gets, and where it came from. */
const sent = (member: RawMember, path: string, sending?: Sending) =>
  withSource(site, () => member.send(path, sending))

/** Asks until it is in memory: the site writes a little by itself, such as views. */
function untilKept(path: string, member = reader) {
  return vi.waitFor(async () => {
    const answer = await sent(member, path)
    expect(answer.source).toBe(hit)
    return answer
  }, 10_000)
}

const nonceOf = ({ headers }: Answer) =>
  /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? 'no nonce'

const withoutNonce = (answer: Answer) => answer.text.replaceAll(nonceOf(answer), 'nonce')

describe('a page is sent again', () => {
  test.each(['/forum', 'the post', '/', '/forum.data', 'the post’s data'])(
    '%s, as it was, with a nonce of its own',
    async (name) => {
      const path = name.replace('the post’s data', `${post}.data`).replace('the post', post)
      // It is rendered anew when the site writes in between.
      const [again, third] = await vi.waitFor(async () => {
        const [one, other] = [await untilKept(path), await untilKept(path)]
        expect(withoutNonce(other)).toBe(withoutNonce(one))
        return [one, other]
      }, 10_000)
      expect(nonceOf(third)).not.toBe(nonceOf(again))
      if (!path.endsWith('.data')) expect(third.text).toContain(`nonce="${nonceOf(third)}"`)
      const names = ['content-type', 'cache-control', 'vary', 'content-security-policy']
      for (const each of names) expect(third.headers[each], each).toBeTruthy()
      expect(third.headers['cache-control']).toBe('no-store')
    },
  )

  test('as it was first rendered, in every header', async () => {
    const untold = ['date', 'x-request-id', 'server-timing', 'keep-alive']
    const told = (answer: Answer) => {
      const headers = Object.entries(answer.headers).filter(([name]) => !untold.includes(name))
      return JSON.stringify(headers).replaceAll(nonceOf(answer), 'nonce') + withoutNonce(answer)
    }
    const plain = { headers: { 'Accept-Encoding': 'identity' } }
    let isLiked = false
    const pages = await vi.waitFor(async () => {
      // What is written already would write nothing the second time.
      await author.send(`${post}/like`, { body: { liked: isLiked ? '0' : '1' } })
      isLiked = !isLiked
      const both = [await sent(reader, post, plain), await sent(reader, post, plain)]
      expect(both.map(({ source }) => source)).toEqual([undefined, hit])
      return both
    }, 10_000)
    expect(told(pages[1] as Answer)).toBe(told(pages[0] as Answer))
  })

  test('compressed for whoever takes it so', async () => {
    await untilKept('/forum')
    const headers = { 'Accept-Encoding': 'br' }
    const answer = await sent(reader, '/forum', { headers })
    expect([answer.source, answer.headers['content-encoding']]).toEqual([hit, 'br'])
  })
})

describe('nothing old is sent', () => {
  test('after a write of anybody', async () => {
    await untilKept(post)
    await author.send(post, { body: { content: 'A word of the author' } })
    const answer = await sent(reader, post)
    expect(answer.source).toBeUndefined()
    expect(answer.text).toContain('A word of the author')
  })

  test('after one’s own: a like, a block', async () => {
    await untilKept(post)
    await reader.send(`${post}/like`, { body: { liked: '1' } })
    expect((await reader.send(post)).text).toMatch(/aria-pressed="true"/)
    const other = await signUpAt(site)
    const theirs = await publishAs(other, 'A post by somebody else')
    await untilKept('/forum')
    await reader.send(`${theirs}/block`, { body: { blocked: '1' } })
    expect((await reader.send('/forum')).text).not.toContain('A post by somebody else')
  })

  test('after a command in another process', async () => {
    await untilKept('/')
    expect(runCommand(site, 'change-role', [reader.username, 'moderator']).status).toBe(0)
    const answer = await sent(reader, '/')
    expect(answer.source).toBeUndefined()
    expect(answer.text).toContain('/moderation')
  })

  test('after signing out, with the same cookie', async () => {
    await untilKept('/forum')
    const { cookie } = reader
    await reader.send('/auth/signout', { body: {} })
    const answer = await withSource(site, () =>
      send(`${site.url}/forum`, { headers: { Cookie: cookie } }),
    )
    expect(answer.source).not.toBe(hit)
    expect(answer.text).not.toContain(reader.username)
  })
})

describe('what is one’s own stays one’s own', () => {
  test('two members get their own pages, however they take turns', async () => {
    const [first, second] = [await signUpAt(site), await signUpAt(site)]
    for (let turn = 0; turn < 3; turn += 1)
      for (const [member, other] of [
        [first, second],
        [second, first],
      ] as const)
        for (const path of ['/forum', post, '/forum.data', `${post}.data`]) {
          const { text } = await member.send(path)
          expect(text).not.toContain(other.username)
        }
    expect((await untilKept('/forum', first)).text).toContain(first.username)
    expect((await untilKept('/forum', second)).text).toContain(second.username)
  })

  test('another language, theme or address is another page', async () => {
    await untilKept('/forum')
    const asked: [string, Record<string, string>][] = [
      ['/forum?lng=hi', {}],
      ['/forum?type=general', {}],
      ['/forum', { 'Accept-Language': 'hi' }],
      ['/forum', { 'Save-Data': 'on' }],
      ['/forum', { Cookie: `${reader.cookie}; theme=dark` }],
    ]
    for (const [path, headers] of asked)
      expect((await sent(reader, path, { headers })).source, path).toBeUndefined()
  })

  test('a notice is shown once', async () => {
    await untilKept(post)
    await reader.send(post, { body: { content: 'A word that is announced' } })
    const shown = await reader.send(post)
    expect(shown.text).toMatch(/role="status"[^]*Comment posted/)
    expect((await untilKept(post)).text).not.toMatch(/Comment posted!/)
  })
})

test.each(['/profile', '/forum?q=come', '/forum/new', '/healthz', '/forum/post/x'])(
  '%s is never kept',
  async (path) => {
    for (let turn = 0; turn < 3; turn += 1) expect((await sent(reader, path)).source).not.toBe(hit)
  },
)

test.each([
  ['moderators', { role: 'moderator' }],
  ['suspended members', { suspendedUntil: new Date(Date.now() + 60_000) }],
] as const)('%s get every page anew', async (_, data) => {
  const database = openDatabase(sqliteUrlOf(site))
  await database.user.update({ where: { usernameKey: reader.username }, data })
  await database.$disconnect()
  for (let turn = 0; turn < 3; turn += 1)
    expect((await sent(reader, '/forum')).source).toBeUndefined()
})

test('a reading is counted that is answered out of memory', async () => {
  const database = openDatabase(sqliteUrlOf(site))
  const id = post.split('/').at(-1)
  const viewsOf = () => database.post.findUniqueOrThrow({ where: { id }, select: { views: true } })
  const headers = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Firefox/130.0' }
  const { views } = await viewsOf()
  // Not by whoever names no browser.
  await untilKept(post)
  const answer = await sent(reader, post, { headers })
  expect(answer.source).toBe(hit)
  await vi.waitFor(async () => expect((await viewsOf()).views).toBe(views + 1), 20_000)
  await database.$disconnect()
})
