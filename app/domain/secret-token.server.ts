import { createHash, randomBytes } from 'node:crypto'
import { fail } from './result'

/** A random secret for a cookie or a mailed link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database stores of a token, so that a leaked copy contains none. */
export function computeHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** The refusal of a mailed link that is unknown, used or too old. */
export function invalidToken() {
  return fail('invalid', { token: 'tokenInvalid' })
}
