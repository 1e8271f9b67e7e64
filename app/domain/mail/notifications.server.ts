import { randomInt, randomUUID } from 'node:crypto'
import { v4 } from 'uuid'
import { z } from 'zod'
import { databaseKind, db, type Transaction } from '~/database/db.server'
import { decrypt, encrypt, computeMac } from '~/runtime/encryption.server'
import { env } from '~/runtime/env.server'
import { authorIdOf, authorshipColumns } from '../authorship/authorship.server'
import { startOfHour } from '../authorship/anonymity'
import { toIsoDay } from '../day'
import { hour, minute } from '../durations'
import { authorsHiddenBy } from '../members/hidden-content.server'
import { memberColumns, toMember, type Member } from '../members/member'
import { readThreadStates } from '../threads/thread-states.server'
import { checkedString } from '../validation/validation.server'
import { isPast } from './due.server'
import { queueMail, type MailContents } from './outbox.server'
import { unsubscribeToken } from './unsubscribe.server'

/** The purpose of the encryption of rows. */
export const notificationPurpose = 'notification'

const kind = 'somethingNew'
/** A notification becomes due after a random time between these. */
export const notificationDelay = { min: 5 * minute, max: hour }
const keptFor = 2 * hour

const pendingNotificationSchema = z.object({
  subscriberId: checkedString(),
  postId: checkedString(),
  commentId: checkedString(),
  writtenAt: z.number(),
  dueAt: z.number(),
})
const sentMarkerSchema = z.object({ subscriberId: checkedString(), toldAt: z.number() })

/** A new comment, or the answer to an appeal, that a subscriber may get a mail about. */
type PendingNotification = z.output<typeof pendingNotificationSchema>

/** Records that a mail to the subscriber covers everything written until `toldAt`. */
type SentMarker = z.output<typeof sentMarkerSchema>

/**
 * Stores one encrypted row per slot (author of the post, of the thread, of the comment replied to) for a new comment.
 * Each becomes due after its own random delay. A slot without a member gets a random id, so that the number of rows
 * does not show who is subscribed.
 * @param comment its id is empty for the answer to an appeal
 * @param subscribers the id of the member in each slot; null for a slot without a member
 */
export async function queueNotifications(
  { id: commentId, postId }: { id: string; postId: string },
  subscribers: Record<string, string | null>,
  tx: Transaction,
): Promise<void> {
  const writtenAt = Date.now()
  const data = Object.values(subscribers).map((subscriberId) => {
    const dueAt = writtenAt + randomInt(notificationDelay.min, notificationDelay.max + 1)
    return rowOf({
      subscriberId: subscriberId ?? randomUUID(),
      postId,
      commentId,
      writtenAt,
      dueAt,
    })
  })
  await tx.notification.createMany({ data })
}

function rowOf(note: PendingNotification | SentMarker) {
  const keptUntil = new Date(startOfHour(new Date()).getTime() + keptFor)
  return { sealed: encrypt(notificationPurpose, JSON.stringify(note)), keptUntil }
}

/** Queues the mails of some due notifications, and deletes rows of past hours. Returns true when more are due. */
export type NotificationDispatcher = (now: Date) => Promise<boolean>

// A small batch, so that other mails do not wait long.
const batchSize = 10

/** Creates a dispatcher. It remembers which rows it has decrypted and decided, because no row may show that. */
export function createNotificationDispatcher(): NotificationDispatcher {
  const decrypted = new Map<string, PendingNotification | null>()
  const decided = new Set<string>()

  async function read() {
    const rows = await db.notification.findMany({ select: { id: true, keptUntil: true } })
    const ids = new Set(rows.map(({ id }) => id))
    for (const id of decrypted.keys()) {
      if (ids.has(id)) continue
      decrypted.delete(id)
      decided.delete(id)
    }
    const unread = [...ids].filter((id) => !decrypted.has(id))
    const added = unread.length
      ? await db.notification.findMany({ where: { id: { in: unread } } })
      : []
    for (const { id, sealed } of added) decrypted.set(id, decryptNotification(sealed))
    return rows
  }

  return async (now) => {
    const rows = await read()
    const due = rows.flatMap(({ id, keptUntil }) => {
      const pending = decrypted.get(id)
      if (!pending || decided.has(id)) return []
      const isDue =
        isPast(pending.dueAt, now, notificationDelay.max) ||
        isPast(keptUntil.getTime(), now, keptFor)
      return isDue ? [{ id, pending }] : []
    })
    due.sort((a, b) => a.pending.dueAt - b.pending.dueAt)
    for (const { id, pending } of due.slice(0, batchSize)) {
      await decide(pending)
      decided.add(id)
    }
    if (due.length > batchSize) return true
    const over = rows.filter(({ keptUntil }) => isPast(keptUntil.getTime(), now, keptFor))
    if (over.length)
      await db.notification.deleteMany({ where: { id: { in: over.map(({ id }) => id) } } })
    return false
  }
}

function decryptNotification(sealed: string): PendingNotification | null {
  const text = decrypt(notificationPurpose, sealed)
  const read = text === null ? null : pendingNotificationSchema.safeParse(JSON.parse(text))
  return read?.data ?? null
}

// Every decision adds one row. Otherwise a count of the rows would reveal that the subscriber wants no notifications or
// has blocked the writer. Other tables show which members do.
async function decide(pending: PendingNotification) {
  await db.$transaction(async (tx) => {
    await lockSubscriber(pending.subscriberId, tx)
    if (!(await notify(pending, tx)))
      await tx.notification.create({
        data: rowOf({ subscriberId: randomUUID(), toldAt: Date.now() }),
      })
  })
}

/** Queues a mail if the subscriber wants one. True when that added a row. */
async function notify(pending: PendingNotification, tx: Transaction) {
  const { subscriberId, writtenAt } = pending
  const subscriber = await findSubscriber(subscriberId, tx)
  if (!subscriber || !(await isWanted(pending, toMember(subscriber), tx))) return false
  if ((await lastNotifiedAt(subscriberId, tx)) >= writtenAt) return false
  // A mail that still waits for the mail server also covers this news. The answer to an appeal has no mail of its own:
  // whoever has such a mail and a copy of the database could identify the author of the item.
  const cause = `${kind}/${subscriberId}/${toIsoDay(new Date())}`
  await queueMail({ kind, cause, recipient: '', language: '', payload: { subscriberId } }, tx)
  const [id = ''] = sentMarkerIds(subscriberId)
  const row = rowOf({ subscriberId, toldAt: Date.now() })
  const isKnown = (await tx.notification.count({ where: { id } })) > 0
  await tx.notification.upsert({ where: { id }, create: { id, ...row }, update: row })
  return !isKnown
}

// Returns the time of the last mail to a subscriber within the hours of the current rows.
async function lastNotifiedAt(subscriberId: string, tx: Transaction) {
  const rows = await tx.notification.findMany({
    where: { id: { in: sentMarkerIds(subscriberId) } },
  })
  const times = rows.map(({ sealed }) => {
    const text = decrypt(notificationPurpose, sealed)
    return text === null ? 0 : sentMarkerSchema.parse(JSON.parse(text)).toldAt
  })
  return Math.max(0, ...times)
}

// Returns the keys of this hour and of the two hours before it. The key changes each hour, so that nobody can compare
// two copies of the database.
function sentMarkerIds(subscriberId: string) {
  const thisHour = Math.floor(Date.now() / hour)
  return [0, 1, 2].map((ago) => {
    const random = computeMac(notificationPurpose, JSON.stringify([subscriberId, thisHour - ago]))
    return v4({ random: random.subarray(0, 16) })
  })
}

// Serialises the notifications to one subscriber, so that only one of two queues a mail. On SQLite a transaction is the
// only writer.
async function lockSubscriber(id: string, tx: Transaction) {
  if (databaseKind(env.DATABASE_URL) === 'sqlite') return
  // Uses no row lock, because that would store the number of this transaction in the row.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${id}, 0))`
}

function findSubscriber(id: string, tx: Transaction) {
  return tx.user.findFirst({
    where: { id, emailNotifications: true, emailVerifiedAt: { not: null } },
    select: memberColumns,
  })
}

/**
 * Returns the contents of a mail about news from its payload; null when the member no longer wants it. The row names
 * only the member, because the email address may change before the mail server takes the mail.
 */
export async function resolveRecipient({
  subscriberId = '',
}: Record<string, string>): Promise<MailContents | null> {
  const subscriber = await findSubscriber(subscriberId, db)
  if (!subscriber?.email) return null
  const { email: recipient, language } = subscriber
  return {
    recipient,
    language,
    payload: { unsubscribe: unsubscribeToken(subscriberId, recipient) },
  }
}

async function isWanted(
  { postId, commentId }: PendingNotification,
  subscriber: Member,
  tx: Transaction,
) {
  const subscriberId = subscriber.id
  // This is an answer to an appeal. It has no field of its own, because both kinds of rows must have the same size.
  if (!commentId) return true
  const comment = await tx.comment.findFirst({
    where: { id: commentId, postId, deletedAt: null, removedAt: null, post: { removedAt: null } },
    select: {
      ...authorshipColumns,
      isAnonymous: true,
      anonymousNumber: true,
      post: { select: { authorId: true } },
    },
  })
  if (!comment) return false
  const writerId = authorIdOf(comment)
  if (writerId === subscriberId) return false
  // A member who writes in a thread follows it until she unfollows it.
  const { states } = await readThreadStates(subscriberId, tx)
  if (states.get(postId)?.isFollowed === false) return false
  const { isAnonymous, anonymousNumber, post } = comment
  const isHidden = authorsHiddenBy(subscriber)
  if (isAnonymous && anonymousNumber !== null && isHidden({ postId, anonymousNumber })) return false
  // An anonymous item has no `authorId`.
  const named = [post.authorId, comment.authorId].filter((id) => id !== null)
  const block = { blockerId: subscriberId, blockedId: { in: named } }
  return (await tx.block.count({ where: block })) === 0
}

type NewComment = { id: string; postId: string; parentId: string | null }

/**
 * Queues notifications about a new comment to the authors of the post, the thread and the comment that it replies to.
 * Does the same work for all of them: response times would otherwise reveal, for example, who blocked the writer.
 * @param replyToId the comment that it replies to: the thread's first, or a reply in it
 */
export async function notifyOfComment(
  comment: NewComment,
  replyToId: string | undefined,
  tx: Transaction,
): Promise<void> {
  const { postId, parentId } = comment
  const post = await tx.post.findUnique({ where: { id: postId }, select: authorshipColumns })
  const ids = [parentId, replyToId].filter((id) => id != null)
  const comments = await tx.comment.findMany({
    where: { id: { in: ids } },
    select: { id: true, ...authorshipColumns },
  })
  const authorOf = (id: string | null | undefined) => {
    const found = comments.find((each) => each.id === id)
    return found ? authorIdOf(found) : null
  }
  const subscribers = {
    post: post && authorIdOf(post),
    thread: authorOf(parentId),
    replyTo: authorOf(replyToId),
  }
  await queueNotifications(comment, subscribers, tx)
}
