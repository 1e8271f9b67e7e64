import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import {
  commentLikesOf,
  likeComment,
  toggleCommentLike,
  toggleHelped,
  markHelped,
} from '~/domain/comments/comment-reactions.server'
import { listOwnComments } from '~/domain/activity/own-page.server'
import { listComments, listReplies } from '~/domain/comments/list-comments.server'
import { exportedAccount } from '~/domain/data-export/export-account.server'
import { moderateItem } from '~/domain/moderation/moderate-item.server'
import { setBlock } from '~/domain/moderation/block-author.server'
import { withPostLock } from '~/domain/posts/counters.server'
import { fail, ok } from '~/domain/result'
import { deleteComment, editComment } from '~/domain/comments/own-comment.server'
import { publishComment } from '~/domain/comments/publish-comment.server'
import { completeAllDepartures, leave } from '../../support/leaving'
import { remove } from '../../support/forum/moderation-actions'
import { comment as commentItem } from '../../support/forum/items'
import {
  makeComment,
  makeMember,
  makeModerator,
  makePost,
  unwrap,
} from '../../support/forum/factories'

async function thread() {
  const [author, reader] = [await makeMember(), await makeMember()]
  const post = await makePost(author)
  const top = await makeComment(author, post.id, { isAnonymous: true })
  const reply = await makeComment(author, post.id, { parentCommentId: top.id, isAnonymous: true })
  return { author, reader, post, top, reply }
}

test('a like is counted for everybody, and told to its member alone', async () => {
  const { author, reader, post, top, reply } = await thread()
  for (const { id } of [top, reply])
    expect(await toggleCommentLike(reader, id)).toEqual(
      ok({ liked: true, likes: 1, postId: post.id }),
    )
  unwrap(await likeComment(author, top.id, { liked: '1' }))
  expect(unwrap(await likeComment(author, top.id, { liked: '1' })).likes).toBe(2)
  const seenBy = async (viewer: Parameters<typeof listComments>[0]) => {
    const [first] = unwrap(await listComments(viewer, post.id, {})).comments
    return [first, first?.replies[0]].map((each) => [each?.likes, each?.liked])
  }
  expect(await seenBy(reader)).toEqual([
    [2, true],
    [1, true],
  ])
  expect(await seenBy(author)).toEqual([
    [2, true],
    [1, false],
  ])
  expect(await seenBy(null)).toEqual([
    [2, false],
    [1, false],
  ])
  const { comment, replies } = unwrap(await listReplies(reader, top.id, {}))
  expect([comment.liked, replies[0]?.liked]).toEqual([true, true])
  const own = unwrap(await listOwnComments(author, {})).comments
  expect(own.find(({ id }) => id === top.id)).toMatchObject({ likes: 2, liked: true })

  expect(unwrap(await toggleCommentLike(reader, top.id))).toMatchObject({ liked: false, likes: 1 })
  expect(await seenBy(reader)).toEqual([
    [1, false],
    [1, true],
  ])
})

test('simultaneous toggles take effect one after the other', async () => {
  const { reader, top } = await thread()
  await Promise.all([1, 2, 3].map(() => toggleCommentLike(reader, top.id)))
  expect((await db.comment.findUniqueOrThrow({ where: { id: top.id } })).likes).toBe(1)
  expect(await db.commentLike.count({ where: { commentId: top.id } })).toBe(1)
})

test('what cannot be read cannot be liked, and nothing is written', async () => {
  const { author, reader, top } = await thread()
  const named = await makePost(author)
  const below = await makeComment(reader, named.id)
  unwrap(await setBlock(reader, { kind: 'post', id: named.id }, true))
  unwrap(await moderateItem(await makeModerator(), commentItem(top.id), remove))
  for (const id of [top.id, below.id, crypto.randomUUID(), 'x'])
    expect(await toggleCommentLike(reader, id)).toEqual(fail('not-found'))
  const suspended = { ...reader, suspendedUntil: new Date(Date.now() + 60_000) }
  expect(await toggleCommentLike(suspended, below.id)).toMatchObject({ code: 'not-allowed' })
  expect(await db.commentLike.count({ where: { commentId: { in: [top.id, below.id] } } })).toBe(0)
})

test('a comment of which a placeholder is left has no likes', async () => {
  const { author, reader, top } = await thread()
  unwrap(await toggleCommentLike(reader, top.id))
  unwrap(await deleteComment(author, top.id))
  expect(await db.comment.count({ where: { id: top.id, deletedAt: { not: null } } })).toBe(1)
  expect(await db.commentLike.count()).toBe(0)
})

test('a comment that is hidden while its like waits gets none', async () => {
  const { reader, post, top } = await thread()
  let liking: ReturnType<typeof toggleCommentLike> | undefined
  await withPostLock(post.id, async (tx) => {
    liking = toggleCommentLike(reader, top.id)
    await setTimeout(300)
    const hidden = { removedAt: new Date(), hiddenAt: new Date() }
    await tx.comment.update({ where: { id: top.id }, data: hidden })
    return ok(null)
  })
  expect(await liking).toEqual(fail('not-found'))
  expect(await db.commentLike.count({ where: { commentId: top.id } })).toBe(0)
})

test('a stolen file does not join two likes of a member, nor a like with anything of hers', async () => {
  const { reader, top, reply } = await thread()
  for (const { id } of [top, reply]) unwrap(await toggleCommentLike(reader, id))
  const rows = await db.commentLike.findMany({ where: { commentId: { in: [top.id, reply.id] } } })
  const values = rows.flatMap(({ id, memberTag, sealedMember }) => [id, memberTag, sealedMember])
  expect(new Set(values).size).toBe(6)
  expect(new Set(rows.map(({ sealedMember }) => sealedMember.length)).size).toBe(1)
  expect(JSON.stringify(rows)).not.toContain(reader.id)
})

test('the export has her likes, and they go some time after her', async () => {
  const { author, reader, post, top, reply } = await thread()
  for (const { id } of [top, reply]) unwrap(await toggleCommentLike(reader, id))
  unwrap(await toggleCommentLike(author, top.id))
  const { likedComments } = await exportedAccount(reader.id)
  expect(likedComments).toHaveLength(2)
  expect(likedComments).toContainEqual({ commentId: top.id, postId: post.id })

  unwrap(await leave(reader))
  const left = async () => db.commentLike.count({ where: await commentLikesOf(reader.id) })
  expect(await left()).toBe(2)
  await completeAllDepartures()
  expect(await left()).toBe(0)
  expect(await db.commentLike.count({ where: await commentLikesOf(author.id) })).toBe(1)
  expect((await db.comment.findUniqueOrThrow({ where: { id: top.id } })).likes).toBe(2)
})

test('a comment of a blocked member can be neither liked nor marked, an anonymous one can', async () => {
  const { author, reader, post } = await thread()
  const blocked = await makeMember()
  const named = await makeComment(blocked, post.id)
  const hidden = await makeComment(blocked, post.id, { isAnonymous: true })
  for (const member of [author, reader])
    unwrap(await setBlock(member, { kind: 'comment', id: named.id }, true))
  expect(await toggleCommentLike(reader, named.id)).toEqual(fail('not-found'))
  expect(await toggleHelped(author, named.id)).toEqual(fail('not-found'))
  expect(await toggleCommentLike(reader, hidden.id)).toMatchObject({ ok: true })
  expect(await toggleHelped(author, hidden.id)).toMatchObject({ ok: true })
})

async function askedThread(isAnonymous: boolean) {
  const [asker, helper] = [await makeMember(), await makeMember()]
  const post = await makePost(asker, { isAnonymous })
  const comment = unwrap(
    await publishComment(helper, post.id, { content: 'Ask for a second test.' }),
  )
  const isHelped = async () => unwrap(await listComments(null, post.id, {})).comments[0]?.helped
  return { asker, helper, post, comment, isHelped }
}

test.each([true, false])(
  'the author of a post marks what helped (anonymous: %s)',
  async (anonymous) => {
    const { asker, post, comment, isHelped } = await askedThread(anonymous)
    expect(await isHelped()).toBe(false)
    const on = ok({ helped: true, postId: post.id })
    expect(await markHelped(asker, comment.id, { helped: '1' })).toEqual(on)
    expect(await markHelped(asker, comment.id, { helped: '1' })).toEqual(on)
    expect(await isHelped()).toBe(true)
    expect(await toggleHelped(asker, comment.id)).toEqual(ok({ helped: false, postId: post.id }))
    expect(await isHelped()).toBe(false)
  },
)

test('a moderator may too, and nobody else, nor who is suspended', async () => {
  const { asker, helper, comment, isHelped } = await askedThread(true)
  const moderator = {
    ...(await makeMember()),
    role: 'moderator' as const,
    secondStepAt: new Date(),
  }
  for (const actor of [helper, await makeMember(), { ...moderator, secondStepAt: null }])
    expect(await toggleHelped(actor, comment.id)).toEqual(fail('not-allowed'))
  const suspended = { ...asker, suspendedUntil: new Date(Date.now() + 60_000) }
  expect(await toggleHelped(suspended, comment.id)).toMatchObject({ code: 'not-allowed' })
  expect(await isHelped()).toBe(false)
  unwrap(await toggleHelped(moderator, comment.id))
  expect(await isHelped()).toBe(true)
})

test('nobody marks a comment of their own', async () => {
  const { asker, post } = await askedThread(false)
  const moderator = await makeModerator()
  for (const actor of [asker, moderator])
    for (const isAnonymous of [true, false]) {
      const { id } = await makeComment(actor, post.id, { isAnonymous })
      expect(await markHelped(actor, id, { helped: '1' })).toEqual(fail('not-allowed'))
    }
  expect(await db.comment.count({ where: { helpedAsker: true } })).toBe(0)
})

test('a comment that its author likes says so when she edits it or sends it again', async () => {
  const { author, post } = await thread()
  const form = { content: 'Some words', idempotencyKey: 'key', isAnonymous: true }
  const { id } = unwrap(await publishComment(author, post.id, form))
  unwrap(await likeComment(author, id, { liked: '1' }))
  expect(unwrap(await publishComment(author, post.id, form))).toMatchObject({ id, liked: true })
  const edited = unwrap(await editComment(author, id, { content: 'Other words' }))
  expect(edited).toMatchObject({ likes: 1, liked: true })
})

test('the mark goes with the comment', async () => {
  const { asker, helper, post, comment, isHelped } = await askedThread(true)
  unwrap(
    await publishComment(asker, post.id, {
      content: 'Thank you.',
      parentCommentId: comment.id,
      isAnonymous: true,
    }),
  )
  unwrap(await toggleHelped(asker, comment.id))
  unwrap(await deleteComment(helper, comment.id))
  expect(await isHelped()).toBe(false)
  expect(await db.comment.count({ where: { helpedAsker: true } })).toBe(0)
  expect(await toggleHelped(asker, comment.id)).toEqual(fail('not-found'))
  expect(await toggleHelped(asker, 'no id')).toEqual(fail('not-found'))
})
