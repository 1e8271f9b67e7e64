import { db, exists, isUniqueViolation } from '~/database/db.server'
import { startOfDay } from '../day'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import { spendChallenge } from './challenges.server'
import type { SignedSignIn } from './signed-answer.server'
import { maxCounter, storedCounter } from './verify-registration.server'
import { verifySignIn } from './verify-sign-in.server'

const columns = {
  id: true,
  credentialId: true,
  publicKey: true,
  counter: true,
  secondStep: { select: { userId: true, userHandle: true } },
} as const

/** Whose passkey a browser says that it has signed with; null when nobody has it. */
export async function findPasskey(credentialId: string) {
  const row = await db.passkey.findUnique({ where: { credentialId }, select: columns })
  return row && exists(row.secondStep) ? row : null
}

export type FoundPasskey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>

/** Uses up a challenge that this passkey has signed; false when it has not, or the challenge was used before. */
export async function acceptPasskey(
  passkey: FoundPasskey,
  signed: SignedSignIn,
  challenge: string,
): Promise<boolean> {
  const { userHandle } = signed.response
  if (userHandle !== undefined && userHandle !== passkey.secondStep.userHandle) return false
  const sent = await verifySignIn(signed, challenge, passkey)
  if (sent === null) return false
  const counter = storedCounter(sent)
  if (wentBack(passkey.counter, counter)) {
    const account = passkey.secondStep.userId
    logSecurityEvent('passkey', { outcome: 'refused', account, action: 'counter' })
    return false
  }
  return moveOn(passkey, counter, challenge)
}

// Passkeys that are on several devices do not count: theirs stays 0. One that went back is a copy of the other.
function wentBack(stored: number, sent: number) {
  return (stored > 0 || sent > 0) && sent <= stored && sent < maxCounter
}

async function moveOn({ id, counter: former }: FoundPasskey, counter: number, challenge: string) {
  try {
    return await db.$transaction(async (tx) => {
      await spendChallenge(challenge, tx)
      const data = { counter, lastUsedAt: startOfDay(new Date()) }
      // In one statement: of two answers with the same counter only one finds the former.
      const { count } = await tx.passkey.updateMany({ where: { id, counter: former }, data })
      return count > 0
    })
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}
