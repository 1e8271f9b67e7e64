import { z } from 'zod'
import { db } from '~/database/db.server'
import { consume } from '../limits/limit.server'
import { fail, ok, type Result } from '../result'
import { requiredFlagField, validate } from '../validation/validation.server'
import { memberColumns, toMember, type Actor, type Member } from '../members/member'

export const editNotificationsSchema = z.object({ emailNotifications: requiredFlagField() })

export const editNotificationsFields = Object.keys(editNotificationsSchema.shape)

/** Switches the member's notifications by mail on or off; `invalid` with fields, or `too-many`. */
export async function editNotifications(actor: Actor, input: unknown): Promise<Result<Member>> {
  if (!actor) return fail('not-authenticated')
  const checked = validate(editNotificationsSchema, input)
  if (!checked.ok) return checked
  const within = await consume('editProfile', { account: actor.id })
  if (!within.ok) return within
  const row = await db.user.update({
    where: { id: actor.id },
    data: checked.value,
    select: memberColumns,
  })
  return ok(toMember(row))
}
