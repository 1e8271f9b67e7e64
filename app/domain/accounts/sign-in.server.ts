import { z } from 'zod'
import { db } from '~/database/db.server'
import { lengths } from '../validation/lengths'
import { refund, consume } from '../limits/limit.server'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import { fail, ok, type Result } from '../result'
import { passwordField, textField, validate } from '../validation/validation.server'
import type { Browser } from '../sessions/browser'
import { memberColumns, toMember, type Member } from '../members/member'
import { hashPassword, isCurrentHash, passwordFits } from '../passwords/password.server'

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
 * @param browser where the member sits
 * @returns the member; `invalid` with fields, `too-many`, or `invalid-credentials`, in the same time whether or not
 *   the account exists
 */
export async function signIn(input: unknown, browser: Browser): Promise<Result<Member>> {
  const checked = validate(signInSchema, input)
  if (!checked.ok) return checked
  const { emailOrUsername, password } = checked.value
  const key = emailOrUsername.toLowerCase()
  const found = await db.user.findFirst({
    where: key.includes('@') ? { emailKey: key } : { usernameKey: key },
    select: { ...memberColumns, passwordHash: true },
  })
  const { action, who } = countOf(browser, key, found?.id)
  const within = await consume(action, who)
  if (!within.ok) return within
  const fits = await passwordFits(found?.passwordHash ?? null, password)
  if (!found || !fits) {
    logSecurityEvent('sign-in', { outcome: 'refused', method: 'password', account: found?.id })
    return fail('invalid-credentials')
  }
  logSecurityEvent('sign-in', { outcome: 'ok', method: 'password', account: found.id })
  await refund(action, who)
  const { passwordHash, ...row } = found
  await renewHash(row.id, passwordHash, password)
  return ok(toMember(row))
}

// By what was typed, not by whose it is: otherwise name and e-mail, used up together, would show that they
// belong to one person.
function countOf({ address, deviceTokenOf }: Browser, typed: string, userId: string | undefined) {
  const deviceToken = userId === undefined ? null : deviceTokenOf(userId)
  return deviceToken === null
    ? ({ action: 'signIn', who: { account: typed, address } } as const)
    : ({ action: 'signInTrustedDevice', who: { account: deviceToken } } as const)
}

// What it costs to guess a password grows over the years; here alone the password is at hand.
async function renewHash(id: string, passwordHash: string | null, password: string) {
  if (passwordHash === null || isCurrentHash(passwordHash)) return
  await db.user.updateMany({
    where: { id, passwordHash },
    data: { passwordHash: await hashPassword(password) },
  })
}
