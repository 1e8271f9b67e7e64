import { z } from 'zod'
import { contentNoteKeys, topicKeys } from '~/content/topics'
import { consume } from '../limits/limit.server'
import {
  changeHidden,
  knownOnly,
  nothingHidden,
  type Hidden,
} from '../members/hidden-content.server'
import type { Member } from '../members/member'
import { fail, ok, type Result } from '../result'
import { validate } from '../validation/validation.server'

export const editHiddenSchema = z.object({
  hiddenTopics: z
    .array(z.enum(topicKeys, { error: 'topicUnknown' }))
    .max(100)
    .optional(),
  hiddenNotes: z
    .array(z.enum(contentNoteKeys, { error: 'contentNoteUnknown' }))
    .max(100)
    .optional(),
})

/** Changes what the member hides. An absent list stays unchanged. `invalid` with fields, or `too-many`. */
export async function editHidden(actor: Member, input: unknown): Promise<Result<Hidden>> {
  const checked = validate(editHiddenSchema, input)
  if (!checked.ok) return checked
  const { hiddenTopics, hiddenNotes } = checked.value
  if (!hiddenTopics && !hiddenNotes) return fail('invalid', { hiddenTopics: 'required' })
  const allowed = await consume('editProfile', { account: actor.id })
  if (!allowed.ok) return allowed
  let next = nothingHidden
  await changeHidden(actor.id, (before) => {
    next = knownOnly(hiddenTopics ?? before.hiddenTopics, hiddenNotes ?? before.hiddenNotes)
    return next
  })
  return ok(next)
}
