import { z } from 'zod'
import { db, isUniqueViolation } from '~/database/db.server'
import { decrypt, encrypt } from '~/runtime/encryption.server'
import { day, minute } from '../durations'
import { emailField } from '../validation/email-field.server'
import { consume } from '../limits/limit.server'
import { queueMail } from '../mail/outbox.server'
import { fail, ok, type Result } from '../result'
import { validate } from '../validation/validation.server'
import { lists, type SubscriberList } from './choices'
import { choiceField } from './fields.server'
import type { Sender } from './store-message.server'
import { isHoneypotFilled, honeypotField } from './honeypot'

const schema = z.object({ email: emailField(), list: choiceField(lists) })

/** The names of the fields of the waitlist's form. */
export const subscribeFields = [...Object.keys(schema.shape), honeypotField]

const confirmedWithin = 7 * day

type Wish = { email: string; list: SubscriberList; language: string; until: number }

/**
 * Asks an address by mail whether it wants to be on a list. Nothing is kept of it before it says so, and the answer
 * is the same whether or not it is on the list already: the wish travels in the link, sealed.
 * @param input `email`, `list`
 * @returns nothing; `invalid` with fields, `too-many`
 */
export async function subscribe(
  input: Record<string, unknown>,
  { address, language }: Sender,
): Promise<Result<null>> {
  const checked = validate(schema, input)
  if (!checked.ok) return checked
  if (isHoneypotFilled(input)) return ok(null)
  const within = await consume('subscribe', { address })
  if (!within.ok) return within
  const { email, list } = checked.value
  if (!(await consume('subscriptionMail', { account: email.toLowerCase() })).ok) return ok(null)
  const wish: Wish = { email, list, language, until: Date.now() + confirmedWithin }
  await queueMail({
    // The same wish pressed twice within a minute is one mail.
    cause: `subscription:${email.toLowerCase()}:${list}:${Math.floor(Date.now() / minute)}`,
    kind: 'confirmSubscription',
    language,
    recipient: email,
    payload: {
      token: encrypt('subscription', JSON.stringify(wish)),
      leave: leaveListsToken(email),
    },
  })
  return ok(null)
}

/** The list that a mailed link wants to put its address on; `invalid` when it is none of ours, or a week old. */
export function readPendingSubscription(token: string | null | undefined): Result<Wish> {
  const text = decrypt('subscription', token ?? undefined)
  const wish = text === null ? null : (JSON.parse(text) as Wish)
  return wish && wish.until > Date.now() ? ok(wish) : fail('invalid', { token: 'tokenInvalid' })
}

/** Puts the address of a mailed link on its list; once is as good as twice. @returns `invalid` like `readPendingSubscription` */
export async function confirmSubscription(token: string | null | undefined): Promise<Result<null>> {
  const wish = readPendingSubscription(token)
  if (!wish.ok) return wish
  const { email, list, language } = wish.value
  try {
    await db.subscriber.create({ data: { email, emailKey: email.toLowerCase(), list, language } })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
  }
  return ok(null)
}

/** The token of a link that takes an address off every list; it works for as long as the mail is kept. */
export function leaveListsToken(email: string): string {
  return encrypt('leaving', email.toLowerCase())
}

/** Whether a leaving link is one of ours, without changing anything: mail scanners open links. */
export function canLeaveLists(token: string | null | undefined): boolean {
  return decrypt('leaving', token ?? undefined) !== null
}

/** Takes the address of a leaving link off every list, whether or not it was on one. @returns `invalid` */
export async function leave(token: string | null | undefined): Promise<Result<null>> {
  const emailKey = decrypt('leaving', token ?? undefined)
  if (emailKey === null) return fail('invalid', { token: 'tokenInvalid' })
  await db.subscriber.deleteMany({ where: { emailKey } })
  return ok(null)
}
