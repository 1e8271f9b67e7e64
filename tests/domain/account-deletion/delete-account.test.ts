import { describe, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { deleteComment } from '~/domain/comments/own-comment.server'
import { saveDraft } from '~/domain/drafts/drafts.server'
import { likePost } from '~/domain/activity/like-post.server'
import { listPosts } from '~/domain/posts/read-posts.server'
import { publishComment } from '~/domain/comments/publish-comment.server'
import { searchPosts } from '~/domain/search/search-posts.server'
import { deleteAccount } from '~/domain/account-deletion/delete-account.server'
import { queueMail } from '~/domain/mail/outbox.server'
import { notifyOfReveal } from '~/domain/moderation/reveal-notices.server'
import { moderateItem } from '~/domain/moderation/moderate-item.server'
import { readModeratedItem } from '~/domain/moderation/read-item.server'
import { fail, ok } from '~/domain/result'
import { consume } from '~/domain/limits/limit.server'
import { comment, post } from '../../support/forum/items'
import { dismiss, remove, restore } from '../../support/forum/moderation-actions'
import { beginSessionsAt } from '../../support/forum/session-start'
import { outbox } from '../../support/mail/mailed'
import {
  makeComment,
  makeMember,
  makeModerator,
  makePost,
  signUpMember,
  unwrap,
} from '../../support/forum/factories'
import {
  fresh,
  go,
  leave,
  stay,
  threadsOf,
  completeAllDepartures,
  traces,
} from '../../support/leaving'
import { dumpDatabase } from '../../support/database/dump-database'
import { withSettings } from '../../support/with-settings'

async function expectRightCounters() {
  const posts = await db.post.findMany({
    include: { likedBy: true, comments: { where: { deletedAt: null, removedAt: null } } },
  })
  for (const post of posts) {
    // Likes of deleted members remain as numbers.
    expect(post.likes).toBeGreaterThanOrEqual(post.likedBy.length)
    expect(post.commentCount).toBe(post.comments.length)
  }
}

describe('an account that is deleted', () => {
  test('leaves neither name, address nor id anywhere in the database', async () => {
    const { asha, ravi, other } = await traces()
    await saveDraft(asha.id, 'new-post', { title: 'unsent' })
    const report = { reporterId: asha.id, postId: other.id, reason: 'spam', note: 'as I said' }
    await db.report.create({ data: report })
    await db.connection.create({
      data: { userId: asha.id, provider: 'google', providerId: 'google-of-asha' },
    })
    const token = { kind: 'verifyEmail', tokenHash: 'x', userId: asha.id } as const
    await db.token.create({ data: { ...token, email: 'asha_k.before@example.com' } })
    const mail = { language: 'en', payload: {} } as const
    const to = (userId: string, recipient: string, cause: string) =>
      queueMail({ ...mail, userId, kind: 'passwordChanged', cause, recipient })
    await to(asha.id, asha.email, 'one')
    await to(asha.id, 'asha_k.before@example.com', 'two')
    await to(ravi.id, ravi.email, 'three')
    const action = { actorId: ravi.id, action: 'remove', targetKind: 'post', targetId: other.id }
    await db.auditEntry.create({ data: { ...action, day: new Date() } })

    await db.$transaction(async (tx) => {
      for (const { id } of [asha, ravi]) await notifyOfReveal(id, 'risk', tx)
    })

    expect(await leave(asha)).toEqual(ok(null))
    // The notice is deleted later, because its deletion now would reveal whose author was looked up.
    expect(await db.revealNotice.count()).toBe(2)
    const left = await dumpDatabase()
    for (const trace of [asha.id, 'asha_k', 'unsent', 'google-of-asha'])
      expect(left).not.toContain(trace)
    expect(await db.auditEntry.count()).toBe(1)
    const mails = await outbox()
    expect(mails.map(({ recipient }) => recipient)).toContain(ravi.email)
    expect(mails.map(({ recipient }) => recipient)).not.toContain(asha.email)
    expect((await db.user.findMany()).map(({ id }) => id)).toEqual([ravi.id])
    await completeAllDepartures()
    expect(await db.revealNotice.count()).toBe(1)
    await expectRightCounters()
  })

  describe('with limits', () => {
    withSettings({ RATE_LIMITS: 'on' })

    test('leaves no count under its id, name or address', async () => {
      const asha = await makeMember('asha')
      for (const account of [asha.id, 'asha', asha.email]) await consume('ownPassword', { account })
      expect(await db.rateLimit.count()).toBe(3)
      expect(await leave(asha)).toEqual(ok(null))
      expect(await db.rateLimit.count()).toBe(0)
    })
  })

  test('keeps an address that was theirs and is somebody else’s by now', async () => {
    const [asha, ravi] = [await makeMember('asha'), await makeMember('ravi')]
    const token = { kind: 'verifyEmail', tokenHash: 'x', userId: asha.id } as const
    await db.token.create({ data: { ...token, email: 'Ravi@example.com' } })
    await queueMail({
      userId: ravi.id,
      cause: 'his',
      kind: 'passwordChanged',
      language: 'en',
      recipient: ravi.email,
      payload: {},
    })
    expect(await leave(asha)).toEqual(ok(null))
    expect(await db.outgoingMail.count()).toBe(1)
  })

  test('lets posts and comments stay: a deleted member’s, and unlinked anonymous ones', async () => {
    const { asha, ravi, named, hidden, other } = await traces()
    await leave(asha)
    const { posts } = unwrap(await listPosts(ravi, {}))
    const seen = new Map(posts.map((post) => [post.id, post]))
    expect(seen.get(named.id)).toMatchObject({ user: null, isAnonymous: false, isOwn: false })
    expect(seen.get(hidden.id)).toMatchObject({ user: null, isAnonymous: true, isOwn: false })
    expect(seen.get(other.id)).toMatchObject({ commentCount: 4, likes: 2 })
    const threads = await threadsOf(other.id)
    expect(
      threads.map(({ content, user, isAnonymous, tombstone: unavailable }) => [
        content,
        user,
        isAnonymous,
        unavailable,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['mine, named', null, false, null],
        ['mine, hidden', null, true, null],
      ]),
    )
    expect(threads).toHaveLength(2)
    for (const rows of [await db.post.findMany(), await db.comment.findMany()]) {
      const left = rows.filter(({ authorId }) => authorId !== ravi.id)
      expect(left.length).toBeGreaterThan(1)
      for (const { isAnonymous, authorId, encryptedAuthorId, idempotencyKey } of left) {
        expect(authorId).toBeNull()
        if (!isAnonymous) expect([encryptedAuthorId, idempotencyKey]).toEqual([null, null])
      }
    }
    await expectRightCounters()
  })

  test('takes everything along: posts with their comments, comments as when deleting them', async () => {
    const { asha, other, top } = await traces()
    await leave(asha, go)
    await completeAllDepartures()
    const left = await db.post.findMany({ select: { id: true, commentCount: true, likes: true } })
    expect(left).toEqual([{ id: other.id, commentCount: 1, likes: 2 }])
    const threads = await threadsOf(other.id)
    expect(threads).toMatchObject([
      {
        id: top.id,
        tombstone: 'deleted',
        content: '',
        user: null,
        replies: [{ content: 'answer of ravi' }],
      },
    ])
    expect(await dumpDatabase()).not.toMatch(/mine|to myself|By asha|By nobody/)
    expect(unwrap(await searchPosts(null, { q: 'mine' })).posts).toEqual([])
    await expectRightCounters()
  })

  test.each([
    [{ namedItems: 'go', anonymousItems: 'stay' }, ['By nobody', 'By ravi'], ['mine, hidden']],
    [{ namedItems: 'stay', anonymousItems: 'go' }, ['By asha', 'By ravi'], ['mine, named']],
  ])('takes along what was chosen: %j', async (choices, titles, comments) => {
    const { asha, other } = await traces()
    await leave(asha, choices)
    await completeAllDepartures()
    const posts = await db.post.findMany({ orderBy: { title: 'asc' } })
    expect(posts.map(({ title }) => title)).toEqual(titles)
    const threads = (await threadsOf(other.id)).filter(({ tombstone: unavailable }) => !unavailable)
    expect(threads.map(({ content }) => content)).toEqual(comments)
    await expectRightCounters()
  })

  test('lets a placeholder go with the last of its replies', async () => {
    const [asha, ravi] = [await makeMember(), await makeMember()]
    const { id: postId } = await makePost(ravi)
    const top = await makeComment(ravi, postId)
    await makeComment(asha, postId, { parentCommentId: top.id })
    await deleteComment(ravi, top.id)
    await leave(asha, go)
    expect(await db.comment.count()).toBe(0)
    await expectRightCounters()
  })

  test('takes along what reports have hidden, so that no moderator can publish it again', async () => {
    const { asha, ravi, named, other, top } = await traces()
    const hiddenNow = { removedAt: new Date(), hiddenAt: new Date() }
    await db.post.update({ where: { id: named.id }, data: hiddenNow })
    const below = await makeComment(asha, other.id, { parentCommentId: top.id })
    for (const { id } of [top, below]) {
      await db.comment.update({ where: { id }, data: hiddenNow })
      const by = { commentCount: { decrement: 1 } }
      await db.post.update({ where: { id: other.id }, data: by })
    }
    await leave(asha, go)
    expect(await db.post.count({ where: { title: 'By asha' } })).toBe(0)
    expect(await threadsOf(other.id)).toContainEqual(
      expect.objectContaining({ id: top.id, tombstone: 'deleted' }),
    )
    const moderator = await makeModerator()
    for (const { id } of [top, below])
      expect(await moderateItem(moderator, comment(id), dismiss)).toEqual(fail('not-found'))
    await expectRightCounters()
    const reply = await db.comment.findFirstOrThrow({ where: { parentId: top.id } })
    await deleteComment(ravi, reply.id)
    expect(await db.comment.count({ where: { id: top.id } })).toBe(0)
  })

  test('keeps what a moderator removed as it is, without its author', async () => {
    const asha = await makeMember()
    const { id } = await makePost(asha)
    await db.post.update({ where: { id }, data: { removedAt: new Date() } })
    await leave(asha, go)
    await completeAllDepartures()
    expect(await db.post.findMany()).toMatchObject([{ id, authorId: null }])
    expect(unwrap(await listPosts(null, {})).posts).toEqual([])
  })

  test('keeps what a moderator removed hidden: no moderator can show it again', async () => {
    const [asha, moderator] = [await makeMember(), await makeModerator()]
    const { id: postId } = await makePost(await makeMember())
    const items = [post((await makePost(asha)).id), comment((await makeComment(asha, postId)).id)]
    for (const item of items) unwrap(await moderateItem(moderator, item, remove))
    await leave(asha, go)
    for (const item of items) {
      expect(unwrap(await readModeratedItem(moderator, item)).actions).not.toContain('restore')
      expect(await moderateItem(moderator, item, restore)).toEqual(fail('conflict'))
    }
    expect(unwrap(await listPosts(null, {})).posts.map(({ id }) => id)).toEqual([postId])
    await expectRightCounters()
  })
})

describe('deleting is refused', () => {
  test('without choices, with a wrong password', async () => {
    const asha = await signUpMember('asha')
    const erase = (input: object) => deleteAccount(asha, { ...stay, ...input }, null)
    expect(await deleteAccount(asha, { password: 'correct horse' }, null)).toEqual(
      fail('invalid', { namedItems: 'required', anonymousItems: 'required' }),
    )
    expect(await deleteAccount(asha, {}, null)).toEqual(
      fail('invalid', {
        namedItems: 'required',
        anonymousItems: 'required',
        password: 'required',
      }),
    )
    expect(await erase({ namedItems: 'maybe', password: 'correct horse' })).toEqual(
      fail('invalid', { namedItems: 'wrongType' }),
    )
    expect(await erase({})).toEqual(fail('invalid', { password: 'required' }))
    expect(await erase({ password: 'wrong' })).toEqual(
      fail('invalid', { password: 'passwordWrong' }),
    )
    expect(await db.user.count()).toBe(1)
    expect(await erase({ password: 'correct horse' })).toEqual(ok(null))
    expect(await db.user.count()).toBe(0)
  })

  test('to a member of Google who signed in longer ago than ten minutes', async () => {
    const [asha, ravi] = [await makeMember(), await makeMember()]
    const session = await fresh(asha)
    await beginSessionsAt(new Date(Date.now() - 11 * 60_000), session)
    for (const id of [session, null, await fresh(ravi)])
      expect(await deleteAccount(asha, stay, id)).toEqual(fail('invalid'))
    expect(await db.user.count()).toBe(2)
  })
})

test('twice at once is as good as once', async () => {
  const asha = await makeMember()
  const session = await fresh(asha)
  const answers = await Promise.all([1, 2].map(() => deleteAccount(asha, stay, session)))
  expect(answers).toContainEqual(ok(null))
  expect(await db.user.count()).toBe(0)
})

test('while everybody writes on the same posts, counters stay right and nobody gets an error', async () => {
  const { asha, ravi, other, named } = await traces()
  const session = await fresh(asha)
  const answers = await Promise.all([
    ...[1, 2, 3].map(() => publishComment(ravi, other.id, { content: 'late' })),
    deleteAccount(asha, go, session),
    ...[1, 2, 3].map(() => publishComment(ravi, named.id, { content: 'too late' })),
    likePost(ravi, named.id, { liked: '1' }),
    likePost(ravi, other.id, { liked: '0' }),
  ])
  expect(answers[3]).toEqual(ok(null))
  for (const answer of answers) if (!answer.ok) expect(answer.code).toBe('not-found')
  await expectRightCounters()
})
