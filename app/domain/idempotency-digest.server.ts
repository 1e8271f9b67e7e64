import { createHmac } from 'node:crypto'
import { keyFor } from '~/runtime/encryption.server'

/**
 * Identifies a repeated form: author, idempotency key and content, so that editing after Back creates a second row.
 * Keyed, so that it does not reveal the author. Undefined without a key.
 */
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
