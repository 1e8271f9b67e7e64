import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { db } from '~/database/db.server'
import { editNotifications } from '~/domain/accounts/edit-notifications.server'
import { hour } from '~/domain/durations'
import type { Member } from '~/domain/members/member'
import { appeal } from '~/domain/moderation/appeals.server'
import type { Item } from '~/domain/moderation/item.server'
import { moderateItem } from '~/domain/moderation/moderate-item.server'
import { reportItem } from '~/domain/moderation/reports.server'
import { queueWaitingMails } from '~/domain/moderation/waiting-mail.server'
import { makeMember, makeModerator, makePost, unwrap } from '../../support/forum/factories'
import { freshSession } from '../../support/forum/fresh-session'
import { post } from '../../support/forum/items'
import { mailHarness, startMailServer } from '../../support/mail/mail-harness'
import type { MailServer } from '../../support/mail/mail-server'

const start = new Date('2027-03-01T10:05:00Z')
const urgent = 'Urgent: something is waiting'
const waiting = 'Something is waiting'

let server: MailServer
let harness: ReturnType<typeof mailHarness>
let asha: Member

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  server = await startMailServer()
  harness = mailHarness(server.url)
  asha = await makeMember('asha')
})

afterEach(() => void vi.useRealTimers())

async function onDuty() {
  const moderator = await makeModerator()
  await db.secondStep.create({ data: { userId: moderator.id, recoverySalt: 'salt' } })
  await db.user.update({ where: { id: moderator.id }, data: { emailVerifiedAt: new Date() } })
  return moderator
}

const newPost = async (author = asha) => post((await makePost(author, { isAnonymous: true })).id)

const report = async (item: Item, reason: string) =>
  unwrap(await reportItem(await makeMember(), item, { reason }))

/** Advances the clock by hours, and queues the mails as a site of two processes does. */
async function pass(hours: number) {
  vi.setSystemTime(Date.now() + hours * hour)
  await Promise.all([queueWaitingMails(new Date()), queueWaitingMails(new Date())])
}

/** Passes the first hour, in which nothing waits, and its mails. Otherwise a late mailer would find later mails. */
async function passFirstHour() {
  await pass(1)
  expect(await delivered()).toEqual([])
}

/** Sends the queued mails. Returns the recipients and subjects so far. */
async function delivered() {
  await harness.passUntilEmpty()
  return server.taken.map(({ to, subject }) => [to?.[0]?.address, subject])
}

test('a report of danger is mailed at once, without a word of the item, and once an item', async () => {
  const moderator = await onDuty()
  const withoutSecondStep = await makeModerator()
  await db.user.updateMany({ data: { emailVerifiedAt: new Date() } })
  const item = await newPost()
  await report(item, 'danger')
  await report(item, 'risk')
  expect(await delivered()).toEqual([[moderator.email, urgent]])
  await report(item, 'danger')
  expect(await delivered()).toHaveLength(1)
  await report(await newPost(), 'risk')
  expect(await delivered()).toHaveLength(2)
  const [mail] = server.taken
  expect(mail?.text).toContain('http://localhost:3000/moderation\n')
  for (const part of [item.id, 'A title', 'Enough content', 'asha', withoutSecondStep.username])
    expect(JSON.stringify([mail?.text, mail?.html])).not.toContain(part)
  expect(await db.outgoingMail.count()).toBe(0)
})

test('other reports are mailed once an hour together, and not again while they wait', async () => {
  const moderator = await onDuty()
  await passFirstHour()
  await report(await newPost(), 'spam')
  await report(await newPost(), 'abuse')
  await pass(0.5)
  expect(await delivered()).toEqual([])
  await pass(0.5)
  await pass(0.1)
  expect(await delivered()).toEqual([[moderator.email, waiting]])
  await pass(1)
  expect(await delivered()).toHaveLength(1)
  await report(await newPost(), 'other')
  await pass(1)
  expect(await delivered()).toHaveLength(2)
  expect(await db.waitingMailRun.count()).toBe(1)
})

test('a clock that was ahead for a while does not silence the mails after it', async () => {
  const moderator = await onDuty()
  await pass(72)
  expect(await delivered()).toEqual([])
  await report(await newPost(), 'spam')
  await pass(-71)
  expect(await delivered()).toEqual([[moderator.email, waiting]])
  expect(await db.waitingMailRun.count()).toBe(1)
})

test('what was decided in that hour is not mailed, nor is danger a second time', async () => {
  const moderator = await onDuty()
  await passFirstHour()
  const item = await newPost()
  await report(item, 'spam')
  await report(await newPost(), 'danger')
  unwrap(await moderateItem(moderator, item, { action: 'dismiss', reason: 'fits' }))
  await pass(1)
  expect(await delivered()).toEqual([[moderator.email, urgent]])
})

test('nobody is mailed about her own item, and no row in the outbox tells that', async () => {
  const [writer, other] = [await onDuty(), await onDuty()]
  await passFirstHour()
  await harness.stop()
  await report(await newPost(writer), 'danger')
  await report(await newPost(writer), 'spam')
  await pass(1)
  const rows = await db.outgoingMail.findMany()
  expect(rows).toHaveLength(4)
  expect(rows.every(({ userId }) => userId === null)).toBe(true)
  for (const { payload } of rows) expect(payload).not.toContain(writer.id)
  for (const kind of ['dangerWaiting', 'somethingWaiting']) {
    const ofKind = rows.filter((row) => row.kind === kind)
    expect(new Set(ofKind.map(({ payload }) => payload.length)).size).toBe(1)
  }
  harness = mailHarness(server.url)
  expect((await delivered()).sort()).toEqual([
    [other.email, waiting],
    [other.email, urgent],
  ])
})

test('an appeal is mailed to a moderator who may answer it, not to the one who removed the item', async () => {
  const [remover, other] = [await onDuty(), await onDuty()]
  await passFirstHour()
  const item = await newPost()
  unwrap(await moderateItem(remover, item, { action: 'remove', reason: 'privacy' }))
  unwrap(await appeal(asha, item, { message: 'I wrote this with her consent.' }))
  await pass(1)
  expect(await delivered()).toEqual([[other.email, waiting]])
})

test('whoever switched it off, is suspended, unconfirmed or no moderator any more gets none', async () => {
  const [off, suspended, former, unconfirmed, on] = [
    await onDuty(),
    await onDuty(),
    await onDuty(),
    await onDuty(),
    await onDuty(),
  ]
  expect(unwrap(await editNotifications(off, { moderationMail: 'false' }))).toMatchObject({
    moderationMail: false,
  })
  const update = (id: string, data: object) => db.user.update({ where: { id }, data })
  await update(suspended.id, { suspendedUntil: new Date(Date.now() + hour) })
  await update(unconfirmed.id, { emailVerifiedAt: null })
  await harness.stop()
  await report(await newPost(), 'danger')
  await update(former.id, { role: 'member' })
  harness = mailHarness(server.url)
  expect(await delivered()).toEqual([[on.email, urgent]])
})

test('members have nothing to switch off', async () => {
  expect(await editNotifications(asha, { moderationMail: 'false' })).toMatchObject({
    code: 'invalid',
  })
  unwrap(await editNotifications(asha, { moderationMail: 'false', digest: 'daily' }))
  expect(await db.user.findFirst({ where: { id: asha.id } })).toMatchObject({
    digest: 'daily',
    moderationMail: true,
  })
})

test('a request for a look-up is mailed once to whoever may answer it, not to the author', async () => {
  const [first, second, author] = [await onDuty(), await onDuty(), await onDuty()]
  await passFirstHour()
  const item = await newPost(author)
  const ask = { action: 'reveal', reason: 'law' }
  unwrap(await moderateItem(first, item, ask, await freshSession(first)))
  await pass(1)
  expect(await delivered()).toEqual([[second.email, waiting]])
  await pass(1)
  expect(await delivered()).toHaveLength(1)
})
