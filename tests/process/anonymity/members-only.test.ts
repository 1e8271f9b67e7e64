import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { send, type Answer } from '../../support/http/raw-http'
import { publishAs, signUpAt, type RawMember } from '../../support/http/raw-member'
import { giveRole } from '../../support/forum/give-role'
import { inDatabase } from '../../support/in-database'
import { siteForFile } from '../../support/site/site-for-file'
import { soon } from '../../support/soon'

const missing = randomUUID()
const secret = 'zebrafink'
// Visitors' pages are cached for one second. Topics are counted every ten seconds.
const untilCounted = 11_000

const site = await siteForFile()
const author = await signUpAt(site)
const other = await signUpAt(site)
const episodeId = await inDatabase(site, async ({ episode }) => {
  const data = { feedKey: 'one', episodeNumber: 1, title: 'About iron' }
  return (await episode.create({ data })).id
})
const open = { title: 'For everybody', content: `Long enough, like ${secret}s.` }
const thread = await publish({ ...open, type: 'episode', episodeId, topic: 'periods' })
const lists = [
  '/',
  '/forum',
  '/forum?type=episode',
  '/forum?topic=periods',
  '/forum?sort=active',
  `/forum?episodeId=${episodeId}`,
  `/forum?q=${secret}`,
  `/forum?q=${secret}s`,
  '/forum/feed.xml',
  '/forum/feed.xml?topic=periods',
  '/sitemap.xml',
  '/sitemap-posts.xml',
  '/episodes',
  '/episodes/1',
  `/forum/post/${thread}`,
  '/api/forum/posts',
  '/api/forum/posts?limit=1',
  '/api/forum/posts?sort=active&topic=periods',
  `/api/forum/posts?q=${secret}`,
  `/api/forum/posts?episodeId=${episodeId}`,
  '/api/forum/topics',
  `/api/forum/similar?title=Secret%20${secret}`,
  `/api/forum/posts/${thread}/related`,
  '/forum?answered=expert',
  '/forum?language=en',
  '/community',
  '/api/forum/episodes?q=iron',
  `/forum?q=${secret}+-everybody`,
  `/forum?q=%22a+${secret}%22`,
  '/api/forum/episodes',
  `/forum.data?q=${secret}`,
  '/forum.data?topic=periods',
  '/episodes/1.data',
  '/forum.data',
  '/_root.data',
  '/forum?lite=1',
  '/forum?sort=unanswered',
  '/forum?language=hi',
  '/forum/feed.xml?lng=hi',
  '/sitemap-pages.xml',
  '/episodes.data',
  '/episodes/ask',
  '/forum/help',
  '/api/forum/posts?sort=unanswered&limit=1',
  '/api/forum/posts?language=en',
]
const before = await readAll(lists)
const post = await publish({
  title: `Secret ${secret}`,
  content: `Words with a ${secret} in them.`,
  type: 'episode',
  episodeId,
  topic: 'periods',
  audience: 'members',
})
const comment = await answer(post, { content: `A ${secret} comment` })
const reply = await answer(post, { content: 'A reply', parentCommentId: comment })
await other.send(`/api/forum/posts/${post}/like`, { method: 'POST' })
const ids = { post, thread, comment, reply }
await pause(untilCounted)

async function json(member: RawMember, path: string, body: object, method = 'POST') {
  const headers = { 'Content-Type': 'application/json' }
  const sent = await member.send(path, { method, headers, body: JSON.stringify(body) })
  if (sent.status >= 400) throw new Error(`${path}: ${sent.status} ${sent.text}`)
  return JSON.parse(sent.text) as {
    post: { _id: string; audience: string }
    comment: { _id: string }
  }
}

async function publish(post: object) {
  return (await json(author, '/api/forum/posts', post)).post._id
}

async function answer(post: string, comment: object) {
  return (await json(other, `/api/forum/posts/${post}/comments`, comment)).comment._id
}

function readAll(paths: string[]) {
  return Promise.all(paths.map((path) => send(site.url + path)))
}

const changing = [
  'date',
  'x-request-id',
  'etag',
  'set-cookie',
  'server-timing',
  'content-security-policy',
]

/** Returns a response without the parts that differ from request to request, and with each of these ids replaced. */
function comparable({ status, headers, text }: Answer, from: string[] = []) {
  const named = Object.entries(headers).filter(([name]) => !changing.includes(name))
  const written = JSON.stringify({ status, headers: named, text })
  const same = from.reduce((each, id) => each.replaceAll(id, missing), written)
  return same
    .replace(/(renderedAt\\+",)\d+/g, '$1')
    .replace(/nonce=\\?"[^"\\]*\\?"/g, 'nonce')
    .replace(/"content-length","\d+"/g, '')
}

test('lists, feeds, sitemaps, searches and counts for visitors stay as they were', async () => {
  const after = await readAll(lists)
  for (const [index, path] of lists.entries()) {
    const [first, second] = [before[index], after[index]]
    if (!first || !second) throw new Error(path)
    expect(second.text, path).not.toContain(ids.post)
    expect(second.text, path).not.toContain(`Secret ${secret}`)
    expect([path, comparable(second)]).toEqual([path, comparable(first)])
  }
})

test('members find it in all of them', async () => {
  for (const path of ['/forum', `/forum?q=${secret}`, '/forum?topic=periods', '/episodes/1', '/'])
    expect((await other.send(path)).text, path).toContain(`Secret ${secret}`)
  for (const path of ['/api/forum/posts', `/api/forum/posts?q=${secret}`])
    expect((await other.send(path)).text, path).toContain(ids.post)
  const page = (await other.send(`/forum/post/${ids.post}`)).text
  expect(page).toContain('Members only')
  expect(page).toContain(`A ${secret} comment`)
  expect((await author.send('/profile/answers')).text).toContain(`Secret ${secret}`)
})

type Door = (post: string, comment: string) => string

const readings: [string, Door][] = [
  ['its page', (post) => `/forum/post/${post}`],
  ['its page in Hindi', (post) => `/forum/post/${post}?lng=hi`],
  ['its data', (post) => `/forum/post/${post}.data`],
  ['a further page', (post) => `/forum/post/${post}?cursor=x`],
  ['a comment on it', (post, comment) => `/forum/post/${post}?comment=${comment}`],
  ['its latest comment', (post) => `/forum/post/${post}?comment=latest`],
  ['the form of a reply', (post, comment) => `/forum/post/${post}?reply=${comment}`],
  ['its replies', (post, comment) => `/forum/post/${post}/replies/${comment}`],
  ['the data of its replies', (post, comment) => `/forum/post/${post}/replies/${comment}.data`],
  ['replies under another post', (_, comment) => `/forum/post/${ids.thread}/replies/${comment}`],
  ['why it is unavailable', (post) => `/forum/post/${post}/unavailable`],
  ['its like', (post) => `/forum/post/${post}/like`],
  ['its report', (post) => `/forum/post/${post}/report`],
  ['the report of a comment', (_, comment) => `/forum/comment/${comment}/report`],
  ['the block of its author', (post) => `/forum/post/${post}/block`],
  ['its following', (post) => `/forum/post/${post}/follow`],
  ['its saving', (post) => `/forum/post/${post}/save`],
  ['an appeal', (post) => `/forum/post/${post}/appeal`],
  ['the appeal of a comment', (_, comment) => `/forum/comment/${comment}/appeal`],
  ['the review of a comment', (_, comment) => `/forum/comment/${comment}/review`],
  ['the hiding of its commenter', (_, comment) => `/forum/comment/${comment}/hide-author`],
  ['the sign-in that leads to it', (post) => `/auth/signin?redirectTo=%2Fforum%2Fpost%2F${post}`],
  ['its page without pictures', (post) => `/forum/post/${post}?lite=1`],
  ['a foreign parameter', (post) => `/forum/post/${post}?utm_source=share`],
  ['what is related, in JSON', (post) => `/api/forum/posts/${post}/related`],
  ['its moderation', (post) => `/moderation/post/${post}`],
  ['its JSON', (post) => `/api/forum/posts/${post}`],
  ['its comments in JSON', (post) => `/api/forum/posts/${post}/comments`],
  ['its replies in JSON', (_, comment) => `/api/forum/comments/${comment}/replies`],
]

const writings: [string, Door, string, object?][] = [
  ['a comment in JSON', (post) => `/api/forum/posts/${post}/comments`, 'POST', { content: 'x' }],
  ['an edit in JSON', (post) => `/api/forum/posts/${post}`, 'PATCH', { title: 'Another' }],
  ['a deletion in JSON', (post) => `/api/forum/posts/${post}`, 'DELETE'],
  ['a like in JSON', (post) => `/api/forum/posts/${post}/like`, 'POST'],
  ['a follow in JSON', (post) => `/api/forum/posts/${post}/follow`, 'POST'],
  ['a save in JSON', (post) => `/api/forum/posts/${post}/save`, 'POST'],
  ['a like of a comment', (_, comment) => `/api/forum/comments/${comment}/like`, 'POST'],
  [
    'a review',
    (_, comment) => `/api/forum/comments/${comment}/review`,
    'POST',
    { verdict: 'agree' },
  ],
  ['a hidden author', (_, comment) => `/api/forum/comments/${comment}/hide-author`, 'POST'],
  ['a deletion of a comment', (_, comment) => `/api/forum/comments/${comment}`, 'DELETE'],
  ['a mark in JSON', (_, comment) => `/api/forum/comments/${comment}/helped`, 'POST'],
  [
    'an edit of a comment',
    (_, comment) => `/api/forum/comments/${comment}`,
    'PATCH',
    { content: 'x' },
  ],
]

describe('for visitors it is missing', () => {
  test.each(readings)('by %s', async (_, door) => {
    for (const method of ['GET', 'HEAD']) {
      for (const comment of [ids.comment, ids.reply]) {
        const [own, none] = await Promise.all([
          send(site.url + door(ids.post, comment), { method }),
          send(site.url + door(missing, missing), { method }),
        ])
        expect(comparable(own, [ids.post, comment])).toBe(comparable(none))
      }
    }
  })

  test.each([
    ['a link preview', { 'User-Agent': 'WhatsApp/2.23' }],
    ['another link preview', { 'User-Agent': 'facebookexternalhit/1.1' }],
    ['a search engine', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['a browser that saves data', { 'Save-Data': 'on' }],
    ['a compressed answer', { 'Accept-Encoding': 'br' }],
    ['another compressed answer', { 'Accept-Encoding': 'gzip' }],
    ['a copy that is asked about', { 'If-None-Match': '*' }],
    ['a copy of another time', { 'If-Modified-Since': new Date(0).toUTCString() }],
    ['a part of it', { Range: 'bytes=0-99' }],
    ['a session that is none', { Cookie: 'session=x' }],
  ] satisfies [string, Record<string, string>][])('for %s', async (_, headers) => {
    for (const door of ['/forum/post/', '/api/forum/posts/'])
      for (const end of door.startsWith('/api') ? ['', '/comments'] : ['', '.data']) {
        const [own, none] = await Promise.all(
          [ids.post, missing].map((id) => send(`${site.url}${door}${id}${end}`, { headers })),
        )
        expect(comparable(own!, [ids.post])).toBe(comparable(none!))
        // The lengths are compared too. `comparable` leaves them out because a page contains the time of its response.
        expect(own?.headers['content-length']).toBe(none?.headers['content-length'])
      }
  })

  test.each(writings)('by %s', async (_, door, method, body) => {
    const sending = {
      method,
      ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    }
    const [own, none] = await Promise.all([
      send(site.url + door(ids.post, ids.comment), sending),
      send(site.url + door(missing, missing), sending),
    ])
    expect(comparable(own, [ids.post, ids.comment])).toBe(comparable(none))
  })

  test('by its page’s forms', async () => {
    const forms: Record<string, string>[] = [
      { content: 'A visitor’s comment' },
      { go: 'edit' },
      { go: 'delete', comment: ids.comment },
    ]
    for (const body of forms) {
      const [own, none] = await Promise.all(
        [ids.post, missing].map((id) => send(`${site.url}/forum/post/${id}`, { body })),
      )
      expect(comparable(own!, [ids.post, ids.comment])).toBe(comparable(none!))
    }
  })

  test('also while it is hidden by reports', async () => {
    await inDatabase(site, ({ post }) =>
      post.update({
        where: { id: ids.post },
        data: { removedAt: new Date(), hiddenAt: new Date() },
      }),
    )
    for (const [name, door] of readings) {
      const [own, none] = await Promise.all([
        send(site.url + door(ids.post, ids.comment)),
        send(site.url + door(missing, missing)),
      ])
      expect([name, comparable(own, [ids.post, ids.comment])]).toEqual([name, comparable(none)])
    }
    await inDatabase(site, ({ post }) =>
      post.update({ where: { id: ids.post }, data: { removedAt: null, hiddenAt: null } }),
    )
  })
})

test('its author opens it to everybody, and closes it again', async () => {
  const path = `/api/forum/posts/${ids.post}`
  const doors = [
    ...[path, `/forum/post/${ids.post}`, `/forum/post/${ids.post}.data`, `${path}/comments`],
    ...lists,
  ]
  const found = (answers: Answer[]) =>
    doors.filter((_, index) => answers[index]?.text.includes(`Secret ${secret}`))
  expect((await json(author, path, { audience: 'everyone' }, 'PATCH')).post.audience).toBe(
    'everyone',
  )
  expect((await send(site.url + path)).status).toBe(200)
  expect(found(await readAll(doors))).toEqual(expect.arrayContaining([path, '/forum']))
  expect((await json(author, path, { audience: 'members' }, 'PATCH')).post.audience).toBe('members')
  // Immediately: the copies for visitors are removed before their second is over.
  const closed = await readAll(doors)
  expect(found(closed)).toEqual([])
  expect(closed.filter(({ text }) => text.includes(ids.post))).toEqual([])
  expect(closed[0]?.status).toBe(404)
})

const takingAway: [string, (path: string) => Promise<unknown>][] = [
  ['deleted', (path) => author.send(path, { body: { go: 'remove' } })],
  ['edited', (path) => author.send(apiOf(path), patch({ title: 'Another title' }))],
  ['made anonymous', (path) => author.send(apiOf(path), patch({ isAnonymous: true }))],
]

test.each(takingAway)('what is %s is gone for visitors at once', async (change, take) => {
  const title = `A post that is ${change}`
  const path = await publishAs(author, title)
  const shown = change === 'made anonymous' ? author.username : title
  // A new post does not invalidate other pages.
  await soon(async () => expect((await send(`${site.url}/forum`)).text).toContain(title))
  expect((await send(site.url + path)).text).toContain(shown)
  await take(path)
  expect((await send(site.url + path)).text).not.toContain(shown)
  if (shown === title) expect((await send(`${site.url}/forum`)).text).not.toContain(title)
})

const moderator = await signUpAt(site)
const readers = [await signUpAt(site), await signUpAt(site), other]
await inDatabase(site, async (database) => {
  await giveRole(database, moderator.username, 'moderator')
  await database.user.updateMany({ data: { emailVerifiedAt: new Date() } })
})

const takingCommentsAway: [
  string,
  (id: string, writer: RawMember, visit: () => Promise<unknown>) => Promise<unknown>,
][] = [
  ['edited', (id, writer) => writer.send(apiOfComment(id), patch({ content: 'Other words' }))],
  ['deleted', (id, writer) => writer.send(apiOfComment(id), { method: 'DELETE' })],
  [
    'removed',
    (id) =>
      moderator.send(`/moderation/comment/${id}`, { body: { action: 'remove', reason: 'spam' } }),
  ],
  [
    'reported by three',
    async (id, _, visit) => {
      for (const reader of readers) {
        await visit()
        await reader.send(`/forum/comment/${id}/report`, { body: { reason: 'abuse' } })
      }
    },
  ],
  [
    'of a renamed member',
    (_, writer) => writer.send('/profile/edit', { body: { displayName: 'Another', bio: '' } }),
  ],
  ['of a deleted account', (_, writer) => leave(writer)],
]

test.each(takingCommentsAway)(
  'a comment that is %s is gone for visitors at once, or its name',
  async (change, take) => {
    const name = `Zoya ${randomUUID().slice(0, 8)}`
    const writer = await signUpAt(site, { displayName: name })
    const path = await publishAs(author, `A post whose comment is ${change}`)
    const content = `Words of ${randomUUID()}`
    const written = await json(writer, `${apiOf(path)}/comments`, { content })
    const isShown = async () => {
      const { text } = await send(site.url + path)
      return text.includes(content) && text.includes(name)
    }
    expect(await isShown()).toBe(true)
    await take(written.comment._id, writer, isShown)
    expect(await isShown()).toBe(false)
  },
)

async function leave(writer: RawMember) {
  const path = '/profile/settings/delete'
  const { text } = await writer.send(path)
  const idempotencyKey = /name="idempotencyKey" value="([\w-]+)"/.exec(text)?.[1] ?? ''
  const { password } = writer
  const body = { idempotencyKey, namedItems: 'stay', anonymousItems: 'stay', password }
  await writer.send(path, { body })
}

function apiOfComment(id: string) {
  return `/api/forum/comments/${id}`
}

function apiOf(path: string) {
  return path.replace('/forum/post/', '/api/forum/posts/')
}

function patch(body: object) {
  const headers = { 'Content-Type': 'application/json' }
  return { method: 'PATCH', headers, body: JSON.stringify(body) }
}
