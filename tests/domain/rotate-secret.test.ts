import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import type { Member } from '~/domain/members/member'
import { memberReasons } from '~/domain/moderation/reasons'
import { unwrap } from '../support/forum/factories'
import { completeAllDepartures } from '../support/leaving'
import { listed } from '../support/listed'
import { siteWith, type SiteWith } from '../support/site-with-secrets'
import { dumpDatabase } from '../support/database/dump-database'

const [former, present] = ['former-'.repeat(6), 'present-'.repeat(5)]
const purposes = listed(`
anonymous-author | draft | mail | second-step | departure | session-start | audit-details
look-up-request | reveal-notice | notification | appeal | member-threads | thread-note
hidden-content | comment-like-member | searched-word | curtain-draft | grievance
`)
const rewritten = {
  posts: { rewritten: 1, unreadable: 0 },
  comments: { rewritten: 1, unreadable: 0 },
  drafts: { rewritten: 1, unreadable: 0 },
  'guided messages': { rewritten: 1, unreadable: 0 },
  // The mail that tells the administrators of the look-up.
  mails: { rewritten: 1, unreadable: 0 },
  notifications: { rewritten: 3, unreadable: 0 },
  'second steps': { rewritten: 1, unreadable: 0 },
  'log lines': { rewritten: 3, unreadable: 0 },
  'look-up requests': { rewritten: 1, unreadable: 0 },
  grievances: { rewritten: 1, unreadable: 0 },
  appeals: { rewritten: 1, unreadable: 0 },
  'reveal notices': { rewritten: 1, unreadable: 0 },
  'member threads': { rewritten: 2, unreadable: 0 },
  'thread notes': { rewritten: 1, unreadable: 0 },
  'likes of comments': { rewritten: 1, unreadable: 0 },
  members: { rewritten: 1, unreadable: 0 },
  'searched words': { rewritten: 1, unreadable: 0 },
  departures: { rewritten: 1, unreadable: 0 },
  sessions: { rewritten: 2, unreadable: 0 },
}
const nothing = Object.fromEntries(
  Object.keys(rewritten).map((table) => [table, { rewritten: 0, unreadable: 0 }]),
)
const typed = { title: 'unsent words' }
const grievanceId = 'ABCDEFGHJKMNPQRSTV'
const sentGrievance = { name: 'Asha', email: 'asha@example.com', address: '/forum', message: 'It' }
const look = { action: 'reveal', reason: 'risk' }

let asha: Member
let ravi: Member
let admin: Member
let hidden: { kind: 'post'; id: string }
let below: string
let asked: { kind: 'comment'; id: string }
let postOfRavi: string
let reference: string

beforeEach(async () => {
  const site = await siteWith(former)
  const { makeMember, makePost, makeComment, makeModerator } = site
  ;[asha, ravi, admin] = [
    await makeMember('asha'),
    await makeMember('ravi'),
    await makeModerator('admin'),
  ]
  await db.user.updateMany({ data: { emailVerifiedAt: new Date() } })
  hidden = { kind: 'post', id: (await makePost(asha, { isAnonymous: true })).id }
  postOfRavi = (await makePost(ravi)).id
  below = (await makeComment(asha, postOfRavi, { isAnonymous: true })).id
  await db.notification.deleteMany()
  await site.mergeThreadNotes(new Date(Date.now() + 2 * 86_400_000))
  await makeComment(ravi, hidden.id)
  await site.saveDraft(asha.id, 'new-post', typed)
  const draft = { updatedAt: new Date('2026-01-02T03:04:05Z') }
  await db.draft.updateMany({ data: draft })
  unwrap(await site.moderateItem(admin, hidden, look, await site.freshSession(admin)))
  const suspension = { action: 'suspend', reason: memberReasons.suspend[1], days: '7' }
  unwrap(await site.suspendMember(admin, ravi.id, suspension))
  const encryptedKey = site.sealApp({ key: 'JBSWY3DPEHPK3PXP', usedStep: 1 })
  const secondStep = { recoverySalt: '' }
  await db.secondStep.create({ data: { userId: ravi.id, encryptedKey, ...secondStep } })
  await db.$transaction((tx) => site.recordDeparture('somebody-who-left', true, tx))
  const second = await makeModerator()
  await db.secondStep.createMany({
    data: [admin, second].map(({ id: userId }) => ({ userId, recoverySalt: '' })),
  })
  asked = { kind: 'comment', id: below }
  const ask = { ...look, reason: 'law' }
  unwrap(await site.moderateItem(admin, asked, ask, await site.freshSession(admin)))
  const sealedHidden = site.sealHidden({ hiddenTopics: ['pregnancy'], hiddenNotes: ['loss'] })
  await db.user.update({ where: { id: asha.id }, data: { sealedHidden } })
  await db.appeal.create({
    data: { postId: hidden.id, sealed: site.sealAppeal('Please look again'), day: new Date(0) },
  })
  unwrap(await site.toggleCommentLike(ravi, below))
  const sealed = site.sealGrievance(sentGrievance)
  await db.grievance.create({ data: { referenceId: grievanceId, digest: 'g', sealed } })
  const word = site.renewedWord(site.encrypt('searched-word', 'adenomyosis'.padEnd(128)))
  if (!word) throw new Error('the word was not encrypted')
  await db.searchedWord.create({ data: { ...word, days: 12, lastDay: 20_000 } })
  const answers = site.encrypt('curtain-draft', JSON.stringify({ message: 'unsent' }))
  await db.curtainDraft.create({ data: { tokenHash: 'hash', answers } })
  reference = site.newReference()
})

/** Returns the recipients of mails about something new, when every notification is due. */
async function told({ createNotificationDispatcher, openContents, resolveRecipient }: SiteWith) {
  while (await createNotificationDispatcher()(new Date(Date.now() + 61 * 60_000)));
  const mails = await db.outgoingMail.findMany({ where: { kind: 'somethingNew' } })
  const payloads = mails.map(({ payload }) => openContents(payload)?.payload ?? {})
  const recipients = await Promise.all(payloads.map((each) => resolveRecipient(each)))
  return recipients.map((contents) => contents?.recipient)
}

/** Counts the values in the database that somebody with the former secret can decrypt or recognise. */
async function openedWithFormer() {
  const thief = await siteWith(former)
  const dump = await dumpDatabase()
  const known = [
    // Not `computeTags`, which finds none after the claimed tags are deleted.
    ...[0, 1, 2, 3].flatMap((number) => [
      thief.tagAt('anonymous-item', asha.id, number),
      thief.tagAt('reveal-notice', asha.id, number),
    ]),
    ...thief.buildDraftKeys(asha.id, 'new-post'),
  ].filter((letters) => dump.includes(letters))
  const read = (dump.match(/[\w-]{38,}/g) ?? []).filter((letters) =>
    purposes.some((purpose) => thief.decrypt(purpose, letters) !== null),
  )
  return [...known, ...read]
}

test('whatever stands under the former secret is rewritten, once, and the log still refuses every change', async () => {
  expect((await openedWithFormer()).length).toBeGreaterThan(10)
  const between = await siteWith(`${present} ${former}`)
  expect(await between.rotateSecret()).toEqual(rewritten)
  expect(await openedWithFormer()).toEqual([])
  const again = await siteWith(`${present} ${former}`)
  expect(await again.rotateSecret()).toEqual(nothing)
  await expect(db.auditEntry.updateMany({ data: { reason: 'another' } })).rejects.toThrow()
  await expect(db.auditEntry.deleteMany()).rejects.toThrow()
})

test('cut off after a page, it goes on with what is left', async () => {
  const between = await siteWith(`${present} ${former}`)
  const cutOff = between.rotateSecret((table) => {
    if (table === 'mails') throw new Error('cut off')
  })
  await expect(cutOff).rejects.toThrow('cut off')
  const tables = Object.keys(rewritten)
  const left = Object.entries(rewritten).slice(tables.indexOf('mails') + 1)
  const went = await between.rotateSecret()
  expect(went).toEqual({
    ...nothing,
    ...Object.fromEntries(left),
  })
  expect(await openedWithFormer()).toEqual([])
})

test('what none of the secrets opens is counted and stays', async () => {
  const other = await siteWith(present)
  const before = await dumpDatabase()
  const counted = Object.fromEntries(
    Object.entries(rewritten).map(([table, { rewritten: unreadable }]) => [
      table,
      { rewritten: 0, unreadable },
    ]),
  )
  expect(await other.rotateSecret()).toEqual(counted)
  expect(await dumpDatabase()).toBe(before)
})

test('a mail that left under the former secret is not sent again', async () => {
  const mail = { kind: 'expertEnds', language: 'en', recipient: 'mira@example.com' } as const
  const due = { ...mail, cause: 'expertEnds/mira/2027-01-01', payload: { until: '2027-01-01' } }
  await (await siteWith(former)).queueMail(due)
  const mails = await db.outgoingMail.count()
  const between = await siteWith(`${present} ${former}`)
  await between.queueMail(due)
  await db.$transaction((tx) => between.queueMails([due], tx))
  expect(await db.outgoingMail.count()).toBe(mails)
})

test('a night under another secret loses nothing that members follow or have read', async () => {
  const [site, other] = [await siteWith(former), await siteWith(present)]
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
  const known = async () =>
    Promise.all([asha, ravi].map(async ({ id }) => (await site.readThreadStates(id)).states))
  const before = await known()
  expect(before.map(({ size }) => size)).toEqual([2, 2])
  await other.visitThread(ravi, postOfRavi)
  await other.mergeThreadNotes(inDays(2))
  expect(await known()).toEqual(before)
  await site.mergeThreadNotes(inDays(2))
  expect(await known()).toEqual(before)
  expect(await db.threadNote.count()).toBe(1)
  await site.mergeThreadNotes(inDays(40))
  expect(await db.threadNote.count()).toBe(0)
})

test('a grievance that a migration left as JSON is read, and encrypted', async () => {
  await db.grievance.updateMany({ data: { sealed: JSON.stringify(sentGrievance) } })
  const site = await siteWith(former)
  expect(unwrap(await site.readGrievance(admin, grievanceId))).toMatchObject(sentGrievance)
  expect((await site.rotateSecret()).grievances).toEqual({ rewritten: 1, unreadable: 0 })
  expect(JSON.stringify(await db.grievance.findMany())).not.toContain('Asha')
  expect(unwrap(await site.readGrievance(admin, grievanceId))).toMatchObject(sentGrievance)
})

test('many pages of rows are rewritten whole', async () => {
  const { encryptedAuthorId } = await db.post.findFirstOrThrow({ where: { id: hidden.id } })
  const post = { title: 'Many', content: 'Many', type: 'general' as const, isAnonymous: true }
  await db.post.createMany({
    data: Array.from({ length: 450 }, () => ({ ...post, encryptedAuthorId })),
  })
  const between = await siteWith(`${present} ${former}`)
  const seen: number[] = []
  const { posts } = await between.rotateSecret((table, rows) => {
    if (table === 'posts') seen.push(rows)
  })
  expect(posts).toEqual({ rewritten: 451, unreadable: 0 })
  expect(seen).toEqual([200, 400, 451])
  expect(await openedWithFormer()).toEqual([])
})

describe('without the former secret', () => {
  let site: SiteWith

  beforeEach(async () => {
    await (await siteWith(`${present} ${former}`)).rotateSecret()
    site = await siteWith(present)
  })

  test('members find what they wrote and follow, and searched words and messages are read', async () => {
    expect(unwrap(await site.listOwnPosts(asha, {})).posts).toMatchObject([{ id: hidden.id }])
    expect(unwrap(await site.listOwnComments(asha, {})).comments).toMatchObject([{ id: below }])
    const words = { title: 'Another title', content: 'Another content of it.' }
    unwrap(await site.editPost(asha, hidden.id, words))
    expect((await site.editPost(admin, hidden.id, words)).ok).toBe(false)
    expect(await site.readDraft(asha, 'new-post')).toEqual(typed)
    const draft = await db.draft.findFirstOrThrow()
    expect(draft.updatedAt).toEqual(new Date('2026-01-02T03:04:05Z'))

    expect(await site.readSearchedWords()).toEqual([{ word: 'adenomyosis', days: 12 }])
    site.noteFruitlessSearch('adenomyosis')
    await site.writeSearchedWords()
    expect(await site.readSearchedWords()).toEqual([{ word: 'adenomyosis', days: 13 }])

    expect(await site.countAnswers(asha)).toBe(1)
    await site.visitThread(asha, hidden.id)
    expect(await site.countAnswers(asha)).toBe(0)

    const message = { name: 'Mira', email: 'mira@example.com', message: 'Hello', digest: 'd' }
    await db.message.create({ data: { ...message, source: 'contact', referenceId: reference } })
    expect(site.readReference(reference)).toBeNull()
    expect(unwrap(await site.readMessage(admin, reference))).toMatchObject({ name: 'Mira' })
  })

  test('an anonymous author keeps her number, and a reveal, its notices and the log tell what they told', async () => {
    const { anonymousNumber } = await db.comment.findUniqueOrThrow({ where: { id: below } })
    const { id } = await site.makeComment(asha, postOfRavi, { isAnonymous: true })
    expect(await db.comment.findUnique({ where: { id } })).toMatchObject({ anonymousNumber })

    expect(await site.listRevealNotices(asha)).toMatchObject([{ reason: 'risk' }])
    expect(await site.listRevealNotices(ravi)).toEqual([])
    expect(unwrap(await site.readGrievance(admin, grievanceId))).toMatchObject(sentGrievance)
    const { lines } = unwrap(await site.listLog(admin, {}))
    expect(lines.map(({ targetId }) => targetId).sort()).toEqual([ravi.id, hidden.id, below].sort())
    const own = unwrap(await site.readItemLookUp(admin, asked)).own
    expect(own).toMatchObject({ state: 'waiting' })
    const told = await site.moderateItem(admin, hidden, look, await site.freshSession(admin))
    expect(unwrap(told)).toMatchObject({ id: asha.id })
  })

  test('a notification that waits leaves, once with a later one', async () => {
    await site.makeComment(admin, hidden.id)
    expect(await told(site)).toEqual([asha.email])
  })

  test('whoever leaves takes everything along', async () => {
    const going = { namedItems: 'go', anonymousItems: 'go' }
    unwrap(await site.deleteAccount(asha, going, await site.freshSession(asha)))
    expect(await told(site)).toEqual([])
    // Two items, and the notice of the look-up.
    expect(await completeAllDepartures(undefined, site.completeDepartures)).toBe(3)
    expect(await db.revealNotice.count()).toBe(0)
  })
})
