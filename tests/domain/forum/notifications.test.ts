import PostalMime, { type Email } from 'postal-mime'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { db } from '~/database/db.server'
import { followThread } from '~/domain/answers/answers.server'
import type { Member } from '~/domain/members/member'
import { unsubscribe, unsubscribeToken } from '~/domain/mail/unsubscribe.server'
import { publishComment } from '~/domain/comments/publish-comment.server'
import { hideInThread } from '~/domain/comments/hide-in-thread.server'
import { minute } from '~/domain/durations'
import { DeliveryError } from '~/domain/mail/delivery-error.server'
import { listFailedMails } from '~/domain/mail/list-failed-mails.server'
import { appeal } from '~/domain/moderation/appeals.server'
import { moderateItem } from '~/domain/moderation/moderate-item.server'
import { setBlock } from '~/domain/moderation/block-author.server'
import { deleteComment } from '~/domain/comments/own-comment.server'
import { dumpDatabase } from '../../support/database/dump-database'
import {
  type MailedMember,
  makeComment,
  makeMember,
  makeModerator,
  makePost,
  unwrap,
} from '../../support/forum/factories'
import { comment as asComment, post as asItem } from '../../support/forum/items'
import { mailHarness } from '../../support/mail/mail-harness'
import { outbox } from '../../support/mail/mailed'
import { allNews } from '../../support/mail/news'

const aDelay = 61

/** Creates a member with a verified address. */
async function makeReader(username: string, data: { language?: string } = {}) {
  const member = await makeMember(username)
  await db.user.update({ where: { id: member.id }, data: { emailVerifiedAt: new Date(), ...data } })
  return member
}

const people = async () =>
  [await makeReader('asha'), await makeReader('bina'), await makeReader('chitra')] as const

const reply = (author: Member, postId: string, parentCommentId: string) =>
  makeComment(author, postId, { parentCommentId })

/** Returns the rows of notifications that remain after their time. */
const rows = () => db.outgoingMail.findMany({ where: { kind: 'somethingNew' } })
const all = () => db.notification.findMany()

afterEach(() => void vi.useRealTimers())

/** Starts a mailer that keeps the mails that it sends. */
function postOffice(ahead = 0) {
  const sent: Buffer[] = []
  const harness = mailHarness(
    { deliver: ({ message }) => Promise.resolve({ file: `${sent.push(message)}` }), close() {} },
    undefined,
    ahead,
  )
  return {
    ...harness,
    /** Lists the recipients of mails since the last call, sorted. */
    async told() {
      const mails = await Promise.all(sent.splice(0).map((each) => PostalMime.parse(each)))
      return mails.map(({ to }) => to?.[0]?.address?.split('@')[0]).sort()
    },
    take: () => sent.splice(0),
  }
}

/** Lists the members who are notified of all items so far. */
async function told() {
  const office = postOffice()
  await office.pass(aDelay)
  // The mailer's clock is ahead, so it would send notifications of later items immediately.
  await office.stop()
  return office.told()
}

describe('who is told', () => {
  test("of a comment the post's author, once and never the writer, and nobody of a refused one", async () => {
    const [asha, bina] = await people()
    const post = await makePost(asha)
    await publishComment(bina, post.id, { content: '' })
    await publishComment(bina, post.id, { content: 'x', parentCommentId: post.id })
    expect(await all()).toEqual([])
    await makeComment(asha, post.id)
    expect(await told()).toEqual([])
    await makeComment(bina, post.id)
    expect(await told()).toEqual(['asha'])
    const form = { content: 'once', idempotencyKey: 'key-1' }
    await Promise.all([1, 2].map(() => publishComment(bina, post.id, form)))
    expect(await told()).toEqual(['asha'])
    await publishComment(bina, post.id, form)
    expect(await told()).toEqual([])
  })

  test('of a reply the author of the thread and of the comment that was answered, each once', async () => {
    const [asha, bina, chitra] = await people()
    const post = await makePost(asha)
    const thread = await makeComment(bina, post.id)
    const answer = await reply(chitra, post.id, thread.id)
    expect(await told()).toEqual(['asha', 'bina'])
    await reply(asha, post.id, answer.id)
    expect(await told()).toEqual(['bina', 'chitra'])
    await reply(bina, post.id, thread.id)
    expect(await told()).toEqual(['asha'])
  })

  test('anonymous authors too', async () => {
    const [asha, bina, chitra] = await people()
    const post = await makePost(asha, { isAnonymous: true })
    const thread = await makeComment(bina, post.id, { isAnonymous: true })
    await makeComment(chitra, post.id, { isAnonymous: true, parentCommentId: thread.id })
    expect(await told()).toEqual(['asha', 'bina'])
  })

  test('nobody who no longer follows the thread', async () => {
    const [asha, bina, chitra] = await people()
    const post = await makePost(asha)
    await makeComment(bina, post.id)
    unwrap(await followThread(asha, post.id, { following: false }))
    await makeComment(chitra, post.id)
    expect(await told()).toEqual([])
    unwrap(await followThread(asha, post.id, { following: true }))
    await makeComment(chitra, post.id)
    expect(await told()).toEqual(['asha'])
  })

  test('nobody of what an anonymous author writes whom she hides in the thread', async () => {
    const [asha, bina, chitra] = await people()
    const post = await makePost(asha)
    const { id } = await makeComment(bina, post.id, { isAnonymous: true })
    unwrap(await hideInThread(asha, id, { hidden: true }))
    await makeComment(bina, post.id, { isAnonymous: true })
    expect(await told()).toEqual([])
    await makeComment(chitra, post.id, { isAnonymous: true })
    expect(await told()).toEqual(['asha'])
  })
})

describe('of a comment that a moderator shows again', () => {
  const removal = { action: 'remove', reason: 'abuse' }
  const mistake = { action: 'restore', reason: 'mistake' }
  const dismissal = { action: 'dismiss', reason: 'fits' }

  test.each([
    ['removed', mistake],
    ['hidden by reports', dismissal],
  ])('is told who was not told before it was %s', async (_, decision) => {
    const [asha, bina, chitra] = await people()
    const moderator = await makeModerator()
    const post = await makePost(asha, { isAnonymous: true })
    const thread = await makeComment(bina, post.id)
    expect(await told()).toEqual(['asha'])
    const { id } = await reply(chitra, post.id, thread.id)
    if (decision === mistake) unwrap(await moderateItem(moderator, asComment(id), removal))
    else {
      const now = new Date()
      await db.comment.update({ where: { id }, data: { removedAt: now, hiddenAt: now } })
    }
    // A mailer decides once about each row.
    const office = postOffice()
    await office.pass(aDelay)
    expect(await office.told()).toEqual([])
    unwrap(await moderateItem(moderator, asComment(id), decision))
    await office.look()
    expect(await office.told()).toEqual(['asha', 'bina'])
  })

  test('is told nobody again whose mail has left', async () => {
    const [asha, bina] = await people()
    const moderator = await makeModerator()
    const post = await makePost(asha)
    const { id } = await makeComment(bina, post.id)
    expect(await told()).toEqual(['asha'])
    const createdAt = new Date(Date.now() - 121 * minute)
    await db.comment.update({ where: { id }, data: { createdAt } })
    unwrap(await moderateItem(moderator, asComment(id), removal))
    unwrap(await moderateItem(moderator, asComment(id), mistake))
    expect(await told()).toEqual([])
  })
})

describe('when', () => {
  test('each is due a random five to sixty minutes later, and its row tells the hour', async () => {
    const [asha, bina] = await people()
    const post = await makePost(asha)
    const written = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: written })
    for (let turn = 0; turn < 20; turn++) await makeComment(bina, post.id)
    vi.useRealTimers()
    const hours = new Set<number>()
    const delays = (await allNews()).map(({ keptUntil, dueAt = 0 }) => {
      hours.add(keptUntil.getTime())
      return (dueAt - written) / minute
    })
    expect([...hours]).toEqual([Math.floor(written / (60 * minute)) * 60 * minute + 120 * minute])
    expect(delays).toHaveLength(60)
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(5)
    expect(Math.max(...delays)).toBeLessThanOrEqual(60)
    // By chance, this fails once in 10^20 runs.
    expect(Math.max(...delays) - Math.min(...delays)).toBeGreaterThan(20)
    expect(new Set(delays).size).toBe(60)
  })

  test('no mail leaves in the first five minutes, and it does within the hour', async () => {
    const [asha, bina] = await people()
    await makeComment(bina, (await makePost(asha, { isAnonymous: true })).id)
    const office = postOffice()
    await office.pass(4.9)
    expect(await office.told()).toEqual([])
    await office.pass(56.1)
    expect(await office.told()).toEqual(['asha'])
    expect(await rows()).toEqual([])
  })

  test('a clock that is set back does not prolong it by more than the delay', async () => {
    const [asha, bina] = await people()
    await makeComment(bina, (await makePost(asha)).id)
    const office = postOffice(-3 * 60 * minute)
    await office.look()
    expect(await office.told()).toEqual(['asha'])
  })
})

describe('one mail stands for everything new', () => {
  test('of all threads, and the next waits a delay of its own', async () => {
    const [asha, bina, chitra] = await people()
    const [here, there] = [await makePost(asha), await makePost(asha, { isAnonymous: true })]
    const thread = await makeComment(bina, here.id)
    await reply(chitra, here.id, thread.id)
    await makeComment(chitra, there.id)
    const office = postOffice()
    await office.pass(aDelay)
    await office.stop()
    expect(await office.told()).toEqual(['asha', 'bina'])
    expect(await rows()).toEqual([])
    await makeComment(bina, there.id)
    const next = postOffice(4.9 * minute)
    await next.look()
    expect(await next.told()).toEqual([])
    await next.pass(aDelay)
    expect(await next.told()).toEqual(['asha'])
  })

  test('when it leaves, whatever the others’ times would be', async () => {
    const [asha, bina] = await people()
    for (let turn = 0; turn < 5; turn++) await makeComment(bina, (await makePost(asha)).id)
    const [first] = await newsOf(asha)
    const office = postOffice(Number(first?.dueAt) - Date.now() + 1000)
    await office.look()
    expect(await office.told()).toEqual(['asha'])
    await office.pass(aDelay)
    expect(await office.told()).toEqual([])
  })

  test('and is the same mail for comments and for the answer to an appeal', async () => {
    const [asha, bina, chitra] = await people()
    const [remover, other] = [await makeModerator(), await makeModerator()]
    const item = asItem((await makePost(asha, { isAnonymous: true })).id)
    unwrap(await moderateItem(remover, item, { action: 'remove', reason: 'privacy' }))
    unwrap(await appeal(asha, item, { message: 'I wrote this with her consent.' }))
    unwrap(await moderateItem(other, item, { action: 'answerAppeal', reason: 'restore' }))
    for (let turn = 0; turn < 2; turn++) await makeComment(chitra, (await makePost(bina)).id)
    const office = postOffice()
    await office.pass(aDelay)
    const letters = office.take().map((raw) => PostalMime.parse(raw))
    const mails = (await Promise.all(letters)).map(({ to, subject, text = '' }) => ({
      to: to?.[0]?.address?.split('@')[0],
      said: { subject, text: text.replace(/token=\S+/, '') },
    }))
    expect(mails.map(({ to }) => to).sort()).toEqual(['asha', 'bina'])
    expect(mails[0]?.said).toEqual(mails[1]?.said)
    expect(mails[0]?.said.text).toMatch(/There is something new for you[^]*:3000\/profile\n/)
  })

  test('of an appeal and a comment together', async () => {
    const [asha, bina] = await people()
    const [remover, other] = [await makeModerator(), await makeModerator()]
    const item = asItem((await makePost(asha)).id)
    unwrap(await moderateItem(remover, item, { action: 'remove', reason: 'privacy' }))
    unwrap(await appeal(asha, item, { message: 'I wrote this with her consent.' }))
    unwrap(await moderateItem(other, item, { action: 'answerAppeal', reason: 'restore' }))
    await makeComment(bina, (await makePost(asha)).id)
    expect(await told()).toEqual(['asha'])
  })

  test('also if several processes send at the same time', async () => {
    const [asha, bina, chitra] = await people()
    const post = await makePost(asha)
    for (let turn = 0; turn < 6; turn++) {
      const thread = await makeComment(bina, post.id)
      await reply(chitra, post.id, thread.id)
    }
    const offices = [postOffice(aDelay * minute), postOffice(aDelay * minute)]
    await Promise.all(offices.map((office) => office.look()))
    const all = await Promise.all(offices.map((office) => office.told()))
    expect(all.flat().sort()).toEqual(['asha', 'bina'])
    expect(await rows()).toEqual([])
  })
})

/** Returns the notifications of a member, sorted by due time. */
async function newsOf({ id }: Member) {
  const found = (await allNews()).filter(({ subscriberId, dueAt }) => subscriberId === id && dueAt)
  return found.sort((a, b) => Number(a.dueAt) - Number(b.dueAt))
}

describe('no row tells of which comment a mail is', () => {
  test('all stay the same until their hour is over, whether a mail came of them or not', async () => {
    const [asha, bina, chitra] = await people()
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-04T10:58:00Z') })
    const post = await makePost(asha, { isAnonymous: true })
    for (const writer of [bina, chitra, bina]) await makeComment(writer, post.id)
    const before = await all()
    const office = postOffice()
    await office.pass(61)
    expect(await office.told()).toEqual(['asha'])
    const after = await all()
    expect(after).toEqual(expect.arrayContaining(before))
    // The rows of a sent notification look like the other rows, and like those that notify nobody.
    expect(after).toHaveLength(2 * before.length)
    for (const { sealed, keptUntil } of after) {
      expect(sealed).toHaveLength(before[0]?.sealed.length ?? 0)
      expect(keptUntil).toEqual(before[0]?.keptUntil)
    }
    expect(before[0]?.keptUntil).toEqual(new Date('2027-01-04T12:00:00Z'))
    await office.pass(2)
    expect(await all()).toEqual([])
    expect(await office.told()).toEqual([])
  })

  test('after a restart nobody is told once more', async () => {
    const [asha, bina] = await people()
    for (let turn = 0; turn < 3; turn++) await makeComment(bina, (await makePost(asha)).id)
    expect(await told()).toEqual(['asha'])
    expect((await all()).length).toBeGreaterThan(0)
    expect(await told()).toEqual([])
  })

  test('nor in the next hour, of what was written before the mail', async () => {
    const [asha, bina] = await people()
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-04T09:57:00Z') })
    for (let turn = 0; turn < 3; turn++) await makeComment(bina, (await makePost(asha)).id)
    vi.setSystemTime(new Date('2027-01-04T10:58:00Z'))
    const office = postOffice()
    await office.look()
    expect(await office.told()).toEqual(['asha'])
    await office.stop()
    vi.setSystemTime(new Date('2027-01-04T11:03:00Z'))
    expect(await told()).toEqual([])
  })

  test('one mail stands for all that came while the mail server was away', async () => {
    const [asha, bina] = await people()
    const away = mailHarness({
      deliver: () => Promise.reject(new DeliveryError('connection', 'ESOCKET')),
      close() {},
    })
    await makeComment(bina, (await makePost(asha)).id)
    await away.pass(aDelay)
    await makeComment(bina, (await makePost(asha)).id)
    await away.pass(aDelay)
    await away.stop()
    expect(await rows()).toHaveLength(1)
    expect(await told()).toEqual(['asha'])
  })
})

describe('the rows of a comment tell nothing of its readers', () => {
  const off = (asha: Member) =>
    db.user.update({ where: { id: asha.id }, data: { emailNotifications: false } })
  const unverified = (asha: Member) =>
    db.user.update({ where: { id: asha.id }, data: { emailVerifiedAt: null } })
  const gone = (asha: Member) => db.user.delete({ where: { id: asha.id } })

  const block = async (asha: Member, bina: Member) => {
    const { id } = await makePost(bina)
    unwrap(await setBlock(asha, asItem(id), true))
  }
  const unfollowed = async (asha: Member) => {
    const { id } = await db.post.findFirstOrThrow({ select: { id: true } })
    unwrap(await followThread(asha, id, { following: false }))
  }
  const nothing = () => Promise.resolve()

  type Happen = (asha: Member, bina: Member) => Promise<unknown>
  const readers: [string, Happen, { isAnonymous?: boolean; by?: 'asha'; inThread?: boolean }][] = [
    ['who wants mails', nothing, {}],
    ['of an anonymous post', nothing, { isAnonymous: true }],
    ['who switched notifications off', off, {}],
    ['whose address is not verified', unverified, {}],
    ['who blocked the writer', block, {}],
    ['who no longer follows the thread', unfollowed, {}],
    ['who left', gone, {}],
    ['who writes herself', nothing, { by: 'asha' }],
    ['who wrote post and thread', nothing, { inThread: true }],
    ['who wrote post and thread, and writes herself', nothing, { inThread: true, by: 'asha' }],
  ]

  test.each(readers)('%s, also when all is decided', async (_, happen, options) => {
    const { isAnonymous = false, by, inThread } = options
    const [asha, bina, chitra] = await people()
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-04T10:10:00Z') })
    const post = await makePost(asha, { isAnonymous })
    const thread = inThread ? await makeComment(asha, post.id, { isAnonymous }) : null
    // A notification that is already waiting.
    await makeComment(chitra, post.id)
    await happen(asha, bina)
    const before = new Set((await all()).map(({ id }) => id))
    const parent = thread && { parentCommentId: thread.id }
    await makeComment(by === 'asha' ? asha : bina, post.id, { isAnonymous: false, ...parent })
    const queued = await all()
    const added = queued.filter(({ id }) => !before.has(id))
    expect(added).toHaveLength(3)
    for (const { sealed } of added) expect(sealed).toHaveLength(379)
    expect(new Set(added.map(({ keptUntil }) => keptUntil.getTime())).size).toBe(1)
    const columns = new Set(added.map((row) => Object.keys(row).sort().join()))
    expect([...columns]).toEqual(['id,keptUntil,sealed'])
    expect(new Set(added.flatMap(({ id, sealed }) => [id, sealed])).size).toBe(6)
    await told()
    const decided = await all()
    expect(decided).toHaveLength(2 * queued.length)
    expect(new Set(decided.map(({ sealed }) => sealed.length)).size).toBe(1)
  })

  test('nor does the number of rows tell that one reader was told twice', async () => {
    const [asha, bina] = await people()
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-04T10:10:00Z') })
    const post = await makePost(asha)
    for (let turn = 0; turn < 2; turn++) {
      await makeComment(bina, post.id)
      expect(await told()).toEqual(['asha'])
      vi.setSystemTime(Date.now() + minute)
    }
    // The second mailer decides about the first comment again, so there are three roles, five times.
    expect(await all()).toHaveLength(15)
  })
})

describe('what the mail says', () => {
  test.each(['en', 'hi'])(
    'names nobody and no thread, in any header or part: %s',
    async (language) => {
      const [asha, bina] = [await makeReader('asha', { language }), await makeReader('bina')]
      const post = await makePost(asha, { title: 'A private title', isAnonymous: true })
      const thread = await makeComment(asha, post.id, { isAnonymous: true })
      const content = 'Private words'
      const comment = await makeComment(bina, post.id, { content, parentCommentId: thread.id })
      const token = unsubscribeToken(asha.id, asha.email)
      const queued = await all()
      const dump = await dumpDatabase()
      const office = postOffice()
      await office.pass(aDelay)
      const [raw = Buffer.from('')] = office.take()
      const mail = await PostalMime.parse(raw)
      const parts = partsOf(mail)

      const links = parts.flatMap((part) => part.match(/https?:\/\/[^\s"<>]+/g) ?? [])
      const own = [
        'http://localhost:3000/profile',
        `http://localhost:3000/unsubscribe?token=${token}`,
      ]
      expect(new Set(links)).toEqual(new Set(own))
      const secrets = [
        post.id,
        thread.id,
        comment.id,
        asha.id,
        bina.id,
        ...queued.map(({ id }) => id),
      ]
      const words = ['private', 'bina', 'Display ']
      for (const part of [raw.toString(), ...parts])
        for (const told of [...secrets, ...words])
          expect(part.toLowerCase()).not.toContain(told.toLowerCase())

      const headers = mail.headers.map(({ key }) => key).sort()
      expect(headers).toEqual([
        ...['auto-submitted', 'content-language', 'content-type', 'date', 'from'],
        ...['list-unsubscribe', 'list-unsubscribe-post', 'message-id', 'mime-version'],
        ...['subject', 'to'],
      ])
      expect(mail.headers.find(({ key }) => key === 'content-language')?.value).toBe(language)
      // No row contains the mail's id.
      const [, name = 'none'] = /^<([0-9a-f]{64})@localhost>$/.exec(mail.messageId ?? '') ?? []
      expect(dump).not.toContain(name)
    },
  )

  test('is another mail each time, of the same thread too, with the date at which it leaves', async () => {
    const [asha, bina] = await people()
    const post = await makePost(asha)
    const ids: string[] = []
    for (let turn = 0; turn < 2; turn++) {
      await makeComment(bina, post.id)
      const office = postOffice()
      const before = Math.floor(Date.now() / 1000) * 1000
      await office.pass(aDelay)
      await office.stop()
      const [raw = ''] = office.take()
      const { messageId = '', subject, date = '' } = await PostalMime.parse(raw)
      expect(Date.parse(date)).toBeGreaterThanOrEqual(before)
      expect(Date.parse(date)).toBeLessThanOrEqual(Date.now())
      expect(subject).toBe('Something new for you')
      ids.push(messageId)
    }
    expect(new Set(ids).size).toBe(2)
  })

  test('unsubscribes with one click, without a session', async () => {
    const [asha, bina] = await people()
    const post = await makePost(asha)
    await makeComment(bina, post.id)
    const office = postOffice()
    await office.pass(aDelay)
    const [raw = ''] = office.take()
    const headers = (await PostalMime.parse(raw)).headers.map(({ key, value }) => [key, value])
    const token = unsubscribeToken(asha.id, asha.email)
    const url = `http://localhost:3000/unsubscribe?token=${token}`
    expect(headers).toContainEqual(['list-unsubscribe', `<${url}>`])
    expect(headers).toContainEqual(['list-unsubscribe-post', 'List-Unsubscribe=One-Click'])
    expect(await unsubscribe(token)).toMatchObject({ ok: true })
    await makeComment(bina, (await makePost(asha)).id)
    expect(await told()).toEqual([])
  })
})

function partsOf({ headers, text = '', html = '' }: Email) {
  return [...headers.map(({ key, value }) => `${key}: ${value}`), text, html]
}

describe('no mail leaves, and no row stays,', () => {
  const change = (id: string, data: object) => db.user.update({ where: { id }, data })

  test.each<[string, (asha: MailedMember, bina: Member, commentId: string) => Promise<unknown>]>([
    [
      'when notifications were switched off',
      (asha) => unsubscribe(unsubscribeToken(asha.id, asha.email)),
    ],
    ['when the address is no longer verified', ({ id }) => change(id, { emailVerifiedAt: null })],
    ['when the reader has left', ({ id }) => db.user.delete({ where: { id } })],
    ['when the post has gone', () => db.post.deleteMany()],
    ['when the post was removed', () => db.post.updateMany({ data: { removedAt: new Date() } })],
    ['when the comment was deleted', async (_, bina, id) => unwrap(await deleteComment(bina, id))],
    [
      'when the comment was removed',
      (_, __, id) => db.comment.update({ where: { id }, data: { removedAt: new Date() } }),
    ],
    [
      'when the reader has blocked the writer',
      async (asha, bina) => unwrap(await setBlock(asha, asItem((await makePost(bina)).id), true)),
    ],
  ])('%s', async (_, happen) => {
    const [asha, bina] = await people()
    const { id } = await makeComment(bina, (await makePost(asha)).id)
    expect(await all()).toHaveLength(3)
    await happen(asha, bina, id)
    expect(await told()).toEqual([])
    expect(await rows()).toEqual([])
  })

  test("when the reader has blocked the post's author, unless the post is anonymous", async () => {
    const [asha, bina, chitra] = await people()
    const threads = []
    for (const isAnonymous of [false, true]) {
      const { id } = await makePost(bina, { isAnonymous })
      threads.push({ id, comment: await makeComment(asha, id) })
    }
    await told()
    unwrap(await setBlock(asha, asItem(threads[0]?.id ?? ''), true))
    for (const [index, names] of [['bina'], ['asha', 'bina']].entries()) {
      const { id = '', comment } = threads[index] ?? {}
      await reply(chitra, id, comment?.id ?? '')
      expect(await told()).toEqual(names)
    }
  })

  test('but what else is new is told', async () => {
    const [asha, bina] = await people()
    const post = await makePost(asha)
    const deleted = await makeComment(bina, post.id)
    await makeComment(bina, post.id)
    unwrap(await deleteComment(bina, deleted.id))
    expect(await told()).toEqual(['asha'])
  })

  test('to a former address', async () => {
    const [asha, bina] = await people()
    await makeComment(bina, (await makePost(asha)).id)
    await change(asha.id, { email: 'new@example.com', emailKey: 'new@example.com' })
    expect(await told()).toEqual(['new'])
  })
})

test('of a notification that is refused for good, only the host is kept', async () => {
  const [asha, bina] = await people()
  await makeComment(bina, (await makePost(asha, { isAnonymous: true })).id)
  const refuse = () => Promise.reject(new DeliveryError('never', 'EENVELOPE RCPT TO 550'))
  const harness = mailHarness({ deliver: refuse, close() {} })
  await harness.pass(aDelay)
  const [failed, ...others] = await outbox()
  expect(others).toEqual([])
  expect(failed).toMatchObject({ state: 'failed', recipient: '@example.com', payload: {} })
  // 64 bytes for every host.
  expect((await rows())[0]?.payload).toHaveLength(123)
  const { mails, hosts } = unwrap(await listFailedMails(await makeModerator('admin')))
  expect(mails).toMatchObject([{ kind: 'somethingNew', reason: 'EENVELOPE RCPT TO 550' }])
  expect(hosts).toEqual([{ host: 'example.com', count: 1 }])
})
