import { createHash } from 'node:crypto'
import { db } from '~/db.server'
import { fail, ok, type Result } from '../result'

/**
 * Takes the token of a mailed link as the proof that a member reads her mail. It counts for the address it was
 * sent to and, since programs open mailed links before people do, as often as it comes within its life.
 * @param token as it stood in the link; only its SHA-256 is stored
 * @returns nothing; `invalid` with `token` when it is missing, unknown, expired, or for a former address
 */
export async function verifyEmail(token: string | null | undefined): Promise<Result<null>> {
  if (!token) return fail('invalid', { token: 'tokenMissing' })
  const found = await db.token.findFirst({
    where: { tokenHash: digest(token), kind: 'verifyEmail', expiresAt: { gt: new Date() } },
    select: { userId: true, email: true },
  })
  if (!found) return fail('invalid', { token: 'tokenInvalid' })
  const holder = { id: found.userId, emailKey: found.email.toLowerCase() }
  const isStillHers = (await db.user.count({ where: holder })) > 0
  if (!isStillHers) return fail('invalid', { token: 'tokenInvalid' })
  // The address again, because she may be changing it at this moment; the first confirmation stays.
  await db.user.updateMany({
    where: { ...holder, emailVerifiedAt: null },
    data: { emailVerifiedAt: new Date() },
  })
  return ok(null)
}

function digest(token: string) {
  return createHash('sha256').update(token).digest('hex')
}
