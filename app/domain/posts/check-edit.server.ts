import type { z } from 'zod'
import { consume } from '../limits/limit.server'
import { requireActiveMember } from '../members/active-member'
import type { Member } from '../members/member'
import { fail, type Result } from '../result'
import { validate } from '../validation/validation.server'

/**
 * Checks an edit of a post or comment.
 * @param own the actor's own item
 * @returns what `schema` makes of the input; `not-allowed` while suspended, `invalid` with fields, or `too-many`
 */
export async function checkEdit<S extends z.ZodType<{ isAnonymous?: boolean }>>(
  actor: Member,
  own: { isAnonymous: boolean },
  schema: S,
  input: unknown,
): Promise<Result<z.output<S>>> {
  const allowed = requireActiveMember(actor)
  if (!allowed.ok) return allowed
  const checked = validate(schema, input)
  if (!checked.ok) return checked
  if (own.isAnonymous && checked.value.isAnonymous === false)
    return fail('invalid', { isAnonymous: 'staysAnonymous' })
  const within = await consume('edit', { account: actor.id })
  return within.ok ? checked : within
}
