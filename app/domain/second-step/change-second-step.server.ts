import { z } from 'zod'
import type { Member } from '../members/member'
import type { Result } from '../result'
import { validate } from '../validation/validation.server'
import { codeTextField } from './code-field.server'
import { removeSecondStep } from './remove.server'
import { renewRecoveryCodes } from './renew-codes.server'

const changes = ['renew', 'remove'] as const

export const changeSecondStepSchema = z.object({
  change: z.enum(changes, { error: 'required' }),
  code: codeTextField(),
})

/**
 * Makes new recovery codes, or removes the second step, as the form chooses.
 * @param nonce random and of this form: the same form sent again gets the same codes
 * @returns the new codes, null after a removal; `not-found` without a second step, `invalid` with fields, or `too-many`
 */
export async function changeSecondStep(
  member: Member,
  input: unknown,
  { nonce, sessionId }: { nonce: string; sessionId: string },
): Promise<Result<string[] | null>> {
  const checked = validate(changeSecondStepSchema, input)
  if (!checked.ok) return checked
  return checked.value.change === 'renew'
    ? renewRecoveryCodes(member, checked.value, nonce)
    : removeSecondStep(member, checked.value, sessionId)
}
