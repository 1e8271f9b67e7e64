import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import type { Member } from '~/domain/members/member'
import { withAnyPostLock } from '~/domain/posts/counters.server'
import { editPost } from '~/domain/posts/own-post.server'
import { deleteComment } from '~/domain/comments/own-comment.server'
import { listComments } from '~/domain/comments/list-comments.server'
import { readPost } from '~/domain/posts/read-posts.server'
import { readTombstone } from '~/domain/posts/read-tombstone.server'
import { appeal } from '~/domain/moderation/appeals.server'
import { countEarlierReports } from '~/domain/moderation/around-item.server'
import { moderateItem } from '~/domain/moderation/moderate-item.server'
import { listOwnReports, readReportable, reportItem } from '~/domain/moderation/reports.server'
import { readQueue } from '~/domain/moderation/queue.server'
import { fail, ok } from '~/domain/result'
import {
  makeComment,
  makeMember,
  makeModerator,
  makePost,
  unwrap,
} from '../../support/forum/factories'
import { comment, post, unknownId } from '../../support/forum/items'
import { addTwoFactor, remove, restore } from '../../support/forum/moderation-actions'
import { outbox } from '../../support/mail/mailed'

const abuse = { reason: 'abuse' }
const dismissal = { action: 'dismiss', reason: 'fits' }

/** Creates a member with a confirmed address. */
async function makeVerified() {
  const member = await makeMember()
  const data = { emailVerifiedAt: new Date() }
  await db.user.update({ where: { id: member.id }, data })
  return { ...member, isVerified: true }
}

async function reportAs(members: Promise<Member>[], item: Parameters<typeof reportItem>[1]) {
  for (const member of members) expect((await reportItem(await member, item, abuse)).ok).toBe(true)
}

const three = () => [makeVerified(), makeVerified(), makeVerified()]

describe('a report', () => {
  test('is one a member and item, however often it is sent', async () => {
    const [author, reader] = [await makeMember(), await makeMember()]
    const { id, title } = await makePost(author)
    const { id: commentId } = await makeComment(author, id)
    for (const item of [post(id), comment(commentId)]) {
      expect(await readReportable(reader, item)).toMatchObject(ok({ postId: id, reported: null }))
      const answers = await Promise.all([1, 2, 3].map(() => reportItem(reader, item, abuse)))
      expect(answers.filter((answer) => answer.ok)).toEqual([ok({ postId: id })])
      expect(answers.filter((answer) => !answer.ok)).toEqual(Array(2).fill(fail('conflict')))
      expect(await readReportable(reader, item)).toMatchObject(
        ok({ postId: id, reported: { hours: expect.any(Number) as number } }),
      )
    }
    expect(await db.report.count()).toBe(2)
    const titles = async () => (await listOwnReports(reader)).map((report) => report.title)
    expect(await titles()).toEqual([title, title])
    await db.post.update({ where: { id }, data: { removedAt: new Date() } })
    expect(await titles()).toEqual([null, null])
  })

  test.each([
    ['let stand', false],
    ['removed and shown again', true],
  ])('can be sent again once its item was %s and then edited', async (_, isRemoved) => {
    const [author, reader, moderator] = [
      await makeMember(),
      await makeMember(),
      await makeModerator(),
    ]
    await addTwoFactor(moderator)
    await db.user.update({ where: { id: moderator.id }, data: { emailVerifiedAt: new Date() } })
    const { id } = await makePost(author)
    unwrap(await reportItem(reader, post(id), { reason: 'spam', note: 'Look' }))
    for (const decision of isRemoved ? [remove, restore] : [dismissal])
      unwrap(await moderateItem(moderator, post(id), decision))
    const again = { reason: 'danger', note: 'Now it is dangerous' }
    expect(await reportItem(reader, post(id), again)).toEqual(fail('conflict'))
    expect(unwrap(await readReportable(reader, post(id))).reported).not.toBeNull()
    unwrap(await editPost(author, id, { content: 'Other and dangerous words.' }))
    expect(unwrap(await readReportable(reader, post(id))).reported).toBeNull()
    const answers = await Promise.all([1, 2].map(() => reportItem(reader, post(id), again)))
    expect(answers).toEqual(expect.arrayContaining([ok({ postId: id }), fail('conflict')]))
    expect(unwrap(await readReportable(reader, post(id))).reported).toMatchObject({ hours: 1 })
    expect(await db.report.findMany()).toMatchObject([{ ...again, state: 'open', settledAt: null }])
    expect((await outbox()).map(({ kind }) => kind)).toContain('dangerWaiting')
  })

  test.each([
    [{}, { reason: 'required' }],
    [{ reason: 'ugly' }, { reason: 'required' }],
    [{ reason: 'spam', note: 'x'.repeat(501) }, { note: 'noteLength' }],
  ])('is refused as %j', async (input, fields) => {
    const { id } = await makePost(await makeMember())
    const answer = await reportItem(await makeMember(), post(id), input)
    expect(answer).toEqual({ ok: false, code: 'invalid', fields })
  })

  test('is about what others wrote and what is there', async () => {
    const author = await makeMember()
    const { id } = await makePost(author, { isAnonymous: true })
    expect(await reportItem(author, post(id), abuse)).toEqual(fail('not-allowed'))
    for (const missing of [unknownId, 'no id'])
      for (const item of [post(missing), comment(missing)])
        expect(await reportItem(author, item, abuse)).toEqual(fail('not-found'))
    await db.post.updateMany({ data: { removedAt: new Date() } })
    expect(await reportItem(await makeMember(), post(id), abuse)).toEqual(fail('not-found'))
  })
})

test('a report that waits while its comment is removed is refused', async () => {
  const { id: postId } = await makePost(await makeMember())
  const { id } = await makeComment(await makeMember(), postId)
  const reader = await makeMember()
  let waiting: ReturnType<typeof reportItem> | undefined
  await withAnyPostLock(postId, async (tx) => {
    waiting = reportItem(reader, comment(id), { reason: 'danger' })
    await wait(200)
    const removed = { removedAt: new Date(), removedReason: 'spam' }
    await tx.comment.update({ where: { id }, data: removed })
    return ok(null)
  })
  expect(await waiting).toEqual(fail('not-found'))
  expect([await db.report.count(), await db.outgoingMail.count()]).toEqual([0, 0])
})

describe('three independent reports of abuse', () => {
  test('hide a post from everybody and tell its author', async () => {
    const author = await makeMember()
    const { id, title } = await makePost(author)
    await reportAs(three(), post(id))
    expect((await readPost(author, id)).ok).toBe(false)
    expect(unwrap(await readTombstone(null, id))).toEqual({
      tombstone: 'hidden',
      own: null,
    })
    expect(unwrap(await readTombstone(author, id))).toMatchObject({
      tombstone: 'hidden',
      own: { title },
    })
    expect(await db.auditEntry.findMany()).toMatchObject([
      { actorId: 'site', action: 'hide', targetKind: 'post', targetId: id },
    ])
  })

  test('hide a comment behind a placeholder, and out of the count', async () => {
    const { id } = await makePost(await makeMember())
    const { id: commentId } = await makeComment(await makeMember(), id, { content: 'nasty' })
    await reportAs(three(), comment(commentId))
    const threads = unwrap(await listComments(null, id, {})).comments
    expect(threads).toMatchObject([{ tombstone: 'hidden', content: '', user: null }])
    expect(unwrap(await readPost(null, id)).commentCount).toBe(0)
  })

  test.each<[string, () => Promise<unknown>]>([
    ['of other reasons', () => db.report.updateMany({ data: { reason: 'spam' } })],
    [
      'by members without a confirmed address',
      () => db.user.updateMany({ data: { emailVerifiedAt: null } }),
    ],
    [
      'by suspended members',
      () => db.user.updateMany({ data: { suspendedUntil: new Date(Date.now() + 60_000) } }),
    ],
  ])('are not those %s', async (_, change) => {
    const { id } = await makePost(await makeMember())
    await reportAs([makeVerified(), makeVerified()], post(id))
    await change()
    await reportAs([makeVerified()], post(id))
    expect((await readPost(null, id)).ok).toBe(true)
  })

  test('count also when they come at once', async () => {
    const { id } = await makePost(await makeMember())
    const members = await Promise.all([...three(), ...three()])
    await Promise.all(members.map((member) => reportItem(member, post(id), abuse)))
    expect((await readPost(null, id)).ok).toBe(false)
    expect(await db.auditEntry.count()).toBe(1)
  })

  // An anonymous item stores only the hour of an edit, which is mostly that of the decision too.
  test.each([
    ['named', false],
    ['anonymous', true],
  ])(
    'do not hide again what a moderator has let stand, unless its words have changed: %s',
    async (_, isAnonymous) => {
      const author = await makeMember()
      const { id } = await makePost(author, { isAnonymous })
      await reportAs(three(), post(id))
      await moderateItem(await makeModerator(), post(id), dismissal)
      await reportAs(three(), post(id))
      expect((await readPost(null, id)).ok).toBe(true)
      await editPost(author, id, { content: 'Other and nastier words.' })
      await reportAs([makeVerified()], post(id))
      expect((await readPost(null, id)).ok).toBe(false)
    },
  )
})

test('those who reported an anonymous text before its approval cannot report it again in the hour of its edit', async () => {
  const author = await makeMember()
  const { id } = await makePost(author, { isAnonymous: true })
  await editPost(author, id, { content: 'Other words.' })
  const reporters = await Promise.all(three())
  await reportAs(
    reporters.map((member) => Promise.resolve(member)),
    post(id),
  )
  unwrap(await moderateItem(await makeModerator(), post(id), dismissal))
  for (const member of reporters)
    expect(await reportItem(member, post(id), abuse)).toEqual(fail('conflict'))
})

describe('what a moderator decides', () => {
  test.each<[string, (author: Member, id: string) => Promise<unknown>]>([
    [
      'to let stand, also after its reports are deleted,',
      async (_, id) => {
        await reportAs([makeVerified()], post(id))
        unwrap(await moderateItem(await makeModerator(), post(id), dismissal))
        await db.report.deleteMany()
      },
    ],
    [
      'to show again without an earlier report',
      async (author, id) => {
        const removal = { action: 'remove', reason: 'abuse' }
        unwrap(await moderateItem(await makeModerator(), post(id), removal))
        unwrap(await appeal(author, post(id), { message: 'Please look again' }))
        const answer = { action: 'answerAppeal', reason: 'restore' }
        unwrap(await moderateItem(await makeModerator(), post(id), answer))
        await db.appeal.deleteMany()
      },
    ],
  ])('%s stays until an edit', async (_, decide) => {
    const author = await makeMember()
    const { id } = await makePost(author)
    await decide(author, id)
    await reportAs(three(), post(id))
    expect((await readPost(null, id)).ok).toBe(true)
    await editPost(author, id, { content: 'Other and nastier words.' })
    await reportAs([makeVerified()], post(id))
    expect((await readPost(null, id)).ok).toBe(false)
  })

  test('to take back a removal answers its reports too, and they do not hide it again', async () => {
    const author = await makeMember()
    const [first, second] = [await makePost(author), await makePost(author)]
    const [remover, other] = [await makeModerator(), await makeModerator()]
    for (const { id } of [first, second]) {
      await reportAs(three(), post(id))
      unwrap(await moderateItem(remover, post(id), { action: 'remove', reason: 'abuse' }))
    }
    unwrap(await appeal(author, post(first.id), { message: 'Please look again' }))
    const answer = { action: 'answerAppeal', reason: 'restore' }
    unwrap(await moderateItem(other, post(first.id), answer))
    const mistake = { action: 'restore', reason: 'mistake' }
    unwrap(await moderateItem(other, post(second.id), mistake))
    const { id: third } = await makePost(author)
    expect(await countEarlierReports(post(third))).toEqual({ reports: 6, upheld: 0 })
    for (const { id } of [first, second]) {
      await reportAs(three(), post(id))
      expect((await readPost(null, id)).ok).toBe(true)
    }
  })

  test.each([
    ['remove', 'abuse', 'upheld', 0],
    ['dismiss', 'fits', 'dismissed', 1],
  ])('to %s a hidden comment answers its reports', async (action, reason, outcome, count) => {
    const { id } = await makePost(await makeMember())
    const { id: commentId } = await makeComment(await makeMember(), id)
    const reader = await makeVerified()
    await reportAs([Promise.resolve(reader), makeVerified(), makeVerified()], comment(commentId))
    const moderator = await makeModerator()
    const outcomes = async () =>
      (await listOwnReports(reader)).map((report) => [report.outcome, report.postId])
    expect(await outcomes()).toEqual([['open', null]])
    expect(await moderateItem(moderator, comment(commentId), { action, reason })).toEqual(ok(null))
    expect(await outcomes()).toEqual([[outcome, count ? id : null]])
    expect(unwrap(await readPost(null, id)).commentCount).toBe(count)
    expect(unwrap(await readQueue(moderator)).count).toBe(0)
    const again = await moderateItem(await makeModerator(), comment(commentId), { action, reason })
    expect(again).toEqual(fail('conflict'))
  })
})

describe('the queue', () => {
  test('has for moderators what waits, the oldest report first, and nothing of who wrote or reported it', async () => {
    const [author, reader, other] = [await makeMember(), await makeMember(), await makeMember()]
    const [first, second] = [await makePost(author), await makePost(author, { isAnonymous: true })]
    const { id } = await makeComment(author, first.id, { content: 'A comment' })
    for (const item of [post(second.id), comment(id), post(first.id)])
      await reportItem(reader, item, { reason: 'spam', note: 'Look' })
    await reportItem(other, comment(id), abuse)
    const queue = unwrap(await readQueue(await makeModerator()))
    expect(queue.items.map((item) => [item.kind, item.id, item.reports])).toEqual([
      ['post', second.id, 1],
      ['comment', id, 2],
      ['post', first.id, 1],
    ])
    expect(queue.count).toBe(3)
    for (const { username } of [author, reader, other])
      expect(JSON.stringify(queue)).not.toContain(username)
    expect(await readQueue(reader)).toEqual(fail('not-allowed'))
  })

  test("leaves out one's own, and what its author has deleted", async () => {
    const [author, reader] = [await makeMember(), await makeMember()]
    const [moderator, another] = [await makeModerator(), await makeModerator()]
    const { id } = await makePost(moderator, { isAnonymous: true })
    const top = await makeComment(author, id)
    await makeComment(reader, id, { parentCommentId: top.id })
    for (const item of [post(id), comment(top.id)]) await reportItem(reader, item, abuse)
    await deleteComment(author, top.id)
    expect(unwrap(await readQueue(moderator)).items).toEqual([])
    expect(unwrap(await readQueue(another)).items.map((item) => item.id)).toEqual([id])
    expect((await listOwnReports(reader)).map(({ outcome }) => outcome)).toEqual(['gone', 'open'])
  })
})
