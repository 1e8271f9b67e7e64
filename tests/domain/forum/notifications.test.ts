import { describe, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import type { Member } from '~/domain/members/member'
import { unsubscribe, unsubscribeToken } from '~/domain/accounts/unsubscribe.server'
import { publishComment } from '~/domain/comments/publish-comment.server'
import type { ComposedMail } from '~/domain/mail/compose.server'
import { makeComment, makeMember, makePost } from '../../support/forum/factories'
import { mailHarness } from '../../support/mail/mail-harness'
import { outbox } from '../../support/mail/mailed'

const minute = 60_000

/** A member whose address is verified. */
async function makeReader(username: string, data: { language?: string } = {}) {
  const member = await makeMember(username)
  await db.user.update({ where: { id: member.id }, data: { emailVerifiedAt: new Date(), ...data } })
  return member
}

const people = async () =>
  [await makeReader('asha'), await makeReader('bina'), await makeReader('chitra')] as const

const mails = outbox
const told = async () => (await mails()).map(({ recipient }) => recipient.split('@')[0]).sort()
const reply = (author: Member, postId: string, parentCommentId: string) =>
  makeComment(author, postId, { parentCommentId })

/** As if the mails so far had been sent this many minutes ago. */
const sentAgo = (minutes: number) =>
  db.outgoingMail.updateMany({
    data: { state: 'sent', sentAt: new Date(Date.now() - minutes * minute) },
  })

describe('who is told', () => {
  test("of a comment the post's author, never the writer", async () => {
    const [asha, bina] = await people()
    const post = await makePost(asha)
    await makeComment(asha, post.id)
    expect(await told()).toEqual([])
    await makeComment(bina, post.id)
    expect(await told()).toEqual(['asha'])
  })

  test('of a reply the author of the thread and of the comment that was answered, each once', async () => {
    const [asha, bina, chitra] = await people()
    const post = await makePost(asha)
    const thread = await makeComment(bina, post.id)
    const answer = await reply(chitra, post.id, thread.id)
    expect(await told()).toEqual(['asha', 'bina'])
    await db.outgoingMail.deleteMany()
    await reply(asha, post.id, answer.id)
    expect(await told()).toEqual(['bina', 'chitra'])
    await db.outgoingMail.deleteMany()
    await reply(bina, post.id, thread.id)
    expect(await told()).toEqual(['asha'])
  })

  test('nobody whose address is not verified, or who switched notifications off', async () => {
    const [asha, bina, chitra] = await people()
    const post = await makePost(asha)
    const thread = await makeComment(bina, post.id)
    await db.outgoingMail.deleteMany()
    await db.user.update({ where: { id: asha.id }, data: { emailVerifiedAt: null } })
    await db.user.update({ where: { id: bina.id }, data: { emailNotifications: false } })
    await reply(chitra, post.id, thread.id)
    expect(await told()).toEqual([])
  })

  test('nobody of what a deleted or refused comment would have been', async () => {
    const [asha, bina] = await people()
    const post = await makePost(asha)
    await publishComment(bina, post.id, { content: '' })
    await publishComment(bina, post.id, { content: 'x', parentCommentId: post.id })
    expect(await told()).toEqual([])
  })

  test('once of a form that is sent twice', async () => {
    const [asha, bina] = await people()
    const post = await makePost(asha)
    const form = { content: 'once', idempotencyKey: 'key-1' }
    await Promise.all([1, 2].map(() => publishComment(bina, post.id, form)))
    await sentAgo(60)
    await publishComment(bina, post.id, form)
    expect(await told()).toEqual(['asha'])
  })
})

describe('one mail a post and recipient in ten minutes', () => {
  test('the first goes at once, and while it waits it stands for everything new', async () => {
    const [asha, bina, chitra] = await people()
    const post = await makePost(asha)
    await Promise.all([bina, chitra, bina].map((writer) => makeComment(writer, post.id)))
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.nextAttemptAt.getTime()).toBeLessThanOrEqual(Date.now())
  })

  test('what comes after it makes one more, ten minutes later', async () => {
    const [asha, bina] = await people()
    const post = await makePost(asha)
    await makeComment(bina, post.id)
    await sentAgo(4)
    await makeComment(bina, post.id)
    await makeComment(bina, post.id)
    const [first, second, ...others] = await mails()
    expect(others).toEqual([])
    expect(Number(second?.nextAttemptAt) - Number(first?.sentAt)).toBe(10 * minute)
  })

  test('so too when the clock was set back by an hour since', async () => {
    const [asha, bina] = await people()
    const post = await makePost(asha)
    await makeComment(bina, post.id)
    await sentAgo(-60)
    await makeComment(bina, post.id)
    const [, second] = await mails()
    expect(Number(second?.nextAttemptAt) - Date.now()).toBeLessThanOrEqual(10 * minute)
    expect(Number(second?.nextAttemptAt)).toBeGreaterThan(Date.now())
  })

  test('after ten quiet minutes the next goes at once again, and without news none does', async () => {
    const [asha, bina] = await people()
    const post = await makePost(asha)
    await makeComment(bina, post.id)
    await sentAgo(11)
    expect(await mails()).toHaveLength(1)
    await makeComment(bina, post.id)
    const [, second] = await mails()
    expect(second?.nextAttemptAt.getTime()).toBeLessThanOrEqual(Date.now())
  })

  test('another post and another reader have ten minutes of their own', async () => {
    const [asha, bina, chitra] = await people()
    const [here, there] = [await makePost(asha), await makePost(asha)]
    const thread = await makeComment(bina, here.id)
    await sentAgo(1)
    await makeComment(bina, there.id)
    await reply(chitra, here.id, thread.id)
    const due = (await mails()).filter(({ nextAttemptAt }) => nextAttemptAt <= new Date())
    expect(due.map(({ recipient }) => recipient.split('@')[0]).sort()).toEqual([
      'asha',
      'asha',
      'bina',
    ])
  })
})

describe('what the mail says', () => {
  test('names nobody and nothing, and leads to the comment', async () => {
    const [asha, bina] = await people()
    const post = await makePost(asha, { title: 'A private title', isAnonymous: true })
    const comment = await makeComment(bina, post.id, {
      content: 'Private words',
      isAnonymous: true,
    })
    const [message = ''] = await sendAll()
    expect(message).toContain('Subject: Something new for you\r\n')
    const index = `${post.id}?comment=${comment.id}#comment-${comment.id}`
    expect(message).toContain(`http://localhost:3000/forum/post/${index}`)
    expect(message).not.toMatch(/private |bina|Display /i)
    expect(message).not.toContain(bina.id)
    expect(message.replace('asha@example.com', '')).not.toMatch(/asha/i)
  })

  test('is in the language of its reader', async () => {
    const [asha, bina] = [await makeReader('asha', { language: 'hi' }), await makeReader('bina')]
    await makeComment(bina, (await makePost(asha)).id)
    const [message = ''] = await sendAll()
    expect(message).toContain('Content-Language: hi\r\n')
  })

  test('unsubscribes with one click, without a session', async () => {
    const [asha, bina] = await people()
    const post = await makePost(asha)
    await makeComment(bina, post.id)
    const token = (await mails())[0]?.payload.unsubscribe
    const [message = ''] = await sendAll()
    const url = `http://localhost:3000/unsubscribe?token=${token}`
    expect(message).toContain(`List-Unsubscribe: <${url}>\r\n`)
    expect(message).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
    expect(await unsubscribe(token)).toMatchObject({ ok: true })
    await makeComment(bina, (await makePost(asha)).id)
    expect(await mails()).toHaveLength(1)
  })
})

describe('a mail that waits does not leave any more', () => {
  test.each([
    [
      'notifications were switched off',
      (asha: Member) => unsubscribe(unsubscribeToken(asha.id, asha.email)),
    ],
    [
      'the address is another',
      (asha: Member) =>
        db.user.update({
          where: { id: asha.id },
          data: { email: 'x@example.com', emailKey: 'x@example.com' },
        }),
    ],
    [
      'the address is no longer verified',
      (asha: Member) => db.user.update({ where: { id: asha.id }, data: { emailVerifiedAt: null } }),
    ],
    ['the post has gone', () => db.post.deleteMany()],
    ['the post was removed', () => db.post.updateMany({ data: { removedAt: new Date() } })],
  ])('when %s', async (_, happen) => {
    const [asha, bina] = await people()
    await makeComment(bina, (await makePost(asha)).id)
    expect(await mails()).toHaveLength(1)
    await happen(asha)
    expect(await sendAll()).toEqual([])
    expect(await mails()).toEqual([])
  })
})

async function sendAll() {
  const sent: ComposedMail[] = []
  const harness = mailHarness({
    deliver: (mail) => Promise.resolve({ file: `${sent.push(mail)}` }),
    close() {},
  })
  await harness.passUntilEmpty()
  await harness.stop()
  return sent.map(({ message }) => plain(message.toString()))
}

// Quoted-printable, as far as a link needs it read.
function plain(message: string) {
  return message.replace(/=\r\n/g, '').replaceAll('=3D', '=')
}
