import { decrypt, encryptStable, stableForms } from '~/runtime/encryption.server'

const purpose = 'anonymous-author'

/** The columns that say who wrote an item; of an anonymous one only this server can read them (docs/anonymity.md). */
export type Authorship = { authorId: string | null; encryptedAuthorId: string | null }

/** The columns an `Authorship` is made of. */
export const authorshipColumns = { authorId: true, encryptedAuthorId: true } as const

/** What an item has in these columns when nobody is known to have written it. */
export const noAuthor = { authorId: null, encryptedAuthorId: null } as const

/** The columns of an item that a member writes. */
export function authorshipOf(userId: string, isAnonymous: boolean): Authorship {
  if (!isAnonymous) return { authorId: userId, encryptedAuthorId: null }
  return { authorId: null, encryptedAuthorId: encryptStable(purpose, userId) }
}

/** Who wrote an item, anonymous or not; null when they have left. For rules only: no door shows it. */
export function authorIdOf({ authorId, encryptedAuthorId }: Authorship): string | null {
  return authorId ?? decrypt(purpose, encryptedAuthorId ?? undefined)
}

/** The condition for what a member wrote without their name. */
export function writtenAnonymouslyBy(userId: string) {
  return { encryptedAuthorId: { in: encryptedForms(userId) } }
}

/** The condition for everything that a member wrote. */
export function writtenBy(userId: string) {
  return { OR: [{ authorId: userId }, writtenAnonymouslyBy(userId)] }
}

/** The condition for what somebody else wrote, or nobody any more. A comparison with null would be neither. */
export function notWrittenBy(userId: string) {
  return {
    AND: [
      { OR: [{ authorId: null }, { authorId: { not: userId } }] },
      {
        OR: [{ encryptedAuthorId: null }, { encryptedAuthorId: { notIn: encryptedForms(userId) } }],
      },
    ],
  }
}

/** What the encrypted column holds for a member, under the present secret and former ones. */
export function encryptedForms(userId: string): string[] {
  return stableForms(purpose, userId)
}

/**
 * Whether a member wrote an item.
 * @param userId undefined for a visitor, who wrote nothing, not even what has lost its author
 */
export function isWrittenBy(item: Authorship, userId: string | undefined): boolean {
  return userId !== undefined && authorIdOf(item) === userId
}
