import { db } from '~/database/db.server'
import { computeMac } from '~/runtime/encryption.server'

/**
 * Names a member's present words without telling them. A form carries it, so that the same form sent again, as by a reload,
 * does not void the words that its first answer showed, and a check of former words does not count for them.
 */
export async function presentWords(memberId: string): Promise<string> {
  return nameOfWords(await readRecoveryHash(memberId))
}

/** The name of the words with this hash. */
export function nameOfWords(recoveryHash: string | null): string {
  return computeMac('recovery-words', recoveryHash ?? '').toString('base64url')
}

/** What is stored of a member's recovery words; null for an account with an email. */
export async function readRecoveryHash(memberId: string): Promise<string | null> {
  const select = { recoveryHash: true }
  return (await db.user.findUniqueOrThrow({ where: { id: memberId }, select })).recoveryHash
}
