import { beforeEach, describe, expect, test, vi } from 'vitest'
import { grievanceHours } from '~/content/moderation'
import { db } from '~/database/db.server'
import { rules } from '~/domain/limits/rules'
import type { Member } from '~/domain/members/member'
import { progressOf } from '~/domain/grievance-state'
import {
  handleGrievance,
  listGrievances,
  readGrievance,
  itemFromUrl,
  nextGrievance,
  pathOnSite,
} from '~/domain/moderation/grievances.server'
import { listLog } from '~/domain/moderation/audit-log.server'
import { env } from '~/runtime/env.server'
import { sealOldGrievances } from '~/domain/grievances/sealed-grievance.server'
import { readGrievanceProgress, sendGrievance } from '~/domain/grievances/send-grievance.server'
import { makeMember, makeModerator, makePost, unwrap } from '../../support/forum/factories'
import { notAdmins } from '../../support/forum/not-admins'
import { addTwoFactor, openLine } from '../../support/forum/moderation-actions'
import { mailed, outbox } from '../../support/mail/mailed'
import { withSettings } from '../../support/with-settings'

withSettings({ CONTACT_TO: 'team@example.com' })

let admin: Member
beforeEach(async () => {
  admin = await makeModerator('admin')
})

const visitor = { ip: '192.0.2.1', language: 'hi' }
const filled = {
  name: 'Asha',
  email: 'asha@example.com',
  address: 'https://forum.example/forum/post/0190a0b0-0000-7000-8000-000000000000',
  message: 'This shows my daughter.',
}

const send = async (more: Partial<typeof filled> = {}) =>
  unwrap(await sendGrievance({ ...filled, ...more }, visitor))

const mailsAbout = async (referenceId: string) =>
  (await outbox())
    .filter(({ payload }) => payload.referenceId === referenceId)
    .map(({ kind, recipient, language, payload }) => ({ kind, recipient, language, payload }))

test('a grievance gets a number that nobody guesses, and mails with nothing else', async () => {
  const referenceId = await send()
  expect(referenceId).toMatch(/^[A-HJKMNP-TV-Z2-9]{18}$/)
  expect(unwrap(await readGrievance(admin, referenceId))).toMatchObject({
    ...{ ...filled, referenceId, language: 'hi', acknowledgedAt: null, decidedAt: null },
  })
  // Both are written at once, so their order is arbitrary.
  const mails = (await mailsAbout(referenceId)).sort((a, b) => a.kind.localeCompare(b.kind))
  const receivedAt = expect.any(String) as string
  expect(mails).toEqual([
    {
      kind: 'grievanceReceived',
      recipient: 'team@example.com',
      language: 'en',
      payload: { referenceId, receivedAt },
    },
    {
      kind: 'grievanceState',
      recipient: 'asha@example.com',
      language: 'hi',
      payload: { referenceId, state: 'received', receivedAt },
    },
  ])
})

test('sent again it is the same for ten minutes, no longer', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const first = await send()
  vi.setSystemTime(Date.now() + 10 * 60_000)
  expect(await send()).toBe(first)
  vi.setSystemTime(Date.now() + 60_000)
  expect(await send()).not.toBe(first)
  vi.useRealTimers()
})

test('sent twice it is one; another message is another', async () => {
  const first = await send()
  expect(await Promise.all([send(), send({ email: 'ASHA@example.com' })])).toEqual([first, first])
  expect(await send({ message: 'Something else.' })).not.toBe(first)
  expect(await db.grievance.count()).toBe(2)
})

test.each([
  ['name', { name: '' }, { name: 'required' }],
  ['email', { email: 'asha' }, { email: 'emailFormat' }],
  ['address', { address: ' ' }, { address: 'required' }],
  ['long address', { address: 'x'.repeat(501) }, { address: 'addressLength' }],
  ['message', { message: 'x'.repeat(5001) }, { message: 'textLength' }],
  ['honeypot', { subject: 'x' }, { subject: 'leaveEmpty' }],
])('a wrong %s is refused, and nothing is written', async (_, more, fields) => {
  expect(await sendGrievance({ ...filled, ...more }, visitor)).toMatchObject({
    code: 'invalid',
    fields,
  })
  expect([await db.grievance.count(), await outbox()]).toEqual([0, []])
})

test('the number tells the state and the answer, and nothing that was typed', async () => {
  const referenceId = await send()
  const told = async () => unwrap(await readGrievanceProgress(` ${referenceId.toLowerCase()} `))
  const nothing = { acknowledgedAt: null, decidedAt: null, outcome: null, answer: null }
  expect(await told()).toEqual({ referenceId, createdAt: expect.any(Date) as Date, ...nothing })
  unwrap(await handleGrievance(admin, referenceId, { step: 'acknowledge' }))
  expect(await told()).toMatchObject({ ...nothing, acknowledgedAt: expect.any(Date) as Date })
  const decision = { outcome: 'written', answer: 'We have hidden the face.' }
  unwrap(await handleGrievance(admin, referenceId, { step: 'decide', ...decision }))
  expect(await told()).toMatchObject({ ...decision, decidedAt: expect.any(Date) as Date })
  const states = (await mailsAbout(referenceId)).flatMap(({ payload }) => payload.state ?? [])
  expect(states.sort()).toEqual(['acknowledged', 'decided', 'received'])
  expect(JSON.stringify(await outbox())).not.toMatch(/daughter|hidden the face/)
  for (const strange of ['', 'ABCDEFGH', '%', `${referenceId.slice(0, 17)}`])
    expect(await readGrievanceProgress(strange)).toMatchObject({ code: 'not-found' })
})

test('what was done already is not done again, and a decision stays', async () => {
  const referenceId = await send()
  const decide = (outcome: string, answer = '') =>
    handleGrievance(admin, referenceId, { step: 'decide', outcome, answer })
  await Promise.all([decide('removed'), decide('removed')])
  expect((await decide('removed')).ok).toBe(true)
  expect(await decide('kept')).toMatchObject({ fields: { '': 'alreadyDecided' } })
  unwrap(await handleGrievance(admin, referenceId, { step: 'acknowledge' }))
  expect(await db.grievance.findFirst()).toMatchObject({ outcome: 'removed', answer: null })
  const states = (await mailsAbout(referenceId)).flatMap(({ payload }) => payload.state ?? [])
  expect(states.sort()).toEqual(['decided', 'received'])
})

test('what a migration left in plain text is encrypted, and read as before', async () => {
  const referenceId = await send()
  await db.grievance.updateMany({ data: { sealed: JSON.stringify(filled) } })
  await sealOldGrievances()
  expect(JSON.stringify(await db.grievance.findMany())).not.toMatch(/Asha|daughter/)
  expect(unwrap(await readGrievance(admin, referenceId))).toMatchObject(filled)
})

test('who did what is in the log once, sealed: the number opens the answer to anybody', async () => {
  const referenceId = await send()
  const decision = { step: 'decide', outcome: 'written', answer: 'We have hidden the face.' }
  for (const input of [{ step: 'acknowledge' }, { step: 'acknowledge' }, decision, decision])
    unwrap(await handleGrievance(admin, referenceId, input))
  const rows = await db.auditEntry.findMany({ where: { targetKind: 'grievance' } })
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${referenceId}|written|hidden`))
  const target = { actorId: admin.id, targetKind: 'grievance', targetId: referenceId }
  expect(rows.map(openLine).sort((a, b) => (a.action < b.action ? -1 : 1))).toMatchObject([
    { ...target, action: 'acknowledgeGrievance', reason: 'received' },
    { ...target, action: 'decideGrievance', reason: 'written' },
  ])
  const seenBy = async (role: 'moderator' | 'admin') =>
    unwrap(await listLog(await makeModerator(role), {})).lines.map(({ targetId }) => targetId)
  expect(await seenBy('moderator')).toEqual([null, null])
  expect(await seenBy('admin')).toEqual([referenceId, referenceId])
})

test.each([false, true])(
  'about her own item (anonymous: %s) an administrator decides only when there is no other',
  async (isAnonymous) => {
    const own = await makePost(admin, { isAnonymous })
    const other = await makePost(await makeMember(), { title: 'By somebody else', isAnonymous })
    const about = (id: string) => send({ address: `https://forum.example/forum/post/${id}` })
    const [aboutOwn, aboutOther] = [await about(own.id), await about(other.id)]
    const decide = (actor: Member, referenceId: string) =>
      handleGrievance(actor, referenceId, { step: 'decide', outcome: 'kept' })
    const colleague = await makeModerator('admin')
    await addTwoFactor(admin, colleague)
    unwrap(await handleGrievance(admin, aboutOwn, { step: 'acknowledge' }))
    expect(await decide(admin, aboutOwn)).toMatchObject({ fields: { '': 'ownGrievance' } })
    unwrap(await decide(admin, aboutOther))
    const until = new Date(Date.now() + 60_000)
    await db.user.update({ where: { id: colleague.id }, data: { suspendedUntil: until } })
    unwrap(await decide(admin, aboutOwn))
  },
)

test.each([
  [{ step: 'decide' }, { outcome: 'required' }],
  [{ step: 'decide', outcome: 'maybe' }, { outcome: 'wrongType' }],
  [{ step: 'decide', outcome: 'written', answer: ' ' }, { answer: 'answerMissing' }],
  [{ step: 'x' }, { step: 'wrongType' }],
])('the decision %j is refused', async (input, fields) => {
  const referenceId = await send()
  expect(await handleGrievance(admin, referenceId, input)).toMatchObject({
    code: 'invalid',
    fields,
  })
  expect(await db.grievance.findFirst()).toMatchObject({ acknowledgedAt: null, decidedAt: null })
})

test('nobody but administrators reads or decides', async () => {
  const referenceId = await send()
  const code = 'not-allowed'
  for (const actor of notAdmins(admin)) {
    expect(await listGrievances(actor, {})).toMatchObject({ code })
    expect(await readGrievance(actor, referenceId)).toMatchObject({ code })
    const step = { step: 'decide', outcome: 'kept' }
    expect(await handleGrievance(actor, referenceId, step)).toMatchObject({ code })
  }
  expect(await db.grievance.count({ where: { decidedAt: null } })).toBe(1)
})

test('open ones are listed oldest first, page by page, and decided ones apart', async () => {
  const references: string[] = []
  for (let count = 0; count < 23; count++) {
    const [message, email] = [`Grievance ${count}`, `g${count}@example.com`]
    const referenceId = await send({ message, email })
    const createdAt = new Date(Date.now() - (100 - count) * 60_000)
    await db.grievance.update({ where: { referenceId }, data: { createdAt } })
    references.push(referenceId)
  }
  const [oldest = '', next = ''] = references
  for (const referenceId of [oldest, next])
    unwrap(await handleGrievance(admin, referenceId, { step: 'decide', outcome: 'kept' }))
  const first = unwrap(await listGrievances(admin, {}))
  const second = unwrap(await listGrievances(admin, { cursor: first.nextCursor }))
  const listed = [...first.grievances, ...second.grievances].map((each) => each.referenceId)
  expect([listed, second.nextCursor]).toEqual([references.slice(2), null])
  const decided = unwrap(
    await listGrievances(admin, { state: 'decided', cursor: first.nextCursor }),
  )
  expect(decided.grievances.map((each) => each.referenceId)).toEqual([next, oldest])
  expect(decided.grievances[0]).not.toHaveProperty('digest')
  for (const strange of [{ state: 'x' }, { cursor: 'x' }])
    expect(await listGrievances(admin, strange)).toMatchObject({ code: 'invalid' })
})

test('each step is due by its hours', () => {
  const createdAt = new Date('2026-11-01T00:00Z')
  const after = (hours: number) => new Date(createdAt.getTime() + hours * 60 * 60_000)
  const { acknowledge, decide } = grievanceHours
  const sent = { createdAt, acknowledgedAt: null, decidedAt: null }
  const seen = { ...sent, acknowledgedAt: after(1) }
  expect(progressOf(sent, after(acknowledge))).toMatchObject({
    ...{ state: 'received', isOverdue: false, acknowledgeBy: after(acknowledge) },
  })
  expect(progressOf(sent, after(acknowledge + 1))).toMatchObject({ isOverdue: true })
  expect(progressOf(seen, after(acknowledge + 1))).toMatchObject({
    ...{ state: 'acknowledged', isOverdue: false, decideBy: after(decide) },
  })
  expect(progressOf(seen, after(decide + 1))).toMatchObject({ isOverdue: true })
  expect(progressOf({ ...seen, decidedAt: after(decide + 2) }, after(decide + 3))).toMatchObject({
    ...{ state: 'decided', isOverdue: false },
  })
})

const [post, comment] = [
  '0190a0b0-0000-7000-8000-000000000000',
  '0190a0b0-0000-7000-8000-000000000001',
]

test.each([
  [`https://forum.example/forum/post/${post}`, { kind: 'post', id: post }],
  [`/forum/post/${post}?lng=hi&comment=${comment}`, { kind: 'comment', id: comment }],
  [`/forum/post/${post}#comment-${comment}`, { kind: 'comment', id: comment }],
  ['https://forum.example/forum', null],
  ['the post about sleep', null],
])('the address %s leads to %j', (address, item) => {
  expect(itemFromUrl(address)).toEqual(item)
})

test.each([
  [`${env.SITE_URL}/forum?q=a#b`, '/forum?q=a#b'],
  ['/forum', '/forum'],
  ['https://elsewhere.example/forum', null],
  ['//elsewhere.example/forum', null],
  [`${env.SITE_URL}//elsewhere.example`, null],
  ['/\\\\elsewhere.example', null],
  ['javascript:alert(1)', null],
  ['the post about sleep', null],
])('the address %s leads to the path %j on this site', (address, path) => {
  expect(pathOnSite(address)).toBe(path)
})

test('the queue counts open grievances, and tells what is due first', async () => {
  expect(unwrap(await nextGrievance(admin))).toBeNull()
  const [first, second] = [await send(), await send({ message: 'Another.' })]
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
  await db.grievance.update({
    where: { referenceId: first },
    data: { createdAt: hoursAgo(200), acknowledgedAt: hoursAgo(199) },
  })
  const sooner = await db.grievance.findUniqueOrThrow({ where: { referenceId: second } })
  const due = unwrap(await nextGrievance(admin))
  expect(due).toMatchObject({ count: 2, next: { createdAt: sooner.createdAt } })
  unwrap(await handleGrievance(admin, second, { step: 'decide', outcome: 'kept', answer: '' }))
  expect(unwrap(await nextGrievance(admin))).toMatchObject({
    count: 1,
    next: { acknowledgedAt: expect.any(Date) as Date },
  })
  expect(await nextGrievance(await makeModerator())).toMatchObject({ code: 'not-allowed' })
})

describe('the limits', () => {
  withSettings({ RATE_LIMITS: 'on', CONTACT_TO: 'team@example.com' })

  test('a network sends so many and no more, and a stranger gets few receipts', async () => {
    const [{ points }] = rules.grievance
    for (let count = 0; count < points; count++) await send({ message: `Grievance ${count}` })
    expect(await send({ message: 'Grievance 0' })).toHaveLength(18)
    const more = await sendGrievance({ ...filled, message: 'One too many.' }, visitor)
    expect(more).toMatchObject({ code: 'too-many' })
    expect(await db.grievance.count()).toBe(points)
    expect(await mailed('grievanceReceived')).toHaveLength(points)
    expect(await mailed('grievanceState')).toHaveLength(rules.grievanceReceipt[0].points)
    // A row of her email could be joined with her messages.
    expect(JSON.stringify(await db.rateLimit.findMany())).not.toContain('eceipt')
  })
})
