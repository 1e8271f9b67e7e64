import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { listBlocks } from '~/domain/moderation/block-author.server'
import { readQueue } from '~/domain/moderation/queue.server'
import { readModeratedItem } from '~/domain/moderation/read-item.server'
import {
  makeComment,
  makeMember,
  makeModerator,
  makePost,
  unwrap,
} from '../../support/forum/factories'
import { post as postItem } from '../../support/forum/items'
import { recordQueries, sentBy } from '../../support/database/recorded-queries'

recordQueries()

const reason = 'spam'

test('the queue reads thirty items, and counts all that wait', async () => {
  const [author, moderator] = [await makeMember(), await makeModerator()]
  const { id: postId } = await makePost(author)
  const rows = Array.from({ length: 60 }, () => ({ postId, authorId: author.id, content: 'x' }))
  await db.comment.createMany({ data: rows })
  const own = await makeComment(moderator, postId)
  const comments = await db.comment.findMany({ select: { id: true } })
  await db.report.createMany({ data: comments.map(({ id: commentId }) => ({ commentId, reason })) })
  await db.report.createMany({
    data: [
      { postId, reason },
      { postId, reason },
    ],
  })
  const deleted = comments.find(({ id }) => id !== own.id)?.id ?? ''
  await db.comment.update({ where: { id: deleted }, data: { deletedAt: new Date() } })
  await db.report.update({
    where: {
      id: (
        await db.report.findFirstOrThrow({
          where: { commentId: { not: deleted }, comment: { NOT: { id: own.id } } },
        })
      ).id,
    },
    data: { state: 'dismissed' },
  })
  const sent = await sentBy(async () => {
    const { items, count } = unwrap(await readQueue(moderator))
    expect([items.length, count]).toEqual([30, 59])
  })
  const grouped = sent.filter(({ sql }) => sql.includes('GROUP BY'))
  expect(grouped.length).toBeGreaterThan(0)
  expect(grouped.every(({ sql }) => sql.includes('LIMIT'))).toBe(true)
})

test('an item has its reports page by page, each once', async () => {
  const [author, moderator] = [await makeMember(), await makeModerator()]
  const { id: postId } = await makePost(author)
  const createdAt = new Date('2026-01-01T00:00:00Z')
  const note = '&'.repeat(500)
  await db.report.createMany({
    data: Array.from({ length: 130 }, (_, index) => ({
      ...{ postId, reason, createdAt },
      note: index % 2 ? note : '',
    })),
  })
  const seen: string[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const item = unwrap(await readModeratedItem(moderator, postItem(postId), { cursor }))
    expect(item.reports.filter((each) => each.note).length).toBeLessThan(15)
    seen.push(...item.reports.map(({ id }) => id))
    cursor = item.reportsCursor
  }
  expect([seen.length, new Set(seen).size]).toEqual([130, 130])
  expect(await readModeratedItem(moderator, postItem(postId), { cursor: 'x' })).toMatchObject({
    code: 'invalid',
  })
})

test('of a long text and its original one is left out, and can be asked for', async () => {
  const [author, moderator] = [await makeMember(), await makeModerator()]
  const { id } = await makePost(author)
  const content = '&'.repeat(20_000)
  await db.post.update({ where: { id }, data: { content, originalContent: content } })
  const read = async (text?: string) => {
    const item = unwrap(await readModeratedItem(moderator, postItem(id), { text }))
    return [item.leftOut, item.content.length, item.original?.content?.length]
  }
  expect(await read()).toEqual(['original', 20_000, undefined])
  expect(await read('original')).toEqual(['content', 0, 20_000])
  await db.post.update({ where: { id }, data: { content: 'short', originalContent: 'short' } })
  expect(await read()).toEqual([null, 5, 5])
})

test('whom one has blocked comes page by page, each once, the latest first', async () => {
  const reader = await makeMember()
  const blocked = []
  for (let index = 0; index < 5; index++) blocked.push(await makeMember())
  const many = await db.user.createManyAndReturn({
    data: Array.from({ length: 110 }, (_, index) => {
      const name = `many_${index}`
      return { username: name, usernameKey: name, email: name, emailKey: name }
    }),
    select: { id: true },
  })
  const createdAt = new Date('2026-01-01T00:00:00Z')
  const rows = many.map(({ id }) => ({ blockerId: reader.id, blockedId: id, createdAt }))
  await db.block.createMany({ data: rows })
  const latest = blocked.map(({ id }) => ({ blockerId: reader.id, blockedId: id }))
  await db.block.createMany({ data: latest })
  const first = unwrap(await listBlocks(reader))
  const second = unwrap(await listBlocks(reader, { cursor: first.nextCursor }))
  expect([first.blocks.length, second.blocks.length, second.nextCursor]).toEqual([100, 15, null])
  const names = [...first.blocks, ...second.blocks].map(({ username }) => username)
  expect(new Set(names).size).toBe(115)
  expect(names.slice(0, 5).toSorted()).toEqual(blocked.map(({ username }) => username).toSorted())
})
