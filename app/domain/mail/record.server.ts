import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { db } from '~/database/db.server'
import { log } from '~/runtime/log.server'
import { mailsGivenUp } from '~/runtime/metrics.server'
import { day, minute, second } from '../durations'
import { claimOf, type ClaimedMail } from './claim.server'
import { longestDelay } from './due.server'
import { nameOf, type DeliveryError } from './delivery-error.server'
import { causeKey, encryptContents, isAboutNews, type MailContents } from './outbox.server'

const triedFor = 2 * day
// A digest tells what its row was made for. While it waits, it stands for the later ones.
const digestTriedFor = 14 * day
const firstDelay = 5 * second
const longestDelays = { connection: minute, later: longestDelay, never: 0 }

/** Records a sent mail and deletes its contents. A mail about news leaves no row. */
export function recordSent({ id, kind }: ClaimedMail, now: Date): Promise<void> {
  if (isAboutNews(kind)) return retry(() => db.outgoingMail.deleteMany({ where: { id } }))
  const data = {
    state: 'sent',
    sentAt: now,
    payload: '',
    claimedUntil: null,
    lastError: null,
  } as const
  return retry(() => db.outgoingMail.updateMany({ where: { id }, data }))
}

/**
 * Schedules a retry with doubled delay for two days, for a digest two weeks. After that, or when it was refused
 * permanently, the mail is failed. Of a failed mail only the recipient's host is kept.
 */
export async function recordDeliveryError(
  mail: ClaimedMail,
  contents: MailContents | null,
  error: DeliveryError,
  now: Date,
): Promise<void> {
  const age = now.getTime() - mail.createdAt.getTime()
  const isOver =
    error.kind === 'never' || age > (mail.kind === 'digest' ? digestTriedFor : triedFor)
  const data = {
    claimedUntil: null,
    lastError: error.message,
    ...(isOver
      ? { state: 'failed' as const, ...keptOf(mail, contents) }
      : { nextAttemptAt: nextAttempt(mail, error, now) }),
  }
  await retry(() => db.outgoingMail.updateMany({ where: claimOf(mail), data }))
  if (isOver) mailsGivenUp.inc()
}

function keptOf({ kind }: ClaimedMail, contents: MailContents | null) {
  const { recipient = '' } = contents ?? {}
  const host = recipient.slice(recipient.lastIndexOf('@'))
  const payload = contents && encryptContents({ recipient: host, language: '', payload: {} })
  // A new cause, so that the next mail can be sent on the same day.
  const cause = isAboutNews(kind) ? causeKey(randomUUID()) : undefined
  return { cause, payload: payload ?? '' }
}

function nextAttempt({ attempts }: ClaimedMail, { kind }: DeliveryError, now: Date) {
  return new Date(now.getTime() + Math.min(firstDelay * 2 ** (attempts - 1), longestDelays[kind]))
}

/** Deletes a mail that nobody wants any more, unless its claim was taken over. */
export function recordUnwanted(mail: ClaimedMail): Promise<void> {
  return retry(() => db.outgoingMail.deleteMany({ where: claimOf(mail) }))
}

// A mail that was sent but not recorded would be sent twice. So the write is retried while the database is busy, and
// the claim is renewed meanwhile.
async function retry(write: () => Promise<unknown>) {
  for (const delay of [100, 1000, 5000, 20_000]) {
    try {
      await write()
      return
    } catch (error) {
      log.warn({ reason: nameOf(error) }, 'could not write to the outbox; retrying')
      await wait(delay, undefined, { ref: false })
    }
  }
  await write()
}
