import type { z } from 'zod'
import { requireActiveMember } from '../members/active-member'
import type { Member } from '../members/member'
import { fail, type Result } from '../result'
import { validate } from '../validation/validation.server'

/**
 * Checks an edit of a post or comment.
 * @param own the actor's own item
 * @returns what `schema` makes of the input; `not-allowed` while suspended, or `invalid` with fields
 */
export function checkEdit<S extends z.ZodType<{ isAnonymous?: boolean }>>(
  actor: Member,
  own: { isAnonymous: boolean },
  schema: S,
  input: unknown,
): Result<z.output<S>> {
  const allowed = requireActiveMember(actor)
  if (!allowed.ok) return allowed
  const checked = validate(schema, input)
  if (!checked.ok) return checked
  if (own.isAnonymous && checked.value.isAnonymous === false)
    return fail('invalid', { isAnonymous: 'staysAnonymous' })
  return checked
}
