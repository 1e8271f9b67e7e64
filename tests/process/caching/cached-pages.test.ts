import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { second } from '~/domain/durations'
import { cacheableRoutes } from '~/http/micro-cache/cacheable-route'
import { anonymousForum } from '../../support/forum/anonymous-forum'
import { inDatabase } from '../../support/in-database'
import { firefox, measured, readingOf, withSource } from '../../support/http/cached-reading'
import { send } from '../../support/http/raw-http'
import { publishAs, signUpAt } from '../../support/http/raw-member'
import { requestVariants } from '../../support/http/request-variants'
import { routeUrls } from '../../support/http/route-urls'
import { siteForFile } from '../../support/site/site-for-file'
import { soon } from '../../support/soon'
import { endsSession } from '../../support/http/ends-session'

const site = await siteForFile({ environment: measured })
const { read, readAgain, repeat } = readingOf(site)
const forum = await anonymousForum(site)
const member = await signUpAt(site)
const post = await publishAs(member, 'A post that many read')

describe('what is cached', () => {
  test(
    'is public, whole and nobody’s own: every route, however it is asked for',
    { timeout: 300_000 },
    async () => {
      const wrong: string[] = []
      const kept = new Set<string>()
      for (const [route, list] of Object.entries(routeUrls))
        for (const url of list(forum.world))
          for (const [name, sending] of requestVariants(route, url)) {
            const path = name.split(' ')[1] ?? ''
            await send(site.url + path, sending)
            let again = await withSource(site, () => send(site.url + path, sending))
            const isPublic = route in cacheableRoutes && !('method' in sending)
            // On a busy machine, a second may have passed.
            if (again.source === 'rendered')
              again = await withSource(site, () => send(site.url + path, sending))
            const status = again.source
            if (status && !isPublic) wrong.push(`${name}: ${status}`)
            if (status !== 'memory') continue
            kept.add(route)
            // The response's own cookies, not those of the page.
            const set = again.headers['set-cookie']?.filter((each) => !each.startsWith('language='))
            if (again.status !== 200 || set?.length) wrong.push(name)
          }
      expect(wrong).toEqual([])
      const unkept = Object.keys(cacheableRoutes).filter((route) => !kept.has(route))
      expect(unkept).toEqual([])
    },
  )

  // Only the session cookie counts, not the role. A moderator opens the most routes without being asked for more.
  test('is never for a member, moderators included', { timeout: 300_000 }, async () => {
    const answered: string[] = []
    for (const [route, list] of Object.entries(routeUrls)) {
      if (endsSession(route)) continue
      for (const url of list(forum.world)) {
        const answer = await withSource(site, () => forum.members.moderator.send(url))
        if (answer.source) answered.push(url)
      }
    }
    expect(answered).toEqual([])
  })

  test('a session cookie keeps a request away, a false one too', async () => {
    expect((await readAgain('/forum')).source).toBe('memory')
    for (const Cookie of [member.cookie, 'session=', 'theme=dark; session=x'])
      expect((await read('/forum', { Cookie })).source).toBeUndefined()
  })

  test('other cookies do not, and say nothing on the page', async () => {
    const plain = await readAgain('/forum')
    const answer = await readAgain('/forum', { Cookie: 'device=abc; curtain=def; other=zebra' })
    expect(answer.source).toBe('memory')
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
    expect([plain.source, theirs.source]).toEqual(['memory', 'memory'])
    expect(plain.text).not.toContain(mark)
    expect(theirs.text).toContain(mark)
  })

  test('what a visitor hides keeps their pages away, and leaves those of others alone', async () => {
    const title = 'A post that many read'
    const Cookie = 'hidden=other~loss'
    expect((await readAgain('/forum')).text).toContain(title)
    const theirs = await read('/forum', { Cookie })
    expect(theirs.source).toBeUndefined()
    expect(theirs.text).not.toContain(title)
    for (const path of ['/forum.data', '/api/forum/posts'])
      expect((await read(path, { Cookie })).text).not.toContain(title)
    expect((await readAgain('/forum')).text).toContain(title)
    for (const nothing of ['hidden=', 'hidden=gossip~x'])
      expect((await readAgain('/forum', { Cookie: nothing })).source).toBe('memory')
  })

  test('a language in the address is remembered, at each answer anew', async () => {
    for (const _ of [1, 2]) {
      const answer = await read('/forum?lng=hi')
      expect(answer.headers['set-cookie']?.[0]).toMatch(/^language=hi;/)
      expect(answer.text).toContain('<html lang="hi"')
    }
    const known = await readAgain('/forum?lng=hi', { Cookie: 'language=hi' })
    expect(known.headers['set-cookie']).toBeUndefined()
    expect(known.source).toBe('memory')
  })

  test('nobody fills the memory with parameters that no screen knows', async () => {
    const answer = await repeat(async () => {
      await read('/forum')
      return read(`/forum?x=${Math.random()}`)
    })
    expect(answer.source).toBe('memory')
  })
})

describe('a write', () => {
  const listOf = async () => (await read('/forum')).text

  test('is seen by visitors a second later', async () => {
    expect(await listOf()).not.toContain('Just written')
    const path = await publishAs(member, 'Just written')
    await soon(async () => expect(await listOf()).toContain('Just written'))
    await readAgain(path)
    await member.send(path, { body: { content: 'A comment just written' } })
    await pause(second)
    expect((await read(path)).text).toContain('A comment just written')
    await member.send(`${path}/like`, { body: { liked: '1' } })
    await pause(second)
    expect((await read(path)).text).toContain('1 like')
    await member.send(path, { body: { go: 'remove' } })
    await pause(second)
    expect(await listOf()).not.toContain('Just written')
    expect((await read(path)).status).toBe(303)
  })

  test('is seen by members at once', async () => {
    const other = await signUpAt(site)
    const path = await publishAs(member, 'Seen at once')
    expect((await member.send('/forum')).text).toContain('Seen at once')
    expect((await other.send('/forum')).text).toContain('Seen at once')
    await other.send(path, { body: { content: 'A word of another member' } })
    expect((await other.send(path)).text).toContain('A word of another member')
    expect((await member.send(path)).text).toContain('A word of another member')
    await other.send(`${path}/like`, { body: { liked: '1' } })
    expect((await other.send(path)).text).toMatch(/aria-pressed="true"/)
    await other.send(`${path}/block`, { body: { blocked: '1' } })
    expect((await other.send('/forum')).text).not.toContain('Seen at once')
  })

  test('that leaves a page as it was leaves its tag as it was', async () => {
    const { headers } = await readAgain('/privacy')
    await publishAs(member, 'Somewhere else')
    await pause(second)
    const answer = await read('/privacy', { 'If-None-Match': String(headers.etag) })
    expect([answer.status, answer.source]).toEqual([304, 'rendered'])
  })

  test('of another process is seen a second later', async () => {
    const { username } = member
    await readAgain(post)
    expect((await read(post)).text).toContain(username)
    await inDatabase(site, ({ user }) =>
      user.updateMany({ where: { username }, data: { displayName: 'Another Name' } }),
    )
    await pause(second)
    expect((await read(post)).text).toContain('Another Name')
  })
})

describe('a member’s page', () => {
  test('is rendered each time, as are the pages of whoever has just signed out', async () => {
    const leaving = await signUpAt(site)
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await withSource(site, () => leaving.send('/forum'))
      expect([answer.source, answer.headers['cache-control']]).toEqual([undefined, 'no-store'])
      expect(answer.text).toContain(leaving.username)
    }
    const { cookie } = leaving
    await leaving.send('/auth/signout', { body: {} })
    const { text } = await send(`${site.url}/forum`, { headers: { Cookie: cookie } })
    expect(text).not.toContain(leaving.username)
  })

  test('shows nothing of another member, however they and visitors take turns', async () => {
    const [first, second] = [await signUpAt(site), await signUpAt(site)]
    for (let turn = 0; turn < 3; turn += 1)
      for (const path of ['/forum', post, '/forum.data', `${post}.data`]) {
        expect((await first.send(path)).text).not.toContain(second.username)
        expect((await second.send(path)).text).not.toContain(first.username)
        const visitors = (await send(site.url + path)).text
        expect(visitors).not.toContain(first.username)
        expect(visitors).not.toContain(second.username)
      }
  })
})

test('a reading counts whether it was rendered or not, by the same rules', async () => {
  const path = await publishAs(member, 'A post that is counted')
  const id = path.split('/').at(-1) ?? ''
  const views = () => inDatabase(site, ({ post }) => post.findUniqueOrThrow({ where: { id } }))
  const before = (await views()).views
  const first = await readAgain(path, { 'User-Agent': `${firefox} first` })
  expect(first.source).toBe('memory')
  await read(path, { 'User-Agent': `${firefox} second` })
  // Not the page's own tag, which changes with the number of views if a second has passed.
  const tag = { 'If-None-Match': '*' }
  expect((await read(path, { 'User-Agent': `${firefox} third`, ...tag })).status).toBe(304)
  await read(path, { 'User-Agent': `${firefox} fourth` }, 'HEAD')
  await read(path, { 'User-Agent': 'Googlebot/2.1' })
  await read(path, { 'User-Agent': `${firefox} fifth`, 'Sec-Purpose': 'prefetch' })
  await soon(async () => expect((await views()).views - before).toBe(3))
  await soon(async () => expect((await read(path)).text).toContain('3 views'))
})

test('/readyz says one word, and no answer says where it came from', async () => {
  const kept = await readAgain('/forum')
  expect([kept.source, kept.headers['cache-status']]).toEqual(['memory', undefined])
  expect((await read('/readyz')).text).toBe('ready\n')
})
