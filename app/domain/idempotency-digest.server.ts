import { createHmac } from 'node:crypto'
import { keyFor } from '~/runtime/encryption.server'

/** Identifies a repeated form by author, key and content, without revealing the author. */
export function idempotencyDigest(
  authorId: string,
  key: string | undefined,
  content: unknown,
): string | undefined {
  if (key === undefined) return undefined
  return createHmac('sha256', keyFor('idempotency'))
    .update(JSON.stringify([authorId, key, content]))
    .digest('base64url')
}
