import { z } from 'zod'
import { clearDeleted } from '~/database/clear-deleted.server'
import { db } from '~/database/db.server'
import { lengths } from '../validation/lengths'
import { maskedColumns } from '../language/masked.server'
import { consume } from '../limits/limit.server'
import { displayNameField } from '../names/display-name-field.server'
import { refuseImpersonation } from '../names/impersonation.server'
import { ok, type Result } from '../result'
import { textField, validate } from '../validation/validation.server'
import { memberColumns, toMember, type Member } from '../members/member'

export const editProfileSchema = z
  .object({
    displayName: displayNameField(),
    bio: textField(0, lengths.bioMax, 'bioLength'),
  })
  .partial()

/** Changes `displayName` (empty removes it) and `bio` where given; `invalid` with fields, or `too-many`. */
export async function editProfile(actor: Member, input: unknown): Promise<Result<Member>> {
  const checked = validate(editProfileSchema, input)
  if (!checked.ok) return checked
  const within = await consume('editProfile', { account: actor.id })
  if (!within.ok) return within
  const { displayName, bio } = checked.value
  const changed = displayName === actor.displayName ? undefined : displayName
  const ownName = await refuseImpersonation({ displayName: changed }, actor.id)
  if (!ownName.ok) return ownName
  const row = await db.user.update({
    where: { id: actor.id },
    data: await maskedColumns({ displayName: displayName === '' ? null : displayName, bio }),
    select: memberColumns,
  })
  await clearDeleted()
  return ok(toMember(row))
}

/** The member's profile texts as they entered them, unmasked. */
export async function readEditableProfile({
  id,
}: Member): Promise<{ displayName: string; bio: string }> {
  const row = await db.user.findUniqueOrThrow({
    where: { id },
    select: { displayName: true, originalDisplayName: true, bio: true, originalBio: true },
  })
  return {
    displayName: row.originalDisplayName ?? row.displayName ?? '',
    bio: row.originalBio ?? row.bio,
  }
}
