import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import type { Member } from '~/domain/members/member'
import { deleteComment } from '~/domain/comments/own-comment.server'
import { likePost, toggleLike } from '~/domain/activity/like-post.server'
import { publishComment } from '~/domain/comments/publish-comment.server'
import { makeComment, makeMember, makePost, unwrap } from '../../support/forum/factories'

async function crowd() {
  const members: Member[] = []
  for (let index = 0; index < 50; index++) members.push(await makeMember())
  const memberOf = (index: number) => members[index % members.length] as Member
  return { memberOf, postId: (await makePost(memberOf(0))).id }
}

test('200 likes at once by 50 members leave the count equal to the rows', async () => {
  const { memberOf, postId } = await crowd()
  const presses = Array.from({ length: 200 }, (_, index) =>
    index % 3 === 0
      ? toggleLike(memberOf(index), postId)
      : likePost(memberOf(index), postId, { liked: index % 4 !== 1 }),
  )
  for (const press of await Promise.all(presses)) unwrap(press)
  const post = await db.post.findUniqueOrThrow({ where: { id: postId } })
  expect(post.likes).toBe(await db.like.count())
  expect(post.likes).toBeGreaterThan(0)
})

test('200 comments, replies and deletions at once leave the count equal to the rows', async () => {
  const { memberOf, postId } = await crowd()
  const old: string[] = []
  for (let index = 0; index < 50; index++) old.push((await makeComment(memberOf(index), postId)).id)
  const writes = Array.from({ length: 200 }, (_, index) => {
    const id = old[index % 50] ?? ''
    if (index % 4 === 0) return deleteComment(memberOf(index), id)
    const parentCommentId = index % 4 === 1 ? undefined : id
    return publishComment(memberOf(index), postId, { content: 'x', parentCommentId })
  })
  for (const { ok } of await Promise.all(writes)) expect(typeof ok).toBe('boolean')
  const post = await db.post.findUniqueOrThrow({ where: { id: postId } })
  expect(post.commentCount).toBe(await db.comment.count({ where: { deletedAt: null } }))
  const empty = { deletedAt: { not: null }, replies: { none: {} } }
  expect(await db.comment.count({ where: empty })).toBe(0)
})
