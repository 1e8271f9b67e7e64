import { setTimeout as wait } from 'node:timers/promises'
import { db } from '~/database/db.server'
import { log } from '~/runtime/log.server'
import { claimOf, type ClaimedMail } from './claim.server'
import { longestDelay } from './due.server'
import type { DeliveryError } from './delivery-error.server'

const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute
const triedFor = 2 * day
const keptFor = 30 * day
const notificationsKeptFor = 60 * minute
const firstDelay = 5 * second
const longestDelays = { connection: minute, later: longestDelay, never: 0 }

/** Records a sent mail and deletes its contents. */
export function recordSent({ id }: ClaimedMail, now: Date): Promise<void> {
  const data = {
    state: 'sent',
    sentAt: now,
    payload: '',
    claimedUntil: null,
    lastError: null,
  } as const
  return retry(() => db.outgoingMail.updateMany({ where: { id }, data }))
}

/** Schedules a retry with doubled delay for two days; then, or when refused for good, the mail is failed. */
export function recordDeliveryError(
  mail: ClaimedMail,
  error: DeliveryError,
  now: Date,
): Promise<void> {
  const age = now.getTime() - mail.createdAt.getTime()
  const isOver = error.kind === 'never' || age > triedFor
  const data = {
    claimedUntil: null,
    lastError: error.message,
    ...(isOver ? { state: 'setAside' as const } : { nextAttemptAt: nextAttempt(mail, error, now) }),
  }
  return retry(() => db.outgoingMail.updateMany({ where: claimOf(mail), data }))
}

function nextAttempt({ attempts }: ClaimedMail, { kind }: DeliveryError, now: Date) {
  return new Date(now.getTime() + Math.min(firstDelay * 2 ** (attempts - 1), longestDelays[kind]))
}

/** Deletes a mail that should no longer be sent. */
export function recordUnwanted({ id }: ClaimedMail): Promise<void> {
  return retry(() => db.outgoingMail.deleteMany({ where: { id } }))
}

// A mail that was sent but not recorded would be sent twice, so a busy database gets several tries; the claim is
// renewed meanwhile.
async function retry(write: () => Promise<unknown>) {
  for (const delay of [100, 1000, 5000, 20_000]) {
    try {
      await write()
      return
    } catch {
      log.warn('the outbox could not be written')
      await wait(delay, undefined, { ref: false })
    }
  }
  await write()
}

/** Deletes sent mails: notifications, which delay the next one, after an hour, others after thirty days. */
export async function deleteOldMails(now: Date): Promise<void> {
  const before = (age: number) => ({ lt: new Date(now.getTime() - age) })
  const isSent = { state: 'sent' } as const
  const notification = { ...isSent, kind: 'somethingNew', sentAt: before(notificationsKeptFor) }
  await db.outgoingMail.deleteMany({ where: notification })
  await db.outgoingMail.deleteMany({ where: { ...isSent, nextAttemptAt: before(keptFor) } })
}
