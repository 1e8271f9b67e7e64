import { db, type Transaction } from '~/database/db.server'
import { consume } from '../limits/limit.server'
import { queueMail } from '../mail/outbox.server'
import { ok, type Result } from '../result'
import type { Member } from '../members/member'
import { makeToken } from '../sessions/tokens.server'

type Receiver = { id: string; email: string; language: string }

/** Mails a member the link that verifies their email address. */
export async function queueVerification(member: Receiver, tx: Transaction): Promise<void> {
  const { id, token } = await makeToken(
    'verifyEmail',
    { userId: member.id, email: member.email },
    tx,
  )
  await queueMail(
    {
      cause: `verifyEmail:${id}`,
      kind: 'verifyEmail',
      language: member.language,
      recipient: member.email,
      userId: member.id,
      payload: { token },
    },
    tx,
  )
}

/** Counts a mail that confirms an email, because the mailbox may be a stranger's. Fails with `too-many`. */
export function consumeConfirmationMail(email: string): Promise<Result<null>> {
  return consume('confirmationMail', { account: email.toLowerCase() })
}

/** Mails the link again, unless the email address is verified; earlier links keep working. Fails with `too-many`. */
export async function resendVerification(actor: Member): Promise<Result<null>> {
  const { id, email, language } = actor
  if (actor.isVerified || email === null) return ok(null)
  const allowed = await consume('verificationMail', { account: actor.id })
  if (!allowed.ok) return allowed
  const mailAllowed = await consumeConfirmationMail(email)
  if (!mailAllowed.ok) return mailAllowed
  await db.$transaction((tx) => queueVerification({ id, email, language }, tx))
  return ok(null)
}
