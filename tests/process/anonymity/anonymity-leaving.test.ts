import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { anonymousForum } from '../../support/forum/anonymous-forum'
import { inDatabase } from '../../support/in-database'
import { send } from '../../support/http/raw-http'
import { signUpAt } from '../../support/http/raw-member'
import { siteForFile } from '../../support/site/site-for-file'
import { getDatabaseFile } from '../../support/site/site-server'

const signed = 'Zebra words under a name'
const likes = (text: string) => (JSON.parse(text) as { post: { likes: number } }).post.likes

const site = await siteForFile()
const forum = await anonymousForum(site)
await inDatabase(site, ({ user }) => user.updateMany({ data: { suspendedUntil: null } }))
const form = { title: signed, content: signed, type: 'general' }
await forum.members.zqx_hidden.send('/forum/new', { body: form })
const { id: named } = await inDatabase(site, (database) =>
  database.post.findFirstOrThrow({ where: { title: signed } }),
)

/** Returns every URL at which a visitor can see written items. */
const doors = () => {
  const { post, comment, named: other } = forum.world
  const threads = [post, other].flatMap((id) => [
    ...[`/forum/post/${id}`, `/forum/post/${id}.data`, `/forum/post/${id}/replies/${comment}`],
    ...[`/api/forum/posts/${id}`, `/api/forum/posts/${id}/comments`],
  ])
  const lists = ['/forum', '/forum.data', '/forum?q=zebra', '/api/forum/posts']
  return [...lists, ...threads, '/forum/feed.xml', '/sitemap-posts.xml']
}

/** Returns the ids in each of the responses. */
async function seen() {
  const ids = [...Object.values(forum.world), named]
  const answers = doors().map(async (door) => {
    const { text } = await send(site.url + door)
    return [door, ids.filter((id) => text.includes(id) && !door.includes(id))] as const
  })
  return Object.fromEntries(await Promise.all(answers))
}

/**
 * Returns a moderator's view of anonymous items, without what is new in each response: keys of forms, nonces and its
 * time.
 */
async function seenByModerator() {
  const { post, comment, reply, hidden, removed } = forum.world
  const posts = [post, hidden, removed].map((id) => `post/${id}`)
  const items = [...posts, `comment/${comment}`, `comment/${reply}`]
  const urls = items.flatMap((item) => [`/moderation/${item}`, `/moderation/${item}.data`])
  const pages: string[] = []
  for (const url of ['/moderation', '/moderation.data', ...urls]) {
    const { status, text } = await forum.members.moderator.send(url)
    expect(status).toBe(200)
    const changing = /[\w-]{40,}|nonce="[^"]*"|(?<=renderedAt\\?",)\d+/g
    pages.push(text.replace(changing, ''))
  }
  return pages
}

async function leave() {
  const { zqx_hidden: author } = forum.members
  const page = await author.send('/profile/settings/delete')
  expect(page.text).toContain('random moments over the next three days')
  const idempotencyKey = /name="idempotencyKey" value="([\w-]+)"/.exec(page.text)?.[1] ?? ''
  const body = { idempotencyKey, namedItems: 'go', anonymousItems: 'go', password: author.password }
  const answer = await author.send('/profile/settings/delete', { body })
  expect(answer.headers.location).toBe('/profile/deleted')
}

test('a stranger who signs up with a former member’s address exports nothing of theirs', async () => {
  const { email } = forum.members.zqx_hidden
  const moved = { email: 'moved@example.com', emailKey: 'moved@example.com' }
  const waiting = await inDatabase(site, async ({ user, notification }) => {
    await user.update({ where: { id: forum.authorId }, data: moved })
    return notification.count()
  })
  expect(waiting).toBeGreaterThan(0)
  const message = { floor: 'lobby', name: 'Zebra', email, message: 'A question of mine.' }
  await send(`${site.url}/contact/elevator/lobby`, { body: message })
  const stranger = await signUpAt(site, { email })
  const body = { password: stranger.password }
  const { headers } = await stranger.send('/profile/settings/export', { body })
  const { text } = await stranger.send(headers.location ?? '')
  const { account, mails } = JSON.parse(text) as { account: { email: string }; mails: object[] }
  expect(account.email).toBe(email)
  expect(mails).toMatchObject([{ kind: 'verifyEmail' }])
  for (const told of [...Object.values(forum.world), forum.authorId, 'zebra', 'Zebra'])
    expect(text).not.toContain(told)
})

describe('when they delete their account with all they wrote', () => {
  let before: Awaited<ReturnType<typeof seen>>
  let likesBefore: number
  let moderatedBefore: string[]

  beforeAll(async () => {
    const liked = `/api/forum/posts/${forum.world.named}`
    before = await seen()
    // The first page has a notice.
    await forum.members.moderator.send('/moderation')
    moderatedBefore = await seenByModerator()
    likesBefore = likes((await send(site.url + liked)).text)
    expect(bytesOnDisk()).toContain(signed)
    await leave()
    // Visitors' pages are cached for a second.
    await pause(1_100)
  })

  test('nothing anonymous goes at that moment, through any door, and likes stay', async () => {
    const after = await seen()
    const { post, below, comment, reply, named: liked } = forum.world
    for (const door of ['/forum', '/api/forum/posts', '/forum/feed.xml', '/sitemap-posts.xml']) {
      expect(before[door]).toEqual(expect.arrayContaining([post, named]))
      expect(after[door]).not.toContain(named)
    }
    expect(after[`/forum/post/${post}`]).toEqual(expect.arrayContaining([comment, reply]))
    expect(after[`/forum/post/${liked}.data`]).toContain(below)
    for (const [door, ids] of Object.entries(before))
      expect([door, after[door]]).toEqual([door, ids.filter((id) => id !== named)])
    expect(likesBefore).toBe(1)
    expect(likes((await send(`${site.url}/api/forum/posts/${liked}`)).text)).toBe(1)
  })

  test('a moderator gets the same bytes of every page of an anonymous item, and of the queue', async () => {
    expect(moderatedBefore.join('')).toContain('value="reveal"')
    expect(await seenByModerator()).toEqual(moderatedBefore)
  })

  test('what carried their name is in no byte of the database or its log', () => {
    expect(bytesOnDisk()).not.toMatch(/Zebra words under a name|Zqx Verborgen/)
  })

  test('what is still to be deleted is sealed, and outlives a restart', async () => {
    const { post, below } = forum.world
    const departures = () => inDatabase(site, (database) => database.departure.findMany())
    const before = await departures()
    expect(before).toHaveLength(1)
    const told = JSON.stringify(before)
    for (const id of [post, below]) expect(told).not.toContain(id)
    await site.end('SIGINT')
    await site.start()
    expect(await departures()).toEqual(before)
  })
})

function bytesOnDisk() {
  const file = getDatabaseFile(site)
  const files = [file, `${file}-wal`].filter((each) => existsSync(each))
  return files.map((each) => readFileSync(each, 'latin1')).join('')
}
