import { z } from 'zod'
import { db } from '~/db.server'
import { lengths } from '../lengths'
import { fail, ok, type Result } from '../result'
import { passwordField, textField, validate } from '../validation.server'
import { memberColumns, toMember, type Member } from './member'
import { passwordFits } from './password.server'

/** What sign-in may hold; the API document is made from it. */
export const signInSchema = z.object({
  emailOrUsername: textField(1, lengths.emailMax, 'tooLong'),
  password: passwordField(),
})

/** The names of the fields that sign-in reads. */
export const signInFields = Object.keys(signInSchema.shape)

/**
 * Finds the member whose name or e-mail (without regard to case) and password these are.
 * @param input `emailOrUsername`, `password`
 * @returns the member; `invalid` with fields, or `invalid-credentials`, in the same time whether or not the account exists
 */
export async function signIn(input: unknown): Promise<Result<Member>> {
  const checked = validate(signInSchema, input)
  if (!checked.ok) return checked
  const { emailOrUsername, password } = checked.value
  const key = emailOrUsername.toLowerCase()
  const found = await db.user.findFirst({
    where: key.includes('@') ? { emailKey: key } : { usernameKey: key },
    select: { ...memberColumns, passwordHash: true },
  })
  const fits = await passwordFits(found?.passwordHash ?? null, password)
  if (!found || !fits) return fail('invalid-credentials')
  const { passwordHash: _, ...row } = found
  return ok(toMember(row))
}
