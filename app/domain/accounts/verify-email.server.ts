import { db, isUniqueViolation } from '~/database/db.server'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import { queueMail } from '../mail/outbox.server'
import { fail, ok, type Result } from '../result'
import type { Actor } from '../members/member'
import { findToken, useToken, type MailedToken } from '../sessions/tokens.server'

const invalid = () => fail('invalid', { token: 'tokenInvalid' })

/**
 * Takes the token of a mailed link as the proof that a member reads her mail. It counts for the address it was
 * sent to and, since programs open mailed links before people do, as often as it comes within its life. A link
 * that moves the account to another address does so only for its member, signed in: nobody who merely reads
 * mail at a mistyped address gets an account.
 * @param token as it stood in the link; only its SHA-256 is stored
 * @returns nothing; `invalid` with `token` when it is missing, unknown, expired, or for a former address;
 *   `not-authenticated` for a move by anybody but its member
 */
export async function verifyEmail(
  actor: Actor,
  token: string | null | undefined,
): Promise<Result<null>> {
  if (!token) return fail('invalid', { token: 'tokenMissing' })
  const found = await findToken(['verifyEmail', 'changeEmail'], token)
  if (!found) return invalid()
  return found.kind === 'changeEmail' ? move(actor, found) : confirm(found)
}

/**
 * Whether `verifyEmail` would take a link, without changing anything: programs open mailed links before people do.
 * @returns as `verifyEmail`
 */
export async function readVerification(
  actor: Actor,
  token: string | null | undefined,
): Promise<Result<null>> {
  if (!token) return fail('invalid', { token: 'tokenMissing' })
  const found = await findToken(['verifyEmail', 'changeEmail'], token)
  if (!found) return invalid()
  if (found.kind !== 'changeEmail') return (await isHeld(found)) ? ok(null) : invalid()
  if (actor?.id !== found.userId) return fail('not-authenticated')
  return !found.usedAt || (await isHeld(found)) ? ok(null) : invalid()
}

async function isHeld({ userId, email }: MailedToken) {
  return (await db.user.count({ where: { id: userId, emailKey: email.toLowerCase() } })) > 0
}

async function confirm(token: MailedToken): Promise<Result<null>> {
  if (!(await isHeld(token))) return invalid()
  // The address again, because she may be changing it at this moment; the first confirmation stays.
  await db.user.updateMany({
    where: { id: token.userId, emailKey: token.email.toLowerCase(), emailVerifiedAt: null },
    data: { emailVerifiedAt: new Date() },
  })
  return ok(null)
}

async function move(actor: Actor, token: MailedToken): Promise<Result<null>> {
  if (actor?.id !== token.userId) return fail('not-authenticated')
  // Opened again: the same answer, as long as the address is still hers.
  if (token.usedAt) return confirm(token)
  const emailKey = token.email.toLowerCase()
  try {
    const moved = await db.$transaction(async (tx) => {
      if (!(await useToken(token.id, tx))) return invalid()
      await tx.user.update({
        where: { id: actor.id },
        data: { email: token.email, emailKey, emailVerifiedAt: new Date() },
      })
      await queueMail(
        {
          cause: `emailChanged:${token.id}`,
          kind: 'emailChanged',
          language: actor.language,
          recipient: actor.email,
          userId: actor.id,
          payload: {},
        },
        tx,
      )
      return ok(null)
    })
    if (moved.ok) logSecurityEvent('email-changed', { outcome: 'ok', account: actor.id })
    return moved
  } catch (error) {
    // Somebody else has signed up with the address meanwhile.
    if (!isUniqueViolation(error)) throw error
    return invalid()
  }
}
