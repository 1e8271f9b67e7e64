import { z } from 'zod'
import { db } from '~/database/db.server'
import { lengths } from '../validation/lengths'
import { refund, consume } from '../limits/limit.server'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import { fail, ok, type Result } from '../result'
import {
  optionalFlagField,
  passwordField,
  textField,
  validate,
} from '../validation/validation.server'
import type { Browser } from '../sessions/browser'
import { memberColumns, toMember, type Member } from '../members/member'
import { hashPassword, isCurrentHash, passwordMatches } from '../passwords/password.server'

export const signInSchema = z.object({
  emailOrUsername: textField(1, lengths.emailMax, 'tooLong'),
  password: passwordField(),
  /** True when other people use the phone too. The caller handles the session. */
  sharedDevice: optionalFlagField(),
})

/** A member whose password was checked against this hash. */
export type PasswordChecked = { member: Member; passwordHash: string | null }

/**
 * Finds a member by username or email and password; `invalid`, `too-many`, or `invalid-credentials` in constant time.
 */
export async function signIn(input: unknown, { ip }: Browser): Promise<Result<PasswordChecked>> {
  const checked = validate(signInSchema, input)
  if (!checked.ok) return checked
  const { emailOrUsername, password } = checked.value
  const key = emailOrUsername.toLowerCase()
  const found = await db.user.findFirst({
    where: key.includes('@') ? { emailKey: key } : { usernameKey: key },
    select: { ...memberColumns, passwordHash: true },
  })
  // Counts by what was submitted. A shared count would reveal which username belongs to an email.
  const who = { account: key, ip }
  const allowed = await consume('signIn', who)
  if (!allowed.ok) return allowed
  const matches = await passwordMatches(found?.passwordHash ?? null, password)
  if (!found || !matches) {
    logSecurityEvent('sign-in', { outcome: 'refused', method: 'password', account: found?.id })
    return fail('invalid-credentials')
  }
  logSecurityEvent('sign-in', { outcome: 'ok', method: 'password', account: found.id })
  await refund('signIn', who)
  const { passwordHash, ...row } = found
  return ok({
    member: toMember(row),
    passwordHash: await renewHash(row.id, passwordHash, password),
  })
}

// The recommended cost rises over the years, and the password is only known here. Returns the hash that is stored now
// if it is of this password.
async function renewHash(id: string, passwordHash: string | null, password: string) {
  if (passwordHash === null || isCurrentHash(passwordHash)) return passwordHash
  const renewed = await hashPassword(password)
  const { count } = await db.user.updateMany({
    where: { id, passwordHash },
    data: { passwordHash: renewed },
  })
  if (count) return renewed
  // Another sign-in has renewed it, or the password has changed.
  const row = await db.user.findUnique({ where: { id }, select: { passwordHash: true } })
  const stored = row?.passwordHash ?? null
  return (await passwordMatches(stored, password)) ? stored : passwordHash
}
