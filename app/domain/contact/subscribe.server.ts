import { z } from 'zod'
import { clearDeleted, db } from '~/database/db.server'
import { decrypt, encryptToken } from '~/runtime/encryption.server'
import { day, minute } from '../durations'
import { expiringTokens } from '../expiring-token.server'
import { emailField } from '../validation/email-field.server'
import { consume } from '../limits/limit.server'
import { queueMail } from '../mail/outbox.server'
import { ok, type Result } from '../result'
import { invalidToken } from '../secret-token.server'
import { validate, checkedString } from '../validation/validation.server'
import { lists } from './choices'
import { choiceField, honeypot } from './fields.server'
import type { Sender } from './store-message.server'

export const subscribeSchema = z.object({
  ...honeypot,
  email: emailField(),
  list: choiceField(lists),
})

const pendingSchema = z.object({
  email: checkedString(),
  list: z.enum(lists),
  language: checkedString(),
})

type PendingSubscription = z.output<typeof pendingSchema>

const pendingTokens = expiringTokens('subscription', pendingSchema, 7 * day)

/**
 * Mails a link with the encrypted subscription. Stores nothing before the link is used, and does not reveal
 * subscribers.
 */
export async function subscribe(input: unknown, { ip, language }: Sender): Promise<Result<null>> {
  const checked = validate(subscribeSchema, input)
  if (!checked.ok) return checked
  const { email, list } = checked.value
  const allowed = await consume('subscribe', { ip })
  if (!allowed.ok) return allowed
  if (!(await consume('subscriptionMail', { account: email.toLowerCase() })).ok) return ok(null)
  await queueMail({
    // A form that is sent twice within a minute sends one mail.
    cause: `subscription:${email.toLowerCase()}:${list}:${Math.floor(Date.now() / minute)}`,
    kind: 'confirmSubscription',
    language,
    recipient: email,
    payload: {
      token: pendingTokens.issue({ email, list, language }),
      leave: unsubscribeListsToken(email),
    },
  })
  return ok(null)
}

/** Reads the subscription in a mailed link; `invalid` after a week or when this site did not issue the link. */
export function readPendingSubscription(
  token: string | null | undefined,
): Result<PendingSubscription> {
  const pending = pendingTokens.open(token)
  return pending ? ok(pending) : invalidToken()
}

/** Adds the link's email address to its list, in the link's language; idempotent. Fails like `readPendingSubscription`. */
export async function confirmSubscription(token: string | null | undefined): Promise<Result<null>> {
  const pending = readPendingSubscription(token)
  if (!pending.ok) return pending
  const { email, list, language } = pending.value
  const emailKey = email.toLowerCase()
  await db.subscriber.upsert({
    where: { emailKey_list: { emailKey, list } },
    create: { email, emailKey, list, language },
    update: { language },
  })
  return ok(null)
}

/** Returns the token of an unsubscribe link for all lists, without expiry. */
export function unsubscribeListsToken(email: string): string {
  return encryptToken('leaving', email.toLowerCase())
}

/** True when this site issued the unsubscribe link. Does not use it, because mail scanners open links. */
export function canLeaveLists(token: string | null | undefined): boolean {
  return decrypt('leaving', token ?? undefined) !== null
}

/**
 * Removes the email of an unsubscribe link from every list; idempotent. `invalid` for a link that this site did not
 * issue.
 */
export async function unsubscribe(token: string | null | undefined): Promise<Result<null>> {
  const emailKey = decrypt('leaving', token ?? undefined)
  if (emailKey === null) return invalidToken()
  await db.subscriber.deleteMany({ where: { emailKey } })
  await clearDeleted()
  return ok(null)
}
