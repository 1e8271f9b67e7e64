import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { deleteAccount } from '~/domain/account-deletion/delete-account.server'
import { readOwnPage } from '~/domain/activity/own-page.server'
import { exportMember } from '~/domain/data-export/export-account.server'
import { day, hour } from '~/domain/durations'
import { readAppealStates } from '~/domain/appeals/stored-appeals.server'
import type { Member } from '~/domain/members/member'
import { appeal, readOpenAppeal } from '~/domain/moderation/appeals.server'
import type { Item } from '~/domain/moderation/item.server'
import { moderateItem } from '~/domain/moderation/moderate-item.server'
import { countQueue, nextInQueue, readQueue } from '~/domain/moderation/queue.server'
import { readModeratedItem } from '~/domain/moderation/read-item.server'
import { readPost } from '~/domain/posts/read-posts.server'
import { withAnyPostLock } from '~/domain/posts/counters.server'
import { fail, ok } from '~/domain/result'
import { purge } from '~/domain/retention/purge.server'
import {
  makeComment,
  makeMember,
  makeModerator,
  makePost,
  unwrap,
} from '../../support/forum/factories'
import { addTwoFactor } from '../../support/forum/moderation-actions'
import { freshSession } from '../../support/forum/fresh-session'
import { comment, post, unknownId } from '../../support/forum/items'

const message = 'I wrote this about my own sister, with her consent.'
const removal = { action: 'remove', reason: 'privacy' }
const restore = { action: 'answerAppeal', reason: 'restore' }
const mistake = { action: 'restore', reason: 'mistake' }
const keep = { action: 'answerAppeal', reason: 'shorten' }

async function removed(isAnonymous = true) {
  const [author, remover, other] = [
    await makeMember(),
    await makeModerator(),
    await makeModerator(),
  ]
  const item = post((await makePost(author, { isAnonymous })).id)
  unwrap(await moderateItem(remover, item, removal))
  return { author, remover, other, item }
}

async function asked(isAnonymous = true) {
  const found = await removed(isAnonymous)
  unwrap(await appeal(found.author, found.item, { message }))
  return found
}

const ownState = async (author: Member, { id }: Item) =>
  unwrap(await readOwnPage(author, 'posts', undefined)).items.find((each) => each.id === id)

test('an appeal that waits while its item is shown again is refused', async () => {
  const { author, item } = await removed()
  let waiting: ReturnType<typeof appeal> | undefined
  await withAnyPostLock(item.id, async (tx) => {
    waiting = appeal(author, item, { message })
    await wait(200)
    await tx.post.update({ where: { id: item.id }, data: { removedAt: null, removedReason: null } })
    return ok(null)
  })
  expect(await waiting).toEqual(fail('not-found'))
  expect(await db.appeal.count()).toBe(0)
})

test('an answer that cannot show the item answers no appeal', async () => {
  const { other, item } = await asked()
  await db.post.updateMany({ data: { removedAt: null, removedReason: null } })
  expect(await moderateItem(other, item, restore)).toEqual(fail('conflict'))
  expect(await db.appeal.findMany()).toMatchObject([{ answer: null }])
})

test('an author asks once, and another moderator shows the item again', async () => {
  const { author, remover, other, item } = await removed()
  const told = { appeal: 'possible', removedReason: 'privacy' }
  expect(await ownState(author, item)).toMatchObject(told)
  unwrap(await appeal(author, item, { message }))
  expect(await appeal(author, item, { message })).toMatchObject({ ok: true })
  const refused = fail('conflict', { message: 'appealedAlready' })
  expect(await appeal(author, item, { message: 'Another reason' })).toEqual(refused)
  expect(await ownState(author, item)).toMatchObject({ appeal: 'open' })

  const [queued, ...others] = unwrap(await readQueue(other)).items
  expect(others).toEqual([])
  expect(queued).toMatchObject({ id: item.id, reason: 'appeal', reports: 0, note: message })
  expect(queued?.since.getTime()).toBe(Math.floor(Date.now() / 3_600_000) * 3_600_000)
  expect(await countQueue(other)).toBe(1)
  expect(unwrap(await readQueue(other, { reason: 'appeal' })).items).toHaveLength(1)
  const seen = unwrap(await readModeratedItem(other, item))
  expect(seen).toMatchObject({ appeal: { message, mayAnswer: true }, user: null, memberId: null })
  expect(seen.actions).toContain('answerAppeal')
  expect(JSON.stringify(seen)).not.toContain(author.id)

  unwrap(await moderateItem(other, item, restore))
  expect((await readPost(null, item.id)).ok).toBe(true)
  expect(await ownState(author, item)).toMatchObject({ appeal: 'restore', tombstone: null })
  expect(await countQueue(other)).toBe(0)
  expect(await moderateItem(other, item, restore)).toMatchObject({ code: 'conflict' })
  expect(await countQueue(remover)).toBe(0)
})

test('an author whose item is removed again after an appeal does not read that it is shown', async () => {
  const { author, other, item } = await asked()
  unwrap(await moderateItem(other, item, restore))
  unwrap(await moderateItem(other, item, removal))
  const again = { appeal: 'removedAgain', tombstone: 'removed' }
  expect(await ownState(author, item)).toMatchObject(again)
})

// Only colleagues with two-factor authentication count.
async function makeColleague(role: 'moderator' | 'admin' = 'moderator') {
  const colleague = await makeModerator(role)
  await addTwoFactor(colleague)
  return colleague
}

const suspend = ({ id }: Member) =>
  db.user.update({ where: { id }, data: { suspendedUntil: new Date(Date.now() + day) } })

const logged = async ({ id }: Item) =>
  (await db.auditEntry.findMany({ where: { targetId: id } })).map(
    ({ action, reason, actorId }) => ({
      ...{ action, reason, actorId },
    }),
  )

test('whoever removed it does not answer, and does not find it in the queue', async () => {
  const { remover, item } = await asked()
  await makeColleague()
  expect(unwrap(await readQueue(remover)).items).toEqual([])
  expect(await countQueue(remover)).toBe(0)
  expect(await readOpenAppeal(remover, item)).toMatchObject({ mayAnswer: false, isAlone: false })
  const seen = unwrap(await readModeratedItem(remover, item))
  expect(seen.actions).not.toContain('answerAppeal')
  expect(seen.actions).not.toContain('restore')
  for (const answer of [restore, keep, mistake])
    expect(await moderateItem(remover, item, answer)).toEqual(
      fail('not-allowed', { '': 'ownRemoval' }),
    )
  expect((await readPost(null, item.id)).ok).toBe(false)
})

test('before its author asks, whoever removed it undoes her own mistake', async () => {
  const { remover, item } = await removed()
  await makeColleague()
  expect(unwrap(await readModeratedItem(remover, item)).actions).toContain('restore')
  unwrap(await moderateItem(remover, item, mistake))
  expect((await readPost(null, item.id)).ok).toBe(true)
})

test('who removed it on an earlier day answers', async () => {
  const { remover, other: earlier, item } = await asked()
  await makeColleague()
  const [row] = await db.auditEntry.findMany({ where: { targetId: item.id } })
  const before = { id: randomUUID(), day: new Date(Date.now() - 3 * day), actorId: earlier.id }
  if (row) await db.auditEntry.create({ data: { ...row, ...before } })
  expect(await countQueue(earlier)).toBe(1)
  expect(await moderateItem(remover, item, keep)).toMatchObject({ code: 'not-allowed' })
  unwrap(await moderateItem(earlier, item, keep))
})

test('when everybody on duty removed it, an administrator answers, and the log says that she was alone', async () => {
  const [author, admin, colleague] = [
    await makeMember(),
    await makeColleague('admin'),
    await makeColleague(),
  ]
  const item = post((await makePost(author)).id)
  // The log does not record which of two removals of one day was the last.
  unwrap(await moderateItem(colleague, item, removal))
  unwrap(await moderateItem(colleague, item, mistake))
  unwrap(await moderateItem(admin, item, removal))
  unwrap(await appeal(author, item, { message }))
  expect(await countQueue(colleague)).toBe(0)
  expect(await moderateItem(colleague, item, keep)).toMatchObject({ code: 'not-allowed' })
  expect(await countQueue(admin)).toBe(1)
  const third = await makeColleague()
  expect(await countQueue(admin)).toBe(0)
  expect(await moderateItem(admin, item, keep)).toMatchObject({ code: 'not-allowed' })
  await suspend(third)
  expect(await readOpenAppeal(admin, item)).toMatchObject({ mayAnswer: true, isAlone: true })
  unwrap(await moderateItem(admin, item, keep))
  const line = { action: 'answerAlone', reason: 'shorten', actorId: admin.id }
  expect(await logged(item)).toContainEqual(line)
})

test('a moderator who is the whole team answers, and the log says so', async () => {
  const [author, only] = [await makeMember(), await makeColleague()]
  await addTwoFactor(author)
  const item = post((await makePost(author)).id)
  unwrap(await moderateItem(only, item, removal))
  unwrap(await appeal(author, item, { message }))
  expect(unwrap(await readModeratedItem(only, item))).toMatchObject({
    appeal: { mayAnswer: true, isAlone: true },
  })
  unwrap(await moderateItem(only, item, restore))
  const line = { action: 'answerAlone', reason: 'restore', actorId: only.id }
  expect(await logged(item)).toContainEqual(line)
})

test('who wrote it makes no difference to who may answer', async () => {
  const [author, remover] = [await makeColleague(), await makeColleague()]
  const item = post((await makePost(author, { isAnonymous: true })).id)
  unwrap(await moderateItem(remover, item, removal))
  unwrap(await appeal(author, item, { message }))
  expect(await moderateItem(remover, item, keep)).toEqual(fail('not-allowed', { '': 'ownRemoval' }))
  expect(await countQueue(author)).toBe(0)
})

test('what an appeal brought back, somebody else removes again, unless it was edited since', async () => {
  const editedAt = new Date()
  const { remover, other, item } = await asked()
  await makeColleague()
  unwrap(await moderateItem(other, item, restore))
  // An edit before the removal may be of the same hour.
  await db.post.update({ where: { id: item.id }, data: { editedAt } })
  expect(await moderateItem(remover, item, removal)).toEqual(
    fail('not-allowed', { '': 'reversedRemoval' }),
  )
  expect((await readPost(null, item.id)).ok).toBe(true)
  await db.post.update({
    where: { id: item.id },
    data: { editedAt: new Date(Date.now() + hour) },
  })
  unwrap(await moderateItem(remover, item, removal))

  const again = await asked()
  unwrap(await moderateItem(again.other, again.item, restore))
  unwrap(await moderateItem(again.other, again.item, removal))
})

test('of two moderators at once one answers', async () => {
  const { author, other, item } = await asked()
  const third = await makeColleague()
  const answers = await Promise.all([
    moderateItem(other, item, restore),
    moderateItem(third, item, keep),
  ])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.filter((answer) => !answer.ok)).toMatchObject([{ code: 'conflict' }])
  const { appeal: state, tombstone } = (await ownState(author, item)) ?? {}
  expect([
    ['restore', null],
    ['shorten', 'removed'],
  ]).toContainEqual([state, tombstone])
})

test('it stays removed with a fixed sentence, and cannot be asked again', async () => {
  const { author, other, item } = await asked()
  unwrap(await moderateItem(other, item, keep))
  expect(await ownState(author, item)).toMatchObject({ appeal: 'shorten', tombstone: 'removed' })
  expect(await appeal(author, item, { message })).toMatchObject({ code: 'conflict' })
  expect(await moderateItem(other, item, { ...keep, reason: 'my own words' })).toMatchObject({
    code: 'invalid',
  })
})

test('another moderator who shows it again without an answer has answered', async () => {
  const { author, other, item } = await asked()
  unwrap(await moderateItem(other, item, mistake))
  expect(await ownState(author, item)).toMatchObject({ appeal: 'restore' })
  const line = { action: 'answerAppeal', reason: 'restore', actorId: other.id }
  expect(await logged(item)).toContainEqual(line)
})

test('the author of a comment asks as well', async () => {
  const [author, remover, other] = [
    await makeMember(),
    await makeModerator(),
    await makeModerator(),
  ]
  const { id } = await makePost(await makeMember())
  const item = comment((await makeComment(author, id, { isAnonymous: true })).id)
  unwrap(await moderateItem(remover, item, removal))
  unwrap(await appeal(author, item, { message }))
  expect(await nextInQueue(other, post(id))).toEqual(item)
  unwrap(await moderateItem(other, item, restore))
  const page = unwrap(await readOwnPage(author, 'comments', undefined))
  expect(page.items).toMatchObject([{ appeal: 'restore', tombstone: null }])
})

test('nobody else asks, and nobody about what is not removed', async () => {
  const { remover, other, item } = await removed()
  const stranger = await makeMember()
  for (const actor of [stranger, remover, other])
    expect(await appeal(actor, item, { message })).toEqual(fail('not-found'))
  const shown = post((await makePost(stranger)).id)
  expect(await appeal(stranger, shown, { message })).toEqual(fail('not-found'))
  expect(await appeal(stranger, post(unknownId), { message })).toEqual(fail('not-found'))
  expect(await appeal(stranger, post('x'), { message })).toEqual(fail('not-found'))
  await db.post.update({
    where: { id: shown.id },
    data: { removedAt: new Date(), hiddenAt: new Date() },
  })
  expect(await appeal(stranger, shown, { message })).toEqual(fail('not-found'))
  expect(await db.appeal.count()).toBe(0)
})

test('a message has 1 to 500 characters, and a suspended author may write one', async () => {
  const { author, item } = await removed()
  for (const typed of ['', 'x'.repeat(501), undefined])
    expect(await appeal(author, item, { message: typed })).toMatchObject({ code: 'invalid' })
  const suspended = { ...author, suspendedUntil: new Date(Date.now() + day) }
  unwrap(await appeal(suspended, item, { message: 'x'.repeat(500) }))
})

test('an appeal sent several times at once is one', async () => {
  const { author, item } = await removed()
  const sent = await Promise.all([1, 2, 3].map(() => appeal(author, item, { message })))
  expect(sent.filter(({ ok }) => ok)).toHaveLength(3)
  expect(await db.appeal.count()).toBe(1)
})

test('a row tells the item, the day and the answer alone, and the export has the message', async () => {
  const { author, item } = await asked()
  const longer = await removed()
  unwrap(await appeal(longer.author, longer.item, { message: 'ध'.repeat(500) }))
  const rows = await db.appeal.findMany()
  for (const { sealed, day: stored } of rows) {
    expect(sealed).not.toContain(message)
    expect(stored.toISOString()).toMatch(/T18:30:00\.000Z$/)
  }
  expect(new Set(rows.map(({ sealed }) => sealed.length)).size).toBe(1)
  expect(JSON.stringify(rows)).not.toContain(author.id)
  expect(rows.map(({ postId }) => postId)).toContain(item.id)
  let text = ''
  for await (const chunk of exportMember(author)) text += chunk
  const { posts } = JSON.parse(text) as { posts: { id: string; appeal: unknown }[] }
  expect(posts.find(({ id }) => id === item.id)?.appeal).toMatchObject({ message, answer: null })
})

test('the author is told as of a comment: by rows of the same size', async () => {
  const { other, item } = await asked()
  const { id } = await makePost(await makeMember())
  await makeComment(await makeMember(), id)
  const ofComment = await db.notification.findMany()
  unwrap(await moderateItem(other, item, restore))
  const all = await db.notification.findMany()
  expect(all.length).toBe(2 * ofComment.length)
  expect(new Set(all.map(({ sealed }) => sealed.length)).size).toBe(1)
})

test('it goes with its item, and half a year after its answer', async () => {
  const { other, item } = await asked()
  unwrap(await moderateItem(other, item, restore))
  await purge(new Date(Date.now() + 170 * day))
  expect(await db.appeal.count()).toBe(1)
  await purge(new Date(Date.now() + 190 * day))
  expect(await db.appeal.count()).toBe(0)
  expect(await readAppealStates([item.id])).toEqual(new Map())

  const gone = await asked()
  await db.post.delete({ where: { id: gone.item.id } })
  expect(await db.appeal.count()).toBe(0)
})

test('what a member who leaves has asked about named items goes at once', async () => {
  const { author } = await asked(false)
  const kept = await asked(true)
  const leave = async (member: Member) =>
    unwrap(
      await deleteAccount(
        member,
        { namedItems: 'stay', anonymousItems: 'stay' },
        await freshSession(member),
      ),
    )
  await leave(author)
  expect(await db.appeal.count()).toBe(1)
  await leave(kept.author)
  expect(await db.appeal.count()).toBe(1)
})
