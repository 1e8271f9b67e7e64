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

const schema = z.object({ email: emailField() })

/** The names of the fields that a forgotten password asks for. */
export const forgotPasswordFields = Object.keys(schema.shape)

// Longer than the work takes, so that the answer's time tells nothing about it; under load the next step.
const step = 250

/**
 * Mails a link to a new password, if somebody has an account with this address. Neither the answer nor its time
 * tells whether that is so.
 * @param input `email`
 * @returns nothing; `invalid` with fields, `too-many`
 */
export async function forgotPassword(input: unknown, browser: Browser): Promise<Result<null>> {
  const started = performance.now()
  const checked = validate(schema, input)
  if (!checked.ok) return checked
  const within = await consume('forgotPassword', { address: browser.address })
  if (!within.ok) return within
  await mailLink(checked.value.email.toLowerCase())
  await delay(step - ((performance.now() - started) % step))
  return ok(null)
}

// Links that were mailed before go on working: whoever asks for new ones must not be able to end them.
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
