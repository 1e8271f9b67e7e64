import { createHmac } from 'node:crypto'
import { keyFor } from '~/runtime/encryption.server'

/**
 * What makes a second sending of a form recognisable: its author and idempotency key together with its content, so that
 * Back, a change and sending again make a second row. Keyed, so that nobody can tell the author from it.
 * @returns a digest, or undefined for callers that sent no key
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
