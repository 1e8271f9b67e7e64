import { z } from 'zod'
import { db } from '~/database/db.server'
import { addMissingPassword, reauthenticateAmongForms } from '../accounts/reauthenticate.server'
import { type Member, requireRole } from '../members/member'
import { twoFactorReasons } from '../moderation/reasons'
import { fail, ok, type Result } from '../result'
import { anyPasswordField, isId, validate } from '../validation/validation.server'
import { contactColumns, resetTwoFactor } from './reset.server'

export const resetTwoFactorSchema = z.object({
  action: z.literal('removeSecondStep', { error: 'wrongType' }),
  reason: z.enum(twoFactorReasons.removeSecondStep, { error: 'required' }),
  password: anyPasswordField().optional(),
})

/**
 * Removes two-factor authentication from a member who has lost phone and codes. The admin must reauthenticate.
 * @returns `not-allowed` for other roles and for oneself, `not-found`, `invalid` with fields, `too-many`, or `conflict`
 * when the member has no two-factor authentication
 */
export async function resetTwoFactorByAdmin(
  actor: Member,
  memberId: string,
  input: unknown,
  sessionId: string | null,
): Promise<Result<null>> {
  const allowed = requireRole(actor, 'admin')
  if (!allowed.ok) return allowed
  const where = { id: memberId }
  const member = isId(memberId) ? await db.user.findUnique({ where, select: contactColumns }) : null
  if (!member) return fail('not-found')
  if (member.id === actor.id) return fail('not-allowed')
  const checked = validate(resetTwoFactorSchema, input)
  if (!checked.ok) return addMissingPassword(checked, actor, input, sessionId)
  const { password, reason } = checked.value
  const confirmed = await reauthenticateAmongForms(actor, password, sessionId)
  if (!confirmed.ok) return confirmed
  return (await resetTwoFactor(member, { actorId: actor.id, reason })) ? ok(null) : fail('conflict')
}
