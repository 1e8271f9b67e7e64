import { db, isUniqueViolation } from '~/database/db.server'
import { runExclusive } from '~/runtime/keyed-mutex'
import { minute } from '../durations'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import { queueMail } from '../mail/outbox.server'
import { fail, ok, type Result } from '../result'
import { invalidToken } from '../secret-token.server'
import type { Actor, Member } from '../members/member'
import { findToken, useToken, type MailedToken, makeToken } from '../sessions/tokens.server'
import { z } from 'zod'
import { consume } from '../limits/limit.server'
import { passwordField, validate } from '../validation/validation.server'
import { emailField } from '../validation/email-field.server'
import { confirmOwnPassword } from '../passwords/own-password.server'
import { consumeConfirmationMail } from './send-verification.server'

/**
 * Verifies the email address of a mailed link, every time it is opened, because mail scanners open links too. A link
 * that changes the email works only for its member while signed in: reading mail at a mistyped email gives no access
 * to the account.
 * @returns `invalid` with `token` when it is missing, unknown, expired, for a former email or another member's;
 *   `not-authenticated`
 */
export async function verifyEmail(
  actor: Actor,
  token: string | null | undefined,
): Promise<Result<null>> {
  if (!token) return fail('invalid', { token: 'tokenMissing' })
  const found = await findToken(['verifyEmail', 'changeEmail'], token)
  if (!found) return invalidToken()
  return found.kind === 'changeEmail' ? storeNewEmail(actor, found) : confirm(found)
}

/**
 * Returns the email address that `verifyEmail` would verify, or its failure. Changes nothing, because mail scanners
 * open links.
 */
export async function readVerification(
  actor: Actor,
  token: string | null | undefined,
): Promise<Result<{ email: string }>> {
  if (!token) return fail('invalid', { token: 'tokenMissing' })
  const found = await findToken(['verifyEmail', 'changeEmail'], token)
  if (!found) return invalidToken()
  const isChange = found.kind === 'changeEmail'
  if (isChange && actor?.id !== found.userId) return notItsMember(actor)
  const isGood = (isChange && !found.usedAt) || (await isCurrentEmail(found))
  return isGood ? ok({ email: found.email }) : invalidToken()
}

function notItsMember(actor: Actor) {
  return actor ? fail('invalid', { token: 'tokenOfAnother' }) : fail('not-authenticated')
}

async function isCurrentEmail({ userId, email }: MailedToken) {
  return (await db.user.count({ where: { id: userId, emailKey: email.toLowerCase() } })) > 0
}

async function confirm(token: MailedToken): Promise<Result<null>> {
  if (!(await isCurrentEmail(token))) return invalidToken()
  // Checks the email address again, because the member may be changing it at this moment.
  await db.user.updateMany({
    where: { id: token.userId, emailKey: token.email.toLowerCase(), emailVerifiedAt: null },
    data: { emailVerifiedAt: new Date() },
  })
  return ok(null)
}

async function storeNewEmail(actor: Actor, token: MailedToken): Promise<Result<null>> {
  if (actor?.id !== token.userId) return notItsMember(actor)
  if (token.usedAt) return confirm(token)
  const emailKey = token.email.toLowerCase()
  try {
    const changed = await db.$transaction(async (tx) => {
      if (!(await useToken(token.id, tx))) return invalidToken()
      await tx.user.update({
        where: { id: actor.id },
        data: {
          email: token.email,
          emailKey,
          emailVerifiedAt: new Date(),
          recoveryHash: null,
          recoveryUnchecked: false,
        },
      })
      await queueMail(
        {
          cause: `emailChanged:${token.id}`,
          kind: 'emailChanged',
          language: actor.language,
          recipient: actor.email,
          userId: actor.id,
          payload: {},
        },
        tx,
      )
      return ok(null)
    })
    if (changed.ok) logSecurityEvent('email-changed', { outcome: 'ok', account: actor.id })
    return changed
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return invalidToken()
  }
}

export const changeEmailSchema = z.object({ email: emailField(), password: passwordField() })

/**
 * Mails a link to the new email and a warning to the old one. Voids earlier links, except that the same form sent twice
 * mails once.
 * @returns `invalid` or `conflict` with fields, or `too-many`
 */
export async function changeEmail(actor: Member, input: unknown): Promise<Result<null>> {
  const checked = validate(changeEmailSchema, input)
  if (!checked.ok) return checked
  const { email, password } = checked.value
  const confirmed = await confirmOwnPassword(actor, password, 'password')
  if (!confirmed.ok) return confirmed
  return runExclusive(`change email ${actor.id}`, () => mailChangeLink(actor, email))
}

async function mailChangeLink(actor: Member, email: string): Promise<Result<null>> {
  if (await wasJustMailed(actor.id, email)) return ok(null)
  const allowed = await consume('changeEmail', { account: actor.id })
  if (!allowed.ok) return allowed
  if (await db.user.count({ where: { emailKey: email.toLowerCase() } })) {
    return fail('conflict', { email: 'emailTaken' })
  }
  const mailAllowed = await consumeConfirmationMail(email)
  if (!mailAllowed.ok) return mailAllowed
  const { id: userId, language } = actor
  await db.$transaction(async (tx) => {
    await tx.token.updateMany({
      where: { userId, kind: 'changeEmail', usedAt: null },
      data: { expiresAt: new Date(0) },
    })
    const { id, token } = await makeToken('changeEmail', { userId, email }, tx)
    const cause = `changeEmail:${id}`
    const link = { kind: 'verifyEmail', recipient: email, payload: { token } } as const
    const warning = { kind: 'emailChanging', recipient: actor.email, payload: {} } as const
    await queueMail({ ...link, cause, language, userId }, tx)
    await queueMail({ ...warning, cause: `${cause}:old`, language, userId }, tx)
  })
  return ok(null)
}

// A repeated submission must not void the link of the first one.
async function wasJustMailed(userId: string, email: string) {
  const now = Date.now()
  // While a clock was ahead, it may have dated a link later.
  const createdAt = { gt: new Date(now - minute), lt: new Date(now + minute) }
  const valid = { usedAt: null, expiresAt: { gt: new Date(now) } }
  const where = { userId, kind: 'changeEmail', email, createdAt, ...valid } as const
  return (await db.token.count({ where })) > 0
}
