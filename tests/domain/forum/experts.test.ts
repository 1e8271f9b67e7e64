import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { toIsoDay } from '~/domain/day'
import { day } from '~/domain/durations'
import { deletePost, editPost } from '~/domain/posts/own-post.server'
import { editComment } from '~/domain/comments/own-comment.server'
import { listComments } from '~/domain/comments/list-comments.server'
import {
  changeExpert,
  listExperts,
  nameExpert,
  readExpert,
} from '~/domain/moderation/experts.server'
import { queueRenewalMails } from '~/domain/moderation/renewal-mails.server'
import { reviewComment } from '~/domain/comments/reviews.server'
import { listUnanswered } from '~/domain/posts/unanswered.server'
import type { Member } from '~/domain/members/member'
import { lapseRoles } from '~/domain/moderation/members.server'
import { firstSortKey } from '~/domain/authorship/authorship.server'
import { openContents } from '~/domain/mail/outbox.server'
import { publishComment } from '~/domain/comments/publish-comment.server'
import { publishPost } from '~/domain/posts/publish-post.server'
import { listPosts, readPost } from '~/domain/posts/read-posts.server'
import { purge } from '~/domain/retention/purge.server'
import { fail, ok } from '~/domain/result'
import { recordTwoFactor, requireNewTwoFactor } from '~/domain/sessions/record-two-factor.server'
import { startSession, findSession } from '~/domain/sessions/sessions.server'
import {
  expertColumnsFor,
  expertDetails,
  expertMark,
  makeExpert,
} from '../../support/forum/experts'
import {
  makeComment,
  makeMember,
  makeModerator,
  makePost,
  memberAgain,
  unwrap,
} from '../../support/forum/factories'

const dayIn = (days: number) => toIsoDay(new Date(Date.now() + days * day))

const form = { ...expertDetails, until: dayIn(200) }

async function withSecondStep(member: Member) {
  await db.secondStep.create({ data: { userId: member.id, encryptedKey: 'x', recoverySalt: 'x' } })
  return member
}

const markOfPost = async (id: string) => unwrap(await readPost(null, id)).user?.expert

beforeEach(async () => {
  await db.user.updateMany({ data: { expert: null, expertUntil: null } })
})

describe('administrators', () => {
  test('name an expert once, with what they have checked', async () => {
    const admin = await makeModerator('admin')
    const member = await withSecondStep(await makeMember())
    const input = { ...form, username: `@${member.username.toUpperCase()}` }
    expect(await nameExpert(admin, input)).toEqual(ok({ id: member.id }))
    expect(await nameExpert(admin, input)).toEqual(ok({ id: member.id }))
    const changed = { ...input, name: 'Somebody else' }
    expect(await nameExpert(admin, changed)).toEqual(fail('invalid', { username: 'expertAlready' }))
    const { experts } = unwrap(await listExperts(admin, {}))
    expect(experts).toEqual([
      {
        ...expertDetails,
        ...{ id: member.id, username: member.username, until: form.until },
        ...{ endsSoon: false, absence: null },
      },
    ])
    expect(await db.auditEntry.count({ where: { action: 'nameExpert', actorId: admin.id } })).toBe(
      1,
    )
  })

  test.each([
    ['no second step', {}, { username: 'expertNoSecondStep' }],
    ['an unknown member', { username: 'nobody_here' }, { username: 'memberUnknown' }],
    ['no name of a member', { username: ' ' }, { username: 'required' }],
    ['no name', { name: ' ' }, { name: 'expertNameLength' }],
    ['a name too long', { name: 'x'.repeat(51) }, { name: 'expertNameLength' }],
    ['another profession', { profession: 'healer' }, { profession: 'professionUnknown' }],
    ['no number', { number: '' }, { number: 'required' }],
    ['no topics', { topics: [] }, { topics: 'topicsNone' }],
    ['no languages', { languages: [] }, { languages: 'languagesNone' }],
    ['a day in the past', { until: dayIn(-1) }, { until: 'untilFuture' }],
    ['a day too far away', { until: dayIn(2000) }, { until: 'untilFuture' }],
    ['no such day', { until: '2027-02-30' }, { until: 'untilFuture' }],
    ['no day', { until: '' }, { until: 'required' }],
  ])('are refused %s', async (_, change, fields) => {
    const [admin, member] = [await makeModerator('admin'), await makeMember()]
    const input = { ...form, username: member.username, ...change }
    expect(await nameExpert(admin, input)).toEqual(fail('invalid', fields as never))
    expect(await db.user.count({ where: { expert: { not: null } } })).toBe(0)
  })

  test('renew a mark, and take it away with its reviews', async () => {
    const [admin, expert] = [await makeModerator('admin'), await makeExpert()]
    const post = await makePost(await makeMember())
    const comment = await makeComment(await makeMember(), post.id)
    unwrap(await reviewComment(expert, comment.id, { verdict: 'agree' }))
    const renewal = { ...form, step: 'renew', until: dayIn(400), number: 'DMC/R/9' }
    unwrap(await changeExpert(admin, expert.id, renewal))
    unwrap(await changeExpert(admin, expert.id, renewal))
    expect(unwrap(await readExpert(admin, expert.id))).toMatchObject({
      ...{ number: 'DMC/R/9', until: dayIn(400) },
    })
    expect(await changeExpert(admin, expert.id, { step: 'remove' })).toEqual(
      fail('invalid', { reason: 'required' }),
    )
    unwrap(await changeExpert(admin, expert.id, { step: 'remove', reason: 'asked' }))
    expect(await readExpert(admin, expert.id)).toEqual(fail('not-found'))
    expect(await db.commentReview.count()).toBe(0)
    const actions = await db.auditEntry.findMany({
      where: { actorId: admin.id },
      select: { action: true },
    })
    expect(actions.map(({ action }) => action).sort()).toEqual(['removeExpert', 'renewExpert'])
  })

  test.each(['moderator', 'member'] as const)(
    'take a mark away, and a %s keeps the deadline of her role alone',
    async (role) => {
      const [admin, expert] = [await makeModerator('admin'), await makeExpert()]
      const secondStepDue = new Date(Date.now() + day)
      await db.user.update({ where: { id: expert.id }, data: { role, secondStepDue } })
      unwrap(await changeExpert(admin, expert.id, { step: 'remove', reason: 'asked' }))
      const due = role === 'member' ? null : secondStepDue
      expect((await memberAgain(expert)).secondStepDue).toEqual(due)
    },
  )

  test('read the list page by page, the mark that ends first at the top', async () => {
    const admin = await makeModerator('admin')
    const expected = Array.from({ length: 33 }, (_, index) => `expert_${index + 10}`)
    await db.user.createMany({
      data: expected.map((username, index) => ({
        ...{ username, usernameKey: username, ...expertColumnsFor() },
        expertUntil: new Date(Date.now() + (index + 1) * day),
      })),
    })
    const first = unwrap(await listExperts(admin, {}))
    const second = unwrap(await listExperts(admin, { cursor: first.nextCursor }))
    const listed = [...first.experts, ...second.experts].map(({ username }) => username)
    expect([listed, second.nextCursor]).toEqual([expected, null])
  })

  test('alone do so, after their second step', async () => {
    const { id } = await makeExpert()
    const admin = await makeModerator('admin')
    for (const actor of [
      await makeMember(),
      await makeModerator('moderator'),
      { ...admin, secondStepAt: null },
      { ...admin, suspendedUntil: new Date(Date.now() + day) },
    ]) {
      expect(await nameExpert(actor, form)).toEqual(fail('not-allowed'))
      expect(await listExperts(actor, {})).toEqual(fail('not-allowed'))
      expect(await readExpert(actor, id)).toEqual(fail('not-allowed'))
      expect(await changeExpert(actor, id, { step: 'remove', reason: 'asked' })).toEqual(
        fail('not-allowed'),
      )
    }
  })
})

describe('the mark', () => {
  test('shows at old and new items under the name, and at nothing anonymous', async () => {
    const expert = await makeExpert()
    const named = await makePost(expert)
    const anonymous = await makePost(expert, { title: 'Another title', isAnonymous: true })
    const comment = await makeComment(expert, named.id)
    const hidden = await makeComment(expert, anonymous.id, { content: 'Other', isAnonymous: true })
    expect(named.user?.expert).toEqual(expertMark)
    expect(comment.user?.expert).toEqual(expertMark)
    expect(await markOfPost(named.id)).toEqual(expertMark)
    for (const viewer of [null, expert, await makeModerator('admin')]) {
      const post = unwrap(await readPost(viewer, anonymous.id))
      expect(post.user).toBeNull()
      const { comments } = unwrap(await listComments(viewer, anonymous.id, {}))
      expect(comments.map(({ id, user }) => [id, user])).toEqual([[hidden.id, null]])
      expect(JSON.stringify([post, comments])).not.toContain('Meera')
    }
    unwrap(await editPost(expert, named.id, { isAnonymous: true }))
    expect(unwrap(await readPost(null, named.id)).user).toBeNull()
  })

  test.each([
    ['is over', { expertUntil: new Date(Date.now() - 1) }, 'over'],
    ['is suspended', { suspendedUntil: new Date(Date.now() + day) }, 'suspended'],
    ['has no second step', { secondStepDue: new Date(Date.now() + day) }, 'noSecondStep'],
  ])('and reviews are gone from old items while an expert %s', async (_, data, absence) => {
    const [admin, expert, viewer] = [
      await makeModerator('admin'),
      await makeExpert(),
      await makeMember(),
    ]
    const own = await makePost(expert)
    const post = await makePost(viewer)
    const comment = await makeComment(await makeMember(), post.id)
    await makeComment(expert, post.id, { content: 'An answer' })
    unwrap(await reviewComment(expert, comment.id, { verdict: 'caution' }))
    const seen = async () => {
      const { comments } = unwrap(await listComments(viewer, post.id, {}))
      const { posts } = unwrap(await listPosts(null, { answered: 'expert' }))
      return {
        mark: (await markOfPost(own.id)) !== null,
        reviews: comments.flatMap(({ reviews }) => reviews).length,
        answered: posts.map(({ id }) => id),
        marked: await markedPosts(null),
      }
    }
    expect(await seen()).toEqual({
      ...{ mark: true, reviews: 1 },
      ...{ answered: [post.id], marked: [post.id] },
    })
    await db.user.update({ where: { id: expert.id }, data })
    expect(await seen()).toEqual({ mark: false, reviews: 0, answered: [], marked: [] })
    expect(unwrap(await readExpert(admin, expert.id)).absence).toBe(absence)
    const again = await memberAgain(expert)
    expect(await reviewComment(again, comment.id, { verdict: 'agree' })).toMatchObject({
      code: 'not-allowed',
    })
    expect(await listUnanswered(again, {})).toMatchObject({ code: 'not-allowed' })
  })

  test('pauses when the second step is taken away, and lapses a week later', async () => {
    const expert = await makeExpert()
    const post = await makePost(expert)
    const comment = await makeComment(await makeMember(), post.id)
    unwrap(await reviewComment(expert, comment.id, { verdict: 'agree' }))
    await db.$transaction((tx) => requireNewTwoFactor(expert.id, tx))
    expect(await markOfPost(post.id)).toBeNull()
    const session = await findSession(await startSession(expert.id))
    await db.$transaction((tx) => recordTwoFactor(expert.id, session?.id ?? '', tx))
    expect(await markOfPost(post.id)).toEqual(expertMark)
    await db.$transaction((tx) => requireNewTwoFactor(expert.id, tx))
    expect(await lapseRoles(new Date(Date.now() + 6 * day))).toBe(0)
    expect(await lapseRoles(new Date(Date.now() + 8 * day))).toBe(1)
    expect(await memberAgain(expert)).toMatchObject({
      ...{ expert: null, expertUntil: null, secondStepDue: null },
    })
    expect(await db.commentReview.count()).toBe(0)
    expect(await db.auditEntry.count({ where: { actorId: 'site', action: 'removeExpert' } })).toBe(
      1,
    )
  })

  test('goes with the account', async () => {
    const expert = await makeExpert()
    const post = await makePost(await makeMember())
    const comment = await makeComment(await makeMember(), post.id)
    await makeComment(expert, post.id, { content: 'An answer' })
    unwrap(await reviewComment(expert, comment.id, { verdict: 'agree' }))
    await db.user.delete({ where: { id: expert.id } })
    const { comments } = unwrap(await listComments(null, post.id, {}))
    expect(comments.map(({ user, reviews }) => [user?.expert ?? null, reviews])).toEqual([
      [null, []],
      [null, []],
    ])
    expect(unwrap(await listPosts(null, { answered: 'expert' })).posts).toEqual([])
    expect(await db.commentReview.count()).toBe(0)
  })

  test('is forgotten with its reviews 90 days after its end', async () => {
    const expert = await makeExpert()
    const comment = await makeComment(await makeMember(), (await makePost(await makeMember())).id)
    unwrap(await reviewComment(expert, comment.id, { verdict: 'agree' }))
    const { expertUntil } = await memberAgain(expert)
    const end = expertUntil?.getTime() ?? 0
    expect((await purge(new Date(end + 89 * day))).experts).toBe(0)
    expect((await purge(new Date(end + 91 * day))).experts).toBe(1)
    expect((await memberAgain(expert)).expert).toBeNull()
    expect(await db.commentReview.count()).toBe(0)
  })
})

describe('a medicine with a dose', () => {
  const dose = 'Ibuprofen 400 mg, twice a day.'
  const refused = (...names: string[]) =>
    fail('invalid', Object.fromEntries(names.map((name) => [name, 'expertDose' as const])))

  test('is refused in the named text of an expert, seen or not, also when the mark is over and may be renewed', async () => {
    const expert = await makeExpert()
    const post = { title: 'Take 2 tablets', content: dose, type: 'general', guidanceSeen: true }
    expect(await publishPost(expert, post)).toEqual(refused('title', 'content'))
    const { id } = await makePost(expert)
    expect(await editPost(expert, id, { content: dose, guidanceSeen: true })).toEqual(
      refused('content'),
    )
    const comment = { content: dose, isAnonymous: false, guidanceSeen: true }
    expect(await publishComment(expert, id, comment)).toEqual(refused('content'))
    const own = await makeComment(expert, id)
    expect(await editComment(expert, own.id, { content: dose, guidanceSeen: true })).toEqual(
      refused('content'),
    )
    await db.user.update({ where: { id: expert.id }, data: { expertUntil: new Date() } })
    expect(await publishComment(await memberAgain(expert), id, comment)).toEqual(refused('content'))
  })

  test('is everybody’s own affair in an anonymous text and in the text of others', async () => {
    const expert = await makeExpert()
    const { id } = await makePost(await makeMember())
    const text = { content: dose, guidanceSeen: true }
    unwrap(await publishComment(expert, id, { ...text, isAnonymous: true }))
    unwrap(await publishComment(await makeMember(), id, { ...text, isAnonymous: false }))
  })
})

async function markedPosts(viewer: Member | null) {
  const { posts } = unwrap(await listPosts(viewer, {}))
  return posts.filter(({ hasExpertAnswer }) => hasExpertAnswer).map(({ id }) => id)
}

test('the filter for answers of experts counts their named answers to others alone', async () => {
  const [expert, asker] = [await makeExpert(), await makeMember()]
  const answered = await makePost(asker, { title: 'Answered by name' })
  const anonymously = await makePost(asker, { title: 'Answered anonymously' })
  const byMember = await makePost(asker, { title: 'Answered by a member' })
  const own = await makePost(expert, { title: 'Asked by herself' })
  await makeComment(expert, answered.id)
  await makeComment(expert, anonymously.id, { isAnonymous: true })
  await makeComment(await makeMember(), byMember.id)
  await makeComment(expert, own.id)
  const found = async (filter: object) =>
    unwrap(await listPosts(null, { answered: 'expert', ...filter })).posts.map(({ id }) => id)
  expect(await found({})).toEqual([answered.id])
  expect(await markedPosts(null)).toEqual([answered.id])
  expect(await found({ language: 'hi' })).toEqual([])
  expect(await found({ sort: 'unanswered' })).toEqual([])
  expect(await listPosts(null, { answered: 'anybody' })).toEqual(
    fail('invalid', { answered: 'answeredUnknown' }),
  )
  unwrap(await deletePost(asker, answered.id))
  expect(await found({})).toEqual([])
})

test('experts have a list of what is unanswered in their topics and languages', async () => {
  const expert = await makeExpert({ topics: ['periods', 'pcos'], languages: ['en'] })
  const asker = await makeMember()
  const periods = await makePost(asker, { title: 'About periods', topic: 'periods' })
  const pcos = await makePost(asker, { title: 'About PCOS', topic: 'pcos', isAnonymous: true })
  await makePost(asker, { title: 'About sex', topic: 'sex' })
  const hindi = { title: 'माहवारी के बारे में', content: 'यह एक सवाल है जो हिंदी में है।' }
  await makePost(asker, { ...hindi, topic: 'periods' })
  const answered = await makePost(asker, { title: 'Answered', topic: 'periods' })
  await makeComment(await makeMember(), answered.id)
  // Nobody can answer closed posts.
  const quiet = firstSortKey(new Date(Date.now() - 181 * day))
  for (const closed of [
    { lockedAt: new Date() },
    { lockedAt: new Date(), lockedUntil: new Date(Date.now() + day) },
    { activityKey: quiet, sortKey: quiet },
  ]) {
    const { id } = await makePost(asker, { title: 'Closed', topic: 'periods' })
    await db.post.update({ where: { id }, data: closed })
  }
  const lock = { lockedAt: new Date(), lockedUntil: new Date() }
  await db.post.update({ where: { id: periods.id }, data: lock })
  const { posts } = unwrap(await listUnanswered(expert, {}))
  expect(posts.map(({ id }) => id).sort()).toEqual([periods.id, pcos.id].sort())
  expect(posts.find(({ id }) => id === pcos.id)?.user).toBeNull()
  const first = unwrap(await listUnanswered(expert, { limit: 1 }))
  const second = unwrap(await listUnanswered(expert, { limit: 1, cursor: first.nextCursor }))
  const paged = [...first.posts, ...second.posts].map(({ id }) => id)
  expect(paged.sort()).toEqual([periods.id, pcos.id].sort())
  expect(await listUnanswered(asker, {})).toMatchObject({ code: 'not-allowed' })
})

describe('the mail to renew a mark', () => {
  const mails = async ({ id }: Member) => {
    const where = { userId: id, kind: 'expertEnds' }
    return (await db.outgoingMail.findMany({ where })).map(({ payload }) => openContents(payload))
  }

  test('goes once, a month before its end, and again for another end', async () => {
    const expert = await makeExpert()
    const endsIn = (days: number) =>
      db.user.update({
        where: { id: expert.id },
        data: { expertUntil: new Date(Date.now() + days * day), emailVerifiedAt: new Date() },
      })
    await endsIn(31)
    await queueRenewalMails()
    expect(await mails(expert)).toEqual([])
    await endsIn(30)
    await queueRenewalMails()
    await queueRenewalMails()
    const contents = await mails(expert)
    expect(contents).toMatchObject([{ recipient: expert.email, payload: { until: dayIn(30) } }])
    await endsIn(20)
    await queueRenewalMails()
    expect(await mails(expert)).toHaveLength(2)
  })

  test('goes once, also when the secret of its cause is gone', async () => {
    const { id } = await makeExpert()
    const expertUntil = new Date(Date.now() + 20 * day)
    await db.user.update({ where: { id }, data: { expertUntil, emailVerifiedAt: new Date() } })
    await queueRenewalMails()
    await db.outgoingMail.updateMany({ data: { cause: 'under a former secret' } })
    await queueRenewalMails()
    expect(await db.outgoingMail.count({ where: { userId: id } })).toBe(1)
  })

  test('does not go when the mark is over or taken away, nor without a confirmed email address', async () => {
    const [over, gone, without, unconfirmed] = [
      await makeExpert(),
      await makeExpert(),
      await makeExpert(),
      await makeExpert(),
    ]
    await db.user.updateMany({ data: { emailVerifiedAt: new Date() } })
    const soon = new Date(Date.now() + 9 * day)
    await db.user.update({ where: { id: over.id }, data: { expertUntil: new Date() } })
    await db.user.update({ where: { id: gone.id }, data: { expert: null, expertUntil: null } })
    await db.user.update({
      where: { id: without.id },
      data: { email: null, emailKey: null, expertUntil: soon },
    })
    await db.user.update({
      where: { id: unconfirmed.id },
      data: { emailVerifiedAt: null, expertUntil: soon },
    })
    await queueRenewalMails()
    for (const member of [over, gone, without, unconfirmed]) expect(await mails(member)).toEqual([])
  })
})
