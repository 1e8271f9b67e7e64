import { randomInt, randomUUID } from 'node:crypto'
import { databaseKind, db, type Transaction } from '~/database/db.server'
import { env } from '~/runtime/env.server'
import { minute } from '../durations'
import { authorIdOf, authorshipColumns } from '../authorship/authorship.server'
import { claimOf, type ClaimedMail } from './claim.server'
import { longestNotificationDelay } from './due.server'
import { causeKey, encryptContents, openContents, type MailContents } from './outbox.server'
import { unsubscribeToken } from './unsubscribe.server'

const notificationDelay = { min: 5 * minute, max: longestNotificationDelay }

const kind = 'somethingNew'
const mostMerged = 5_000

type About = { readerId: string; postId: string; commentId: string }

/**
 * Queues the notifications about a comment: one row for each role, due after a random delay of its own. Rows tell
 * nothing of their readers, not even whether there is one: a role without a reader gets a random id. Whether a mail
 * is sent is decided when its row is due.
 * @param readers the id of the member in each role; null where there is none
 */
export async function queueNotifications(
  { id: commentId, postId }: { id: string; postId: string },
  readers: Record<string, string | null>,
  tx: Transaction,
): Promise<void> {
  const data = Object.entries(readers).map(([role, readerId]) => {
    const dueAt = new Date(Date.now() + randomInt(notificationDelay.min, notificationDelay.max + 1))
    const payload = { readerId: readerId ?? randomUUID(), postId, commentId } satisfies About
    return {
      kind,
      cause: causeKey(`${kind}/${commentId}/${role}`),
      payload: encryptContents({ recipient: '', language: '', payload }),
      // Becomes the mail's date, and must not tell when the comment was written.
      createdAt: dueAt,
      nextAttemptAt: dueAt,
    }
  })
  await tx.outgoingMail.createMany({ data })
}

/**
 * Decides about a claimed notification. If it is sent, all others that wait for the same reader are deleted with it:
 * one mail stands for everything new.
 * @param payload its opened payload
 * @returns the mail's contents; null if no mail is to be sent
 */
export function prepareNotification(
  mail: ClaimedMail,
  { readerId = '', postId = '', commentId = '' }: Record<string, string>,
): Promise<MailContents | null> {
  return db.$transaction(async (tx) => {
    await lockReader(readerId, tx)
    const reader = await tx.user.findFirst({
      where: { id: readerId, emailNotifications: true, emailVerifiedAt: { not: null } },
      select: { email: true, language: true },
    })
    if (!reader || !(await isNews({ readerId, postId, commentId }, tx))) return null
    // Another process may have sent a mail to this reader since the claim.
    if (!(await tx.outgoingMail.count({ where: claimOf(mail) }))) return null
    await deleteOthers(mail.id, readerId, tx)
    const { email: recipient, language } = reader
    return { recipient, language, payload: { unsubscribe: unsubscribeToken(readerId, recipient) } }
  })
}

// Of two notifications to one reader, only one may find the other. On SQLite a transaction is the only writer.
async function lockReader(id: string, tx: Transaction) {
  if (databaseKind(env.DATABASE_URL) === 'sqlite') return
  // Not the row's own lock, which would leave the number of this transaction in it.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${id}, 0))`
}

async function isNews({ readerId, postId, commentId }: About, tx: Transaction) {
  const comment = await tx.comment.findFirst({
    where: { id: commentId, postId, deletedAt: null, removedAt: null, post: { removedAt: null } },
    select: { ...authorshipColumns, isAnonymous: true },
  })
  if (!comment) return false
  const writerId = authorIdOf(comment)
  if (writerId === readerId) return false
  if (comment.isAnonymous || !writerId) return true
  const block = { blockerId: readerId, blockedId: writerId }
  return (await tx.block.count({ where: block })) === 0
}

async function deleteOthers(id: string, readerId: string, tx: Transaction) {
  const waiting = await tx.outgoingMail.findMany({
    where: { kind, state: 'waiting', id: { not: id } },
    orderBy: { nextAttemptAt: 'asc' },
    take: mostMerged,
    select: { id: true, payload: true },
  })
  const same = waiting.filter(({ payload }) => openContents(payload)?.payload.readerId === readerId)
  await tx.outgoingMail.deleteMany({ where: { id: { in: same.map((row) => row.id) } } })
}
