import { z } from 'zod'
import { db } from '~/database/db.server'
import { consume } from '../limits/limit.server'
import { ok, type Result } from '../result'
import { requiredFlagField, validate } from '../validation/validation.server'
import { memberColumns, toMember, type Member } from '../members/member'

export const editNotificationsSchema = z.object({ emailNotifications: requiredFlagField() })

/** Switches the member's notifications by mail on or off; `invalid` with fields, or `too-many`. */
export async function editNotifications(actor: Member, input: unknown): Promise<Result<Member>> {
  const checked = validate(editNotificationsSchema, input)
  if (!checked.ok) return checked
  const allowed = await consume('editProfile', { account: actor.id })
  if (!allowed.ok) return allowed
  const row = await db.user.update({
    where: { id: actor.id },
    data: checked.value,
    select: memberColumns,
  })
  return ok(toMember(row))
}
