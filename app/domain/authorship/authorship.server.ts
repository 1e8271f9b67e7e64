import { decrypt, encryptStable, stableForms } from '~/runtime/encryption.server'

const purpose = 'anonymous-author'

/** Who wrote an item; the author of an anonymous one is encrypted (docs/anonymity.md). */
export type Authorship = { authorId: string | null; encryptedAuthorId: string | null }

export const authorshipColumns = { authorId: true, encryptedAuthorId: true } as const

export const noAuthor = { authorId: null, encryptedAuthorId: null } as const

/** The authorship columns of an item that a member writes. */
export function authorshipOf(userId: string, isAnonymous: boolean): Authorship {
  if (!isAnonymous) return { authorId: userId, encryptedAuthorId: null }
  return { authorId: null, encryptedAuthorId: encryptStable(purpose, userId) }
}

/** The author's id, anonymous or not; null when their account is deleted. For rules only, never for display. */
export function authorIdOf({ authorId, encryptedAuthorId }: Authorship): string | null {
  return authorId ?? decrypt(purpose, encryptedAuthorId ?? undefined)
}

/** The condition for what a member wrote anonymously. */
export function writtenAnonymouslyBy(userId: string) {
  return { encryptedAuthorId: { in: encryptedForms(userId) } }
}

/** The condition for everything that a member wrote. */
export function writtenBy(userId: string) {
  return { OR: [{ authorId: userId }, writtenAnonymouslyBy(userId)] }
}

/** The condition for what others wrote, including deleted accounts (null compares as neither). */
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

/** The encrypted forms of a member's id, under the current secret and former ones. */
export function encryptedForms(userId: string): string[] {
  return stableForms(purpose, userId)
}

/** Whether the user wrote an item; false for visitors, also when the item has no author. */
export function isWrittenBy(item: Authorship, userId: string | undefined): boolean {
  return userId !== undefined && authorIdOf(item) === userId
}
