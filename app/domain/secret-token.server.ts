import { createHash, randomBytes } from 'node:crypto'

/** A secret for a cookie or a mailed link that nobody can guess. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a token: whoever reads a copy of it learns none. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
