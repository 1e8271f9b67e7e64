import { describe, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import type { Member } from '~/domain/members/member'
import { deletePost, editPost } from '~/domain/posts/own-post.server'
import { editComment } from '~/domain/comments/own-comment.server'
import { likePost, toggleLike } from '~/domain/activity/like-post.server'
import { listPosts } from '~/domain/posts/read-posts.server'
import { publishComment } from '~/domain/comments/publish-comment.server'
import { publishPost } from '~/domain/posts/publish-post.server'
import { suspendMember } from '~/domain/moderation/members.server'
import { toIsoDay } from '~/domain/day'
import { fail, ok } from '~/domain/result'
import { wholeLog } from '../../support/forum/moderation-actions'
import {
  makeComment,
  makeMember,
  makeModerator,
  makePost,
  memberAgain,
  unwrap,
} from '../../support/forum/factories'

const suspend = { action: 'suspend', reason: 'abuse', days: '7' }
const unsuspend = { action: 'unsuspend', reason: 'appeal' }
const post = { title: 'A title of a post', content: 'Enough content.', type: 'general' }

async function suspended() {
  const member = await makeMember()
  const moderator = await makeModerator()
  const { id } = await makePost(member)
  const comment = await makeComment(member, id)
  const until = unwrap(await suspendMember(moderator, member.id, suspend))
  return { member: await memberAgain(member), moderator, postId: id, commentId: comment.id, until }
}

const writings = (actor: Member, postId: string, commentId: string) => [
  publishPost(actor, post),
  publishComment(actor, postId, { content: 'x' }),
  likePost(actor, postId, { liked: '1' }),
  toggleLike(actor, postId),
  editPost(actor, postId, { title: 'Another title' }),
  editComment(actor, commentId, { content: 'Other words' }),
]

describe('a suspended member', () => {
  test('can write, like and edit nothing', async () => {
    const { member, postId, commentId } = await suspended()
    for (const writing of writings(member, postId, commentId))
      expect(await writing).toEqual(fail('not-allowed', { '': 'suspended' }))
    expect([await db.post.count(), await db.comment.count(), await db.like.count()]).toEqual([
      1, 1, 0,
    ])
  })

  test('was suspended once by a form that was sent twice', async () => {
    const [moderator, member] = [await makeModerator(), await makeMember()]
    const form = { ...suspend, idempotencyKey: 'key-of-the-page' }
    const pressed = [1, 2].map(() => suspendMember(moderator, member.id, form))
    const [first, second] = await Promise.all(pressed)
    expect(first).toEqual(second)
    expect(first?.ok).toBe(true)
    expect(await suspendMember(await makeModerator(), member.id, form)).toEqual(fail('conflict'))
    expect(await db.auditEntry.count()).toBe(1)
  })

  test('can read, and delete what they wrote', async () => {
    const { member, postId } = await suspended()
    expect(unwrap(await listPosts(member, {})).posts).toHaveLength(1)
    expect(await deletePost(member, postId)).toEqual(ok(null))
  })

  test('can write again when the time is over, or when a moderator ends it', async () => {
    const { member, moderator, postId, commentId } = await suspended()
    const past = { ...member, suspendedUntil: new Date(Date.now() - 1) }
    expect((await publishPost(past, post)).ok).toBe(true)
    expect(await suspendMember(moderator, member.id, unsuspend)).toEqual(ok(null))
    for (const writing of writings(await memberAgain(member), postId, commentId))
      expect((await writing).ok).toBe(true)
    expect(await suspendMember(moderator, member.id, unsuspend)).toEqual(fail('conflict'))
  })

  test('is one until a time that stands in the log, whoever is second', async () => {
    const { member, until } = await suspended()
    const days = ((until?.getTime() ?? 0) - Date.now()) / (24 * 60 * 60_000)
    expect(days).toBeGreaterThan(6.9)
    expect(days).toBeLessThanOrEqual(8)
    const [line] = await wholeLog()
    const target = { targetKind: 'member', targetId: member.id, until: until && toIsoDay(until) }
    expect(line).toMatchObject({ action: 'suspend', reason: 'abuse', ...target })
    const second = await suspendMember(await makeModerator(), member.id, suspend)
    expect(second).toEqual(fail('conflict'))
  })
})

test('the row of a suspended member tells the last day alone, and not when it was ended, so that no moment joins it to the log', async () => {
  const { member, moderator, until } = await suspended()
  const row = () => db.user.findUniqueOrThrow({ where: { id: member.id } })
  const before = await row()
  // The end of a day in India.
  expect(until?.toISOString()).toMatch(/T18:29:59\.999Z$/)
  expect(before.suspendedUntil).toEqual(until)
  unwrap(await suspendMember(moderator, member.id, unsuspend))
  expect(await row()).toEqual({ ...before, suspendedUntil: null })
})

describe('who may suspend whom', () => {
  const answers = [
    ['member', 'member', 'not-allowed'],
    ['moderator', 'member', 'done'],
    ['moderator', 'moderator', 'not-allowed'],
    ['moderator', 'admin', 'not-allowed'],
    ['admin', 'moderator', 'done'],
    ['admin', 'admin', 'done'],
  ] as const
  const make = (role: Member['role']) => (role === 'member' ? makeMember() : makeModerator(role))

  test.each(answers)('a %s a %s: %s', async (by, whom, answer) => {
    const [actor, other] = [await make(by), await make(whom)]
    const result = await suspendMember(actor, other.id, suspend)
    expect(result.ok ? 'done' : result.code).toBe(answer)
    expect(await db.auditEntry.count()).toBe(answer === 'done' ? 1 : 0)
  })

  test('nobody themselves', async () => {
    for (const role of ['moderator', 'admin'] as const) {
      const actor = await makeModerator(role)
      expect(await suspendMember(actor, actor.id, suspend)).toEqual(fail('not-allowed'))
    }
  })

  test.each([
    [{ ...suspend, days: '' }, { days: 'required' }],
    [{ ...suspend, days: '2' }, { days: 'required' }],
    [{ ...suspend, days: 'long' }, { days: 'wrongType' }],
    [{ ...suspend, reason: '' }, { reason: 'required' }],
    [{ ...suspend, action: 'ban' }, { action: 'wrongType' }],
  ])('%j is refused', async (input, fields) => {
    const answer = await suspendMember(await makeModerator(), (await makeMember()).id, input)
    expect(answer).toEqual({ ok: false, code: 'invalid', fields })
  })
})
