import { z } from 'zod'
import { db, type Transaction } from '~/database/db.server'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import { queueMail } from '../mail/outbox.server'
import { ok, type Result } from '../result'
import { passwordField, validate } from '../validation/validation.server'
import type { Member } from '../members/member'
import {
  checkNewPassword,
  newPasswordFields,
  passwordsDiffer,
  samePasswords,
} from '../passwords/new-password.server'
import { confirmOwnPassword, isOwnPassword } from '../passwords/own-password.server'
import { hashPassword } from '../passwords/password.server'
import { requireNewTwoFactor } from '../sessions/record-two-factor.server'
import { endSessions, recordAccepted, wasAccepted } from '../sessions/sessions.server'
import { expireTokens } from '../sessions/tokens.server'

export const changePasswordSchema = z
  .object({ currentPassword: passwordField(), ...newPasswordFields })
  .refine(samePasswords, passwordsDiffer)

/**
 * Changes the password and ends the member's other sessions. The same form sent again seconds later gets the same
 * answer. Otherwise `invalid` with fields, or `too-many`.
 */
export async function changePassword(
  actor: Member,
  input: unknown,
  sessionId: string | null,
): Promise<Result<null>> {
  const checked = await checkNewPassword(validate(changePasswordSchema, input), input, actor)
  if (!checked.ok) return checked
  const { currentPassword, password } = checked.value
  const submission = ['password', actor.id, sessionId]
  const confirmed = await confirmOwnPassword(actor, currentPassword, 'currentPassword')
  if (!confirmed.ok) {
    const isRepeated =
      confirmed.code === 'invalid' &&
      (await wasAccepted(submission)) &&
      (await isOwnPassword(actor, password))
    return isRepeated ? ok(null) : confirmed
  }
  const passwordHash = await hashPassword(password)
  await db.$transaction(async (tx) => {
    await setPassword(actor, passwordHash, tx, { session: sessionId })
    await recordAccepted(submission, tx)
  })
  logSecurityEvent('password-changed', { outcome: 'ok', account: actor.id })
  return ok(null)
}

/** Sets a password, ends all sessions and links except `but`, and notifies the account's owner. */
export async function setPassword(
  { id, email, language }: Pick<Member, 'id' | 'email' | 'language'>,
  passwordHash: string,
  tx: Transaction,
  but: { session?: string | null; token?: string } = {},
): Promise<void> {
  await tx.user.update({ where: { id }, data: { passwordHash } })
  await endSessions(id, tx, but.session ?? undefined)
  await expireTokens(id, tx, but.token)
  const cause = `passwordChanged:${id}:${Date.now()}`
  const mail = { cause, kind: 'passwordChanged', language, recipient: email } as const
  await queueMail({ ...mail, userId: id, payload: {} }, tx)
}

/**
 * Removes the two-factor authentication of an account whose owner proves only now that the email address is hers.
 * Another person may have signed up with it and set up an app or a passkey.
 */
export async function removeUnconfirmedTwoFactor(
  { id, email, language }: Pick<Member, 'id' | 'email' | 'language'>,
  tx: Transaction,
): Promise<void> {
  const { count } = await tx.secondStep.deleteMany({ where: { userId: id } })
  if (!count) return
  await requireNewTwoFactor(id, tx)
  const cause = `secondStepRemoved:${id}:${Date.now()}`
  const mail = { cause, kind: 'secondStepRemoved', language, recipient: email } as const
  await queueMail({ ...mail, userId: id, payload: {} }, tx)
  logSecurityEvent('second-step', { outcome: 'ok', account: id, action: 'removed' })
}
