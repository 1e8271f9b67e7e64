import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { db } from '~/database/db.server'
import { consume, reset } from '../limits/limit.server'
import { queueMail } from '../mail/outbox.server'
import { ok, type Result } from '../result'
import { codeField, optionalFlagField, validate } from '../validation/validation.server'
import type { Browser } from '../sessions/browser'
import { emailField } from '../validation/email-field.server'
import {
  makeToken,
  expireToken,
  findToken,
  useToken,
  type MailedToken,
} from '../sessions/tokens.server'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import { invalidToken } from '../secret-token.server'
import { removeUnconfirmedTwoFactor, setPassword } from './change-password.server'
import { memberColumns, toMember, type Member } from '../members/member'
import {
  checkNewPassword,
  newPasswordFields,
  passwordsDiffer,
  samePasswords,
} from '../passwords/new-password.server'
import { hashPassword, passwordMatches } from '../passwords/password.server'

export const forgotPasswordSchema = z.object({ email: emailField() })

// Longer than the work takes, so that response times reveal nothing. Under load the answer waits for the next
// multiple.
const step = 250

/** Mails a reset link if `email` has an account, without revealing that; `invalid` with fields, or `too-many`. */
export async function forgotPassword(input: unknown, browser: Browser): Promise<Result<null>> {
  const started = performance.now()
  const checked = validate(forgotPasswordSchema, input)
  if (!checked.ok) return checked
  const allowed = await consume('forgotPassword', { ip: browser.ip })
  if (!allowed.ok) return allowed
  await mailLink(checked.value.email.toLowerCase())
  await delay(step - ((performance.now() - started) % step))
  return ok(null)
}

// Earlier links keep working. Otherwise anybody could void them by requesting new ones.
async function mailLink(emailKey: string) {
  const user = await db.user.findUnique({
    where: { emailKey },
    select: { id: true, email: true, language: true },
  })
  if (!(await consume('resetMail', { account: emailKey })).ok || !user) return
  const { email, language } = user
  if (email === null) return
  await db.$transaction(async (tx) => {
    const { id, token } = await makeToken('resetPassword', { userId: user.id, email }, tx)
    const cause = `resetPassword:${id}`
    await queueMail(
      {
        cause,
        kind: 'resetPassword',
        language,
        recipient: email,
        userId: user.id,
        payload: { token },
      },
      tx,
    )
  })
}

const tokenSchema = z.object({ token: codeField('tokenInvalid').optional() })

export const resetPasswordSchema = z
  .object({ ...tokenSchema.shape, ...newPasswordFields, sharedDevice: optionalFlagField() })
  .refine(samePasswords, passwordsDiffer)

/**
 * Sets a new password with the token of a mailed link. Ends every session, resets the sign-in limits and verifies the
 * email, because the link was read there. If it was not verified before, Google and the second factor go too. The same
 * form sent again gets the same answer; a different one voids the link.
 * @returns the member, to be signed in; `invalid` with fields (`token` when the link is void), or `too-many`
 */
export async function resetPassword(input: unknown, { ip }: Browser): Promise<Result<Member>> {
  const found = await findHolder(tokenSchema.safeParse(input).data?.token)
  const validated = validate(resetPasswordSchema, input)
  // The estimate of a password takes time, so only the holder of a link gets it.
  const checked = found ? await checkNewPassword(validated, input, found.holder) : validated
  if (!checked.ok) return checked
  if (!found) return invalidToken()
  const { token, password } = checked.value
  const { holder } = found
  if (found.token.usedAt) return answerRepeatedForm(found, password)
  const isDone = await storePassword(holder, found.token, await hashPassword(password))
  if (!isDone) return answerRepeatedForm(await findHolder(token), password)
  logSecurityEvent('password-reset', { outcome: 'ok', account: holder.id })
  for (const name of [holder.username, found.token.email])
    await reset('signIn', { account: name.toLowerCase(), ip })
  return ok({ ...holder, isVerified: true })
}

// A used link must not let anybody probe the current password: one wrong guess voids it.
async function answerRepeatedForm(
  found: Awaited<ReturnType<typeof findHolder>>,
  password: string,
): Promise<Result<Member>> {
  if (!found) return invalidToken()
  const { holder, passwordHash, token } = found
  const allowed = await consume('resetAgain', { account: holder.id })
  if (!allowed.ok) return allowed
  if (await passwordMatches(passwordHash, password)) return ok(holder)
  await expireToken(token.id)
  return invalidToken()
}

/** True while a mailed link still works. */
export async function canResetPassword(token: string | null): Promise<boolean> {
  const found = await findHolder(token ?? undefined)
  return found !== null && found.token.usedAt === null
}

async function findHolder(text: string | undefined) {
  const token = text ? await findToken(['resetPassword'], text) : null
  if (!token) return null
  const row = await db.user.findFirst({
    where: { id: token.userId, emailKey: token.email.toLowerCase() },
    select: { ...memberColumns, passwordHash: true },
  })
  if (!row) return null
  const { passwordHash, ...columns } = row
  return { token, holder: toMember(columns), passwordHash }
}

function storePassword(holder: Member, token: MailedToken, passwordHash: string) {
  return db.$transaction(async (tx) => {
    if (!(await useToken(token.id, tx))) return false
    await setPassword(holder, passwordHash, tx, { token: token.id })
    // A person who signed up with another person's email address must keep no way to sign in.
    if (!holder.isVerified) {
      await tx.connection.deleteMany({ where: { userId: holder.id } })
      await removeUnconfirmedTwoFactor(holder, tx)
    }
    await tx.user.updateMany({
      where: { id: holder.id, emailVerifiedAt: null },
      data: { emailVerifiedAt: new Date() },
    })
    return true
  })
}
