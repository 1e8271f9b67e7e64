import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { db } from '~/database/db.server'
import { editNotifications } from '~/domain/accounts/edit-notifications.server'
import { visitThread } from '~/domain/answers/answers.server'
import { day, hour } from '~/domain/durations'
import { queueDigests } from '~/domain/mail/digest.server'
import { mergeThreadNotes } from '~/domain/threads/thread-states.server'
import { openContents } from '~/domain/mail/outbox.server'
import { unsubscribe } from '~/domain/mail/unsubscribe.server'
import type { Member } from '~/domain/members/member'
import { makeComment, makeMember, makePost, unwrap } from '../../support/forum/factories'
import { mailHarness, startMailServer } from '../../support/mail/mail-harness'
import type { MailServer } from '../../support/mail/mail-server'

// A Monday at eight in the morning, in India.
const monday = new Date('2027-03-01T02:30:00Z')
const at = (days: number, hours = 0) => new Date(monday.getTime() + days * day + hours * hour)

let server: MailServer
let harness: ReturnType<typeof mailHarness> | undefined
let asha: Member
let ravi: Member

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: at(-1) })
  server = await startMailServer()
  harness = undefined
  ;[asha, ravi] = [await makeMember('asha'), await makeMember('ravi')]
  await db.user.updateMany({ data: { emailVerifiedAt: new Date() } })
})

afterEach(() => void vi.useRealTimers())

const choose = (digest: string) => editNotifications(asha, { digest })
const queued = () => db.outgoingMail.findMany({ where: { kind: 'digest' } })

/** Creates a thread of asha's with an answer. */
async function answered() {
  const { id } = await makePost(asha, { title: 'A secret title', isAnonymous: true })
  await makeComment(ravi, id, { content: 'A secret answer' })
  return id
}

/** Sends the queued mails, and returns the digests that have arrived so far. */
async function deliver() {
  harness ??= mailHarness(server.url)
  await harness.passUntilEmpty()
  return server.taken.filter(({ subject }) => subject === 'What is new for you')
}

test('a daily digest tells the number of threads and nothing of them, once a day', async () => {
  unwrap(await choose('daily'))
  await answered()
  await answered()
  await queueDigests(at(0, -0.01))
  expect(await queued()).toEqual([])
  vi.setSystemTime(at(0))
  // Like several processes, and again after a restart.
  await Promise.all([queueDigests(at(0)), queueDigests(at(0))])
  await queueDigests(at(0, 3))
  const [row, ...others] = await queued()
  expect(others).toEqual([])
  expect(row?.userId).toBeNull()
  expect(JSON.stringify(row)).not.toContain(asha.id)
  const [mail, ...more] = await deliver()
  expect(more).toEqual([])
  expect(mail?.to?.[0]?.address).toBe(asha.email)
  expect(mail?.text).toContain('in 2 threads')
  expect(mail?.text).toContain('http://localhost:3000/profile/answers\n')
  for (const part of ['secret', 'ravi', '/forum/']) {
    expect(mail?.text).not.toContain(part)
    expect(mail?.html).not.toContain(part)
  }
  await queueDigests(at(0, 5))
  expect(await queued()).toEqual([])

  const header = new Map(mail?.headers.map(({ key, value }) => [key, value]))
  expect(header.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const link = header.get('list-unsubscribe')?.slice(1, -1) ?? ''
  expect(await unsubscribe(new URL(link).searchParams.get('token'))).toMatchObject({ ok: true })
  expect(await db.user.findUnique({ where: { id: asha.id } })).toMatchObject({
    digest: 'never',
    emailNotifications: true,
  })
})

test('a weekly digest leaves on Mondays, and nobody gets one who did not choose it', async () => {
  await answered()
  await queueDigests(at(0))
  expect(await queued()).toEqual([])
  unwrap(await choose('weekly'))
  for (const days of [1, 2, 3, 4, 5, 6]) await queueDigests(at(days))
  expect(await queued()).toEqual([])
  await queueDigests(at(7))
  expect(await queued()).toHaveLength(1)
  expect(await db.digestRun.count()).toBe(1)
})

test.each(['daily', 'weekly'])(
  'after an outage over Monday the %s digest of the lost days leaves once',
  async (digest) => {
    unwrap(await choose(digest))
    await queueDigests(at(-3))
    await db.outgoingMail.deleteMany()
    vi.setSystemTime(at(-2.5))
    await answered()
    vi.setSystemTime(at(1))
    // As the site does when it starts.
    await mergeThreadNotes(at(1))
    await queueDigests(at(1))
    expect(await deliver()).toHaveLength(1)
    await queueDigests(at(2))
    expect(await queued()).toHaveLength(digest === 'daily' ? 1 : 0)
  },
)

test('a clock that was ahead for a while does not silence the digests after it', async () => {
  unwrap(await choose('daily'))
  await queueDigests(at(30))
  await db.outgoingMail.deleteMany()
  await queueDigests(at(0))
  await queueDigests(at(0, 1))
  expect(await queued()).toHaveLength(1)
  expect(await db.digestRun.count()).toBe(1)
})

test('whoever has nothing new has a row as well, and gets no mail', async () => {
  unwrap(await choose('daily'))
  const id = await answered()
  await visitThread(asha, id)
  vi.setSystemTime(at(0))
  await queueDigests(at(0))
  expect(await queued()).toHaveLength(1)
  expect(await deliver()).toEqual([])
  expect(await queued()).toEqual([])
})

test.each([
  ['wants none any more', async () => unwrap(await choose('never'))],
  ['has lost her address', () => db.user.updateMany({ data: { emailVerifiedAt: null } })],
])('whoever %s before the mail leaves gets none', async (_, happen) => {
  unwrap(await choose('daily'))
  await answered()
  vi.setSystemTime(at(0))
  await queueDigests(at(0))
  await happen()
  expect(await deliver()).toEqual([])
})

test('what an earlier digest told is not told again alone', async () => {
  unwrap(await choose('daily'))
  await answered()
  vi.setSystemTime(at(0))
  await queueDigests(at(0))
  expect(await deliver()).toHaveLength(1)
  vi.setSystemTime(at(1))
  await mergeThreadNotes(at(1))
  await queueDigests(at(1))
  expect(await deliver()).toHaveLength(1)
  await answered()
  vi.setSystemTime(at(2))
  await queueDigests(at(2))
  expect((await deliver())[1]?.text).toContain('in 2 threads')
})

test('a mail server that is away for three days delays a digest and loses no news', async () => {
  unwrap(await choose('daily'))
  await answered()
  await server.stop()
  harness = mailHarness(server.url)
  for (let days = 0; days < 4; days++) {
    vi.setSystemTime(at(days))
    await mergeThreadNotes(at(days))
    await queueDigests(at(days))
    await harness.pass(1)
  }
  await server.start()
  expect((await deliver())[0]?.text).toContain('in 1 thread')
})

test('rows of a digest are of one size, and one that waits stands for the next', async () => {
  unwrap(await choose('daily'))
  unwrap(await editNotifications(ravi, { digest: 'daily' }))
  await queueDigests(at(0))
  await queueDigests(at(1))
  const rows = await queued()
  expect(rows).toHaveLength(2)
  expect(new Set(rows.map(({ payload }) => payload.length)).size).toBe(1)
  expect(openContents(rows[0]?.payload ?? '')).toMatchObject({ recipient: '', language: '' })
})

test('an anonymous answer of the half hour after a digest is told by the next one', async () => {
  unwrap(await choose('daily'))
  vi.setSystemTime(at(0))
  await queueDigests(at(0))
  expect(await deliver()).toEqual([])
  vi.setSystemTime(at(0, 0.2))
  const { id } = await makePost(asha)
  await makeComment(ravi, id, { isAnonymous: true })
  vi.setSystemTime(at(1))
  await queueDigests(at(1))
  expect(await deliver()).toHaveLength(1)
})
