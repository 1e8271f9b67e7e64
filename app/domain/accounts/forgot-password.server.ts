import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { db } from '~/database/db.server'
import { consume } from '../limits/limit.server'
import { queueMail } from '../mail/outbox.server'
import { ok, type Result } from '../result'
import { validate } from '../validation/validation.server'
import type { Browser } from '../sessions/browser'
import { emailField } from '../validation/email-field.server'
import { makeToken } from '../sessions/tokens.server'

export const forgotPasswordSchema = z.object({ email: emailField() })

// Longer than the work takes, so that response times reveal nothing; under load the next multiple.
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

// Earlier links keep working: otherwise anybody could void them by asking for new ones.
async function mailLink(emailKey: string) {
  const user = await db.user.findUnique({
    where: { emailKey },
    select: { id: true, email: true, language: true },
  })
  if (!(await consume('resetMail', { account: emailKey })).ok || !user) return
  const { email, language } = user
  await db.$transaction(async (tx) => {
    const { id, token } = await makeToken('resetPassword', { userId: user.id, email }, tx)
    const cause = `resetPassword:${id}`
    await queueMail(
      {
        ...{ cause, kind: 'resetPassword', language, recipient: email, userId: user.id },
        payload: { token },
      },
      tx,
    )
  })
}
