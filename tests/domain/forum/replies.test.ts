import { describe, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import type { Actor } from '~/domain/members/member'
import { listComments, listReplies, locateComment } from '~/domain/comments/list-comments.server'
import { itemBytes } from '~/domain/rich-text/rich-text.server'
import { fail } from '~/domain/result'
import { makeComment, makeMember, makePost, unwrap } from '../../support/forum/factories'
import { unknownId } from '../../support/forum/items'
import { makeComments, makeReplies } from '../../support/forum/many-comments'

const plenty = 1_000_000

async function longThread(count: number) {
  const member = await makeMember()
  const post = await makePost(member)
  const top = await makeComment(member, post.id)
  const replies = await makeReplies(member, post.id, top.id, count)
  return { member, post, top, replies }
}

/** Lists all comments that are reachable through the cursors. */
async function walk(actor: Actor, postId: string, bytes: number, limit = 25) {
  const seen: string[] = []
  let pages = 0
  let cursor: string | undefined
  do {
    const page = unwrap(await listComments(actor, postId, { cursor, limit }, bytes))
    pages += 1
    for (const { id, replies, repliesCursor } of page.comments) {
      seen.push(id, ...replies.map((reply) => reply.id))
      for (let next = repliesCursor; next !== null;) {
        const rest = unwrap(await listReplies(actor, id, { cursor: next, limit }, bytes))
        pages += 1
        seen.push(...rest.replies.map((reply) => reply.id))
        next = rest.nextCursor
      }
    }
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return { seen, pages }
}

describe('the replies to a comment', () => {
  test('stand under it up to the twentieth; the rest are pages of their own', async () => {
    const { post, top, replies } = await longThread(130)
    const [thread] = unwrap(await listComments(null, post.id, {})).comments
    expect(thread?.replies.map(({ id }) => id)).toEqual(replies.slice(0, 20))
    expect(thread?.replyCount).toBe(130)
    const cursor = thread?.repliesCursor
    const rest = unwrap(await listReplies(null, top.id, { cursor }))
    expect(rest.replies.map(({ id }) => id)).toEqual(replies.slice(20, 120))
    const last = unwrap(await listReplies(null, top.id, { cursor: rest.nextCursor }))
    expect(last.replies.map(({ id }) => id)).toEqual(replies.slice(120))
    expect(last.nextCursor).toBeNull()
    expect(unwrap(await listReplies(null, top.id, {})).replies[0]?.id).toBe(replies[0])
  })

  test('of short and long threads are told apart on one page', async () => {
    const { member, post } = await longThread(21)
    const short = await makeComment(member, post.id)
    await makeReplies(member, post.id, short.id, 20)
    const [long, full] = unwrap(await listComments(null, post.id, {})).comments
    expect([long?.replies.length, long?.replyCount]).toEqual([20, 21])
    expect(long?.repliesCursor).not.toBeNull()
    expect([full?.replies.length, full?.replyCount, full?.repliesCursor]).toEqual([20, 20, null])
  })

  test('count what the actor sees, and nothing else', async () => {
    const { post, top, replies } = await longThread(23)
    const taken = { removedAt: new Date() }
    await db.comment.updateMany({ where: { id: { in: replies.slice(0, 3) } }, data: taken })
    const [thread] = unwrap(await listComments(null, post.id, {})).comments
    expect([thread?.replyCount, thread?.repliesCursor]).toEqual([20, null])
    expect(unwrap(await listReplies(null, top.id, {})).replies).toHaveLength(20)
  })

  test('are not found where there is no comment to be seen', async () => {
    const { post, top, replies } = await longThread(1)
    expect(await listReplies(null, unknownId, {})).toEqual(fail('not-found'))
    expect(await listReplies(null, 'x', {})).toEqual(fail('not-found'))
    expect(await listReplies(null, top.id, { cursor: 'x' })).toMatchObject({ code: 'invalid' })
    expect(unwrap(await listReplies(null, replies[0] ?? '', {})).replies).toEqual([])
    const taken = { removedAt: new Date() }
    await db.comment.updateMany({ where: { id: { in: [top.id, ...replies] } }, data: taken })
    expect(await listReplies(null, top.id, {})).toEqual(fail('not-found'))
    await db.comment.updateMany({ data: { removedAt: null } })
    await db.post.update({ where: { id: post.id }, data: taken })
    expect(await listReplies(null, top.id, {})).toEqual(fail('not-found'))
  })
})

describe('a page', () => {
  test('ends where its bytes do, and paging shows every comment once', async () => {
    const member = await makeMember()
    const post = await makePost(member)
    const content = (index: number) => '&'.repeat(index % 3 ? 20 : 5_000)
    const tops = await makeComments(member, post.id, 40, { content })
    const all = [...tops]
    for (const parentId of tops.slice(0, 4))
      all.push(...(await makeComments(member, post.id, 30, { parentId, content })))
    for (const bytes of [1, 200_000]) {
      const { seen } = await walk(member, post.id, bytes)
      expect(seen).toHaveLength(all.length)
      expect(new Set(seen)).toEqual(new Set(all))
    }
    const page = unwrap(await listComments(member, post.id, {}, 200_000))
    const shown = page.comments.flatMap((thread) => [thread, ...thread.replies])
    expect(shown.reduce((sum, item) => sum + itemBytes(item), 0)).toBeLessThanOrEqual(200_000)
  })

  test('leaves replies for later before it leaves comments', async () => {
    const member = await makeMember()
    const post = await makePost(member)
    const content = () => 'क'.repeat(1_000)
    const tops = await makeComments(member, post.id, 25, { content })
    for (const parentId of tops) await makeComments(member, post.id, 3, { parentId, content })
    const { comments } = unwrap(await listComments(null, post.id, {}, 400_000))
    expect(comments).toHaveLength(25)
    const shown = comments.map(({ replies }) => replies.length)
    expect(Math.max(...shown)).toBeLessThan(3)
    expect(shown.reduce((sum, count) => sum + count)).toBeGreaterThan(5)
  })
})

describe('where a comment stands', () => {
  test('is the first page while that shows it', async () => {
    const { member, post, top, replies } = await longThread(20)
    const first = { threadId: null, cursor: null }
    const locate = (id = '') => locateComment(member, post.id, id, plenty)
    expect(await locate(top.id)).toEqual({ ...first, index: null })
    expect(await locate(replies[19])).toEqual({ ...first, index: 19 })
  })

  test('is else a page that begins with it', async () => {
    const { member, post, top, replies } = await longThread(47)
    const tops = [top.id, ...(await makeComments(member, post.id, 40))]
    const reply = await locateComment(member, post.id, replies[46] ?? '', plenty)
    expect(reply?.threadId).toBe(top.id)
    const cursor = reply?.cursor
    const page = unwrap(await listReplies(member, top.id, { cursor, limit: 25 }))
    expect(page.replies.map(({ id }) => id)).toEqual(replies.slice(46))
    const thread = await locateComment(member, post.id, tops[33] ?? '', plenty)
    expect(thread?.threadId).toBeNull()
    const { comments } = unwrap(await listComments(member, post.id, { cursor: thread?.cursor }))
    expect(comments.map(({ id }) => id)).toEqual(tops.slice(33))
  })

  test('is nowhere for what is no comment on the post', async () => {
    const { member, top } = await longThread(1)
    const other = await makePost(member)
    for (const id of [top.id, unknownId, 'x'])
      expect(await locateComment(member, other.id, id, plenty)).toBeNull()
  })
})
