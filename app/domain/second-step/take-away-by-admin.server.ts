import { z } from 'zod'
import { db } from '~/database/db.server'
import { addMissingPassword, reauthenticateAmongForms } from '../accounts/reauthenticate.server'
import { type Member, requireRole } from '../members/member'
import { secondStepReasons } from '../moderation/reasons'
import { fail, ok, type Result } from '../result'
import { anyPasswordField, isId, validate } from '../validation/validation.server'
import { loserColumns, takeAwayFrom } from './take-away.server'

export const takeAwaySchema = z.object({
  action: z.literal('removeSecondStep', { error: 'wrongType' }),
  reason: z.enum(secondStepReasons.removeSecondStep, { error: 'required' }),
  password: anyPasswordField().optional(),
})

/**
 * Takes the second step away from a member who has lost phone and codes, for admins, who reauthenticate.
 * @returns `not-allowed` for others and for oneself, `not-found`, `invalid` with fields, `too-many`, or `conflict` when
 * the member has none
 */
export async function takeAwayByAdmin(
  actor: Member,
  memberId: string,
  input: unknown,
  sessionId: string | null,
): Promise<Result<null>> {
  const allowed = requireRole(actor, 'admin')
  if (!allowed.ok) return allowed
  const where = { id: memberId }
  const member = isId(memberId) ? await db.user.findUnique({ where, select: loserColumns }) : null
  if (!member) return fail('not-found')
  if (member.id === actor.id) return fail('not-allowed')
  const checked = validate(takeAwaySchema, input)
  if (!checked.ok) return addMissingPassword(checked, actor, input, sessionId)
  const { password, reason } = checked.value
  const confirmed = await reauthenticateAmongForms(actor, password, sessionId)
  if (!confirmed.ok) return confirmed
  return (await takeAwayFrom(member, { actorId: actor.id, reason })) ? ok(null) : fail('conflict')
}
