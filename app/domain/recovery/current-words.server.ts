import { db } from '~/database/db.server'
import { computeMac } from '~/runtime/encryption.server'

/**
 * Identifies a member's current words without revealing them. A form contains it, so that the same form sent again,
 * for example by a reload, does not void the words of its first answer. It also keeps a check of former words from
 * counting for the current ones.
 */
export async function currentWords(memberId: string): Promise<string> {
  return nameOfWords(await readRecoveryHash(memberId))
}

/** Returns the identifier of the words with this hash. */
export function nameOfWords(recoveryHash: string | null): string {
  return computeMac('recovery-words', recoveryHash ?? '').toString('base64url')
}

/** Returns the stored hash of a member's recovery words; null for an account with an email. */
export async function readRecoveryHash(memberId: string): Promise<string | null> {
  const select = { recoveryHash: true }
  return (await db.user.findUniqueOrThrow({ where: { id: memberId }, select })).recoveryHash
}
