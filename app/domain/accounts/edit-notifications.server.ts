import { z } from 'zod'
import { db } from '~/database/db.server'
import { consume } from '../limits/limit.server'
import { digestChoices } from '../members/digest-choices'
import { fail, ok, type Result } from '../result'
import { absentOrWrong, optionalFlagField, validate } from '../validation/validation.server'
import { isOnTeam, memberColumns, toMember, type Member } from '../members/member'

export const editNotificationsSchema = z.object({
  emailNotifications: optionalFlagField(),
  digest: z.enum(digestChoices, { error: absentOrWrong }).optional(),
  /** True to mail a moderator that something waits; ignored for members. */
  moderationMail: optionalFlagField(),
})

/**
 * Changes which mails about news the member gets. At least one setting is required. `invalid` with fields, or
 * `too-many`.
 */
export async function editNotifications(actor: Member, input: unknown): Promise<Result<Member>> {
  const checked = validate(editNotificationsSchema, input)
  if (!checked.ok) return checked
  const { moderationMail: _, ...ofMembers } = checked.value
  const data = isOnTeam(actor, 'moderator') ? checked.value : ofMembers
  if (Object.values(data).every((value) => value === undefined))
    return fail('invalid', { emailNotifications: 'required' })
  const allowed = await consume('editProfile', { account: actor.id })
  if (!allowed.ok) return allowed
  const row = await db.user.update({
    where: { id: actor.id },
    data,
    select: memberColumns,
  })
  return ok(toMember(row))
}
