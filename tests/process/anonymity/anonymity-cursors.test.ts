import { describe, expect, test } from 'vitest'
import { anonymousForum } from '../../support/forum/anonymous-forum'
import { inDatabase } from '../../support/in-database'
import { siteForFile } from '../../support/site/site-for-file'

const randomId = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

const site = await siteForFile()
const forum = await anonymousForum(site)
await inDatabase(site, ({ user }) => user.updateMany({ data: { suspendedUntil: null } }))
// One of the first three is hidden, and one is removed.
const again = { title: 'Zebra again', content: 'Where was I?', type: 'general', isAnonymous: 'on' }
await forum.members.zqx_hidden.send('/forum/new', { body: again })
const positions = await placesOfItems()

/** Returns the values that order the lists: the inner keys, and the moments. */
function placesOfItems() {
  return inDatabase(site, async ({ post, comment, like }) => {
    const select = { sortKey: true, createdAt: true }
    const items = [...(await post.findMany({ select })), ...(await comment.findMany({ select }))]
    const likes = await like.findMany({ select: { createdAt: true } })
    return [
      ...items.map(({ sortKey }) => sortKey),
      ...[...items, ...likes].map(({ createdAt }) => createdAt.toISOString()),
    ]
  })
}

test('ids are random', () => {
  for (const id of [...Object.values(forum.world), forum.authorId]) expect(id).toMatch(randomId)
})

const lists = [
  ['of posts', '/api/forum/posts?limit=1'],
  ['of posts by their last comment', '/api/forum/posts?sort=active&limit=1'],
  ['of found posts', '/api/forum/posts?q=zebra&limit=1'],
  ['of comments', `/api/forum/posts/${forum.world.post}/comments?limit=1`],
  ['of one’s own posts', '/api/auth/me/posts?limit=1'],
  ['of one’s own comments', '/api/auth/me/comments?limit=1'],
] as const

async function readList(url: string, cursor = '') {
  const mark = url.includes('?') ? '&' : '?'
  const search = cursor && `${mark}cursor=${encodeURIComponent(cursor)}`
  const { status, text } = await forum.members.zqx_hidden.send(url + search)
  const { nextCursor } = JSON.parse(text) as { nextCursor?: string | null }
  return { status, nextCursor: nextCursor ?? '' }
}

// A named post's cursor would tell on which side of its exact time an anonymous item of another list was written.
test('no list takes the cursor of another list', async () => {
  const { named, comment } = forum.world
  const others = [
    `/api/forum/posts/${named}/comments?limit=1`,
    `/api/forum/comments/${comment}/replies`,
    '/api/auth/me/liked-posts?limit=1',
    '/api/auth/me/saved-posts?limit=1',
    '/api/auth/me/answers?limit=1',
  ]
  for (const [, url] of lists) {
    const { nextCursor } = await readList(url)
    expect(nextCursor, url).not.toBe('')
    for (const other of [...lists.map(([, each]) => each), ...others])
      expect((await readList(other, nextCursor)).status, `${url} in ${other}`).toBe(
        other === url ? 200 : 400,
      )
  }
})

describe.each(lists)('the list %s', (_, url) => {
  const list = (cursor?: string) => readList(url, cursor)

  test('has a cursor that tells nothing of the place it stands for', async () => {
    const { nextCursor } = await list()
    expect(nextCursor.length).toBeGreaterThan(20)
    const bytes = Buffer.from(nextCursor, 'base64url')
    const readings = [nextCursor, bytes.toString('latin1'), bytes.toString('hex')].join('\n')
    for (const position of positions) {
      expect(readings).not.toContain(position)
      // The moment in a key, as bytes.
      if (!position.includes(':'))
        expect(readings).not.toContain(position.replaceAll('-', '').slice(0, 12))
    }
    expect((await list(nextCursor)).status).toBe(200)
  })

  test('takes no place in the clear', async () => {
    for (const position of positions) {
      const forms = [position, Buffer.from(position).toString('base64url')]
      for (const form of forms) expect((await list(form)).status).toBe(400)
    }
  })
})
