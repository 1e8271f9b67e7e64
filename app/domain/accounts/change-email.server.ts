import { z } from 'zod'
import { db } from '~/database/db.server'
import { consume } from '../limits/limit.server'
import { queueMail } from '../mail/outbox.server'
import { fail, ok, type Result } from '../result'
import { passwordField, validate } from '../validation/validation.server'
import { emailField } from '../validation/email-field.server'
import type { Member } from '../members/member'
import { confirmOwnPassword } from '../passwords/own-password.server'
import { makeToken } from '../sessions/tokens.server'

export const changeEmailSchema = z.object({ email: emailField(), password: passwordField() })

/** Mails a link to the new email and a warning to the old one; `invalid` or `conflict` with fields, `too-many`. */
export async function changeEmail(actor: Member, input: unknown): Promise<Result<null>> {
  const checked = validate(changeEmailSchema, input)
  if (!checked.ok) return checked
  const { email, password } = checked.value
  const confirmed = await confirmOwnPassword(actor, password, 'password')
  if (!confirmed.ok) return confirmed
  const allowed = await consume('changeEmail', { account: actor.id })
  if (!allowed.ok) return allowed
  if (await db.user.count({ where: { emailKey: email.toLowerCase() } })) {
    return fail('conflict', { email: 'emailTaken' })
  }
  const { id: userId, language } = actor
  await db.$transaction(async (tx) => {
    await tx.token.updateMany({
      where: { userId, kind: 'changeEmail', usedAt: null },
      data: { expiresAt: new Date(0) },
    })
    const { id, token } = await makeToken('changeEmail', { userId, email }, tx)
    const cause = `changeEmail:${id}`
    const link = { kind: 'verifyEmail', recipient: email, payload: { token } } as const
    const warning = { kind: 'emailChanging', recipient: actor.email, payload: {} } as const
    await queueMail({ ...link, cause, language, userId }, tx)
    await queueMail({ ...warning, cause: `${cause}:old`, language, userId }, tx)
  })
  return ok(null)
}
