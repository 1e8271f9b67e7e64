import { z } from 'zod'
import { clearDeleted, db, isUniqueViolation } from '~/database/db.server'
import { lengths } from '../validation/lengths'
import { maskedColumns } from '../language/mask-language.server'
import { consume } from '../limits/limit.server'
import { displayNameField } from '../names/display-name-field.server'
import { rejectImpersonation } from '../names/impersonation.server'
import { holdNames, rejectTakenNames } from '../names/taken-names.server'
import { checkProfile } from '../new-accounts/new-account.server'
import { fail, ok, type Result } from '../result'
import { textField, validate } from '../validation/validation.server'
import { requireActiveMember, memberColumns, toMember, type Member } from '../members/member'
import { outdateVisitorsPages } from '../visible-changes'

export const editProfileSchema = z
  .object({
    displayName: displayNameField(),
    bio: textField(0, lengths.bioMax, 'bioLength'),
  })
  .partial()

/**
 * Changes `displayName` (empty removes it) and `bio` where given. `not-allowed` while suspended, because others read
 * both; `invalid` with fields, or `too-many`.
 */
export async function editProfile(actor: Member, input: unknown): Promise<Result<Member>> {
  const active = requireActiveMember(actor)
  if (!active.ok) return active
  const checked = validate(editProfileSchema, input)
  if (!checked.ok) return checked
  const allowed = await consume('editProfile', { account: actor.id })
  if (!allowed.ok) return allowed
  const { displayName, bio } = checked.value
  const profileCheck = await checkProfile(
    actor,
    { displayName, bio },
    await readEditableProfile(actor),
  )
  if (!profileCheck.ok) return profileCheck
  const changed = (displayName || null) === actor.displayName ? undefined : displayName
  const ownName = await rejectImpersonation({ displayName: changed }, actor.id)
  if (!ownName.ok) return ownName
  const freeName = await rejectTakenNames({ displayName: changed }, actor.id)
  if (!freeName.ok) return freeName
  const data = await maskedColumns({ displayName: displayName === '' ? null : displayName, bio })
  const { id, username } = actor
  try {
    const saved = await db.$transaction(async (tx) => {
      // The update comes first, so that two submissions of the same form are stored one after the other.
      const row = await tx.user.update({ where: { id }, data, select: memberColumns })
      if (changed !== undefined) await holdNames(id, { username, displayName: changed }, tx)
      return toMember(row)
    })
    outdateVisitorsPages()
    await clearDeleted()
    return ok(saved)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return fail('invalid', { displayName: 'nameTaken' })
  }
}

/** Reads the member's profile texts as they entered them, unmasked. */
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
