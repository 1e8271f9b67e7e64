import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { queueNotifications } from '~/domain/mail/notifications.server'
import { queueMail } from '~/domain/mail/outbox.server'
import { makeComment, makeMember, makePost } from '../../support/forum/factories'
import { mailHarness, listRecipients, startMailServer } from '../../support/mail/mail-harness'

const backlog = 3_000
const recipients = 300
// Every notification is due within the hour.
const ahead = 61 * 60_000
// The mailer's concurrency: this many mails can be in flight before the queue is read again.
const concurrency = 4

/** Queues notifications that are all due for the mailer of a test. */
async function queueBacklog() {
  const writer = await makeMember()
  const { id: postId } = await makePost(writer)
  const { id: commentId } = await makeComment(writer, postId)
  const readers = Array.from({ length: recipients }, (_, index) => ({
    id: randomUUID(),
    username: `reader_${index}`,
    usernameKey: `reader_${index}`,
    email: `reader-${index}@example.com`,
    emailKey: `reader-${index}@example.com`,
    emailVerifiedAt: new Date(),
  }))
  await db.user.createMany({ data: readers })
  const roles: Record<string, string> = {}
  for (let index = 0; index < backlog; index++) roles[index] = readers[index % recipients]?.id ?? ''
  const comment = { id: commentId, postId }
  await db.$transaction((tx) => queueNotifications(comment, roles, tx))
}

const kinds = ['resetPassword', 'verifyEmail', 'confirmSubscription'] as const
const recipient = (index: number) => `waiting-${index}@example.com`

function queueUrgent(index: number) {
  const kind = kinds[index % kinds.length] ?? 'resetPassword'
  const mail = { cause: `urgent-${index}`, language: 'en', payload: { token: 't' } }
  return queueMail({ ...mail, kind, recipient: recipient(index) })
}

test('whoever waits for a link is served before a backlog, also when she asks while it is being sent', async () => {
  const server = await startMailServer()
  await queueBacklog()
  const urgent = Array.from({ length: 12 }, (_, index) => index)
  for (const index of urgent) await queueUrgent(index)
  mailHarness(server.url, undefined, ahead)
  await expect
    .poll(() => server.taken.length, { timeout: 120_000 })
    .toBeGreaterThanOrEqual(urgent.length + concurrency)
  const first = listRecipients(server.taken.slice(0, urgent.length + concurrency))
  expect(first).toEqual(expect.arrayContaining(urgent.map(recipient)))

  await queueUrgent(urgent.length)
  const before = server.taken.length
  const late = recipient(urgent.length)
  const mails = () => server.taken.map(({ to }) => to?.[0]?.address)
  await expect.poll(mails, { timeout: 120_000 }).toContain(late)
  // Mails in flight, mails selected before the link was queued, and mails in flight next to it.
  expect(mails().indexOf(late) - before).toBeLessThanOrEqual(3 * concurrency)
})
