import { db, type Transaction } from '~/database/db.server'
import { idempotencyDigest } from '../limits/idempotency.server'
import { loggedActionOf, writeLog } from '../moderation/audit-log.server'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import { endSessions } from '../sessions/sessions.server'
import { type Member, checkRole } from '../members/member'
import { mailTwoFactorNotice } from './mail-two-factor-notice.server'
import { requireNewTwoFactor } from '../sessions/record-two-factor.server'
import { z } from 'zod'
import { addMissingPassword, reauthenticateAmongForms } from '../accounts/reauthenticate.server'
import { twoFactorReasons } from '../moderation/reasons'
import { fail, ok, type Result } from '../result'
import {
  anyPasswordField,
  idempotencyKeyField,
  isId,
  validate,
} from '../validation/validation.server'

/** `isRemoved` is false for a member without two-factor authentication, `hasEmail` for one who cannot be mailed. */
export type TwoFactorReset = { username: string; hasEmail: boolean; isRemoved: boolean }

/** The columns that a reset reads: the member, and the email and language for the mail. */
const contactColumns = { id: true, email: true, language: true } as const

type MemberContact = Pick<Member, keyof typeof contactColumns>

/**
 * Removes two-factor authentication from a member who has lost phone and codes, for the operator's command.
 * @returns null when the username is unknown
 */
export async function resetTwoFactorByOperator(username: string): Promise<TwoFactorReset | null> {
  const where = { usernameKey: username.toLowerCase() }
  const select = { ...contactColumns, username: true }
  const member = await db.user.findUnique({ where, select })
  if (!member) return null
  const by = { actorId: 'operator', reason: 'command' }
  const isRemoved = await resetTwoFactor(member, by)
  return { username: member.username, hasEmail: member.email !== null, isRemoved }
}

type By = { actorId: string; reason: string; idempotencyKey?: string }

/** Removes two-factor authentication, ends the member's sessions, logs and mails it. False if there was none. */
async function resetTwoFactor(member: MemberContact, by: By): Promise<boolean> {
  const isRemoved = await db.$transaction((tx) => remove(member, by, tx))
  if (isRemoved)
    logSecurityEvent('second-step', { outcome: 'ok', account: member.id, action: 'taken-away' })
  return isRemoved
}

async function remove(member: MemberContact, by: By, tx: Transaction): Promise<boolean> {
  const { count } = await tx.secondStep.deleteMany({ where: { userId: member.id } })
  if (!count) return false
  await endSessions(member.id, tx)
  await requireNewTwoFactor(member.id, tx)
  const target = { targetKind: 'member', targetId: member.id } as const
  await writeLog({ ...by, action: 'removeSecondStep', ...target }, tx)
  await mailTwoFactorNotice('secondStepRemoved', member, tx)
  return true
}

export const resetTwoFactorSchema = z.object({
  action: z.literal('removeSecondStep', { error: 'wrongType' }),
  reason: z.enum(twoFactorReasons.removeSecondStep, { error: 'required' }),
  password: anyPasswordField().optional(),
  idempotencyKey: idempotencyKeyField(),
})

/**
 * Removes two-factor authentication from a member who has lost phone and codes. The admin must reauthenticate.
 * The same form sent twice does so once.
 * @returns `not-allowed` for other roles and for oneself, `not-found`, `invalid` with fields, `too-many`, or `conflict`
 * when the member has no two-factor authentication
 */
export async function resetTwoFactorByAdmin(
  actor: Member,
  memberId: string,
  input: unknown,
  sessionId: string | null,
): Promise<Result<null>> {
  const allowed = checkRole(actor, 'admin')
  if (!allowed.ok) return allowed
  const where = { id: memberId }
  const member = isId(memberId) ? await db.user.findUnique({ where, select: contactColumns }) : null
  if (!member) return fail('not-found')
  if (member.id === actor.id) return fail('not-allowed')
  const checked = validate(resetTwoFactorSchema, input)
  if (!checked.ok) return addMissingPassword(checked, actor, input, sessionId)
  const { password, idempotencyKey: key, ...line } = checked.value
  const confirmed = await reauthenticateAmongForms(actor, password, sessionId)
  if (!confirmed.ok) return confirmed
  const idempotencyKey = idempotencyDigest(actor.id, key, { memberId, ...line })
  const by = { actorId: actor.id, reason: line.reason, idempotencyKey }
  if (await resetTwoFactor(member, by)) return ok(null)
  return (await loggedActionOf(idempotencyKey, db)) ? ok(null) : fail('conflict')
}
