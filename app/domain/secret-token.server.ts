import { createHash, randomBytes } from 'node:crypto'
import { fail } from './result'

/** Makes a random secret for a cookie or a mailed link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns the stored hash of a token. A leaked copy of the database then contains no tokens. */
export function computeHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Returns the refusal of a mailed link that is unknown, used or too old. */
export function invalidToken() {
  return fail('invalid', { token: 'tokenInvalid' })
}
