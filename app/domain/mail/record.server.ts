import { setTimeout as wait } from 'node:timers/promises'
import { db } from '~/database/db.server'
import { log } from '~/runtime/log.server'
import { mailsGivenUp } from '~/runtime/metrics/mail-figures.server'
import { day, hour, minute, second } from '../durations'
import { claimOf, type ClaimedMail } from './claim.server'
import { longestDelay } from './due.server'
import type { DeliveryError } from './delivery-error.server'

const triedFor = 2 * day
const notificationsKeptFor = hour
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
export async function recordDeliveryError(
  mail: ClaimedMail,
  error: DeliveryError,
  now: Date,
): Promise<void> {
  const age = now.getTime() - mail.createdAt.getTime()
  const isOver = error.kind === 'never' || age > triedFor
  const data = {
    claimedUntil: null,
    lastError: error.message,
    ...(isOver ? { state: 'failed' as const } : { nextAttemptAt: nextAttempt(mail, error, now) }),
  }
  await retry(() => db.outgoingMail.updateMany({ where: claimOf(mail), data }))
  if (isOver) mailsGivenUp.inc()
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

/**
 * Deletes notifications an hour after they were sent, during which they delay the next one about the same post; other
 * sent mails go with `purge`.
 */
export async function deleteSentNotifications(now: Date): Promise<void> {
  const sentAt = { lt: new Date(now.getTime() - notificationsKeptFor) }
  await db.outgoingMail.deleteMany({ where: { state: 'sent', kind: 'somethingNew', sentAt } })
}
