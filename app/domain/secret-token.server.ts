import { createHash, randomBytes } from 'node:crypto'
import type { Transaction } from '~/database/db.server'
import { hour } from './durations'
import { fail } from './result'

/** Makes a random secret for a cookie or a mailed link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns the stored hash of a token. A leaked copy of the database then contains no tokens. */
export function computeHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/**
 * Marks a secret as used, in the transaction of the action that it allows.
 * @param lifetime how long the secret is valid at most
 * @throws a unique violation the second time
 */
export async function spendOnce(secret: string, lifetime: number, tx: Transaction): Promise<void> {
  // A full hour, because PostgreSQL records which rows one transaction wrote, and the other rows lead to their member.
  const expiresAt = new Date(Math.ceil((Date.now() + lifetime) / hour) * hour)
  await tx.usedChallenge.create({ data: { digest: computeHash(secret), expiresAt } })
}

/** Returns the refusal of a mailed link that is unknown, used or too old. */
export function invalidToken() {
  return fail('invalid', { token: 'tokenInvalid' })
}
