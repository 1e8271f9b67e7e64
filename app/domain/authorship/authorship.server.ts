import { aliased, isOneOf } from '~/database/columns.server'
import { db, sql, type Transaction } from '~/database/db.server'
import { decrypt, encrypt } from '~/runtime/encryption.server'
import { claimTag, tagAt, tagsOf } from './tags.server'

const purpose = 'anonymous-author'
const tagPurpose = 'anonymous-item'

/** Who wrote an item; the author of an anonymous one is encrypted (docs/anonymity.md). */
export type Authorship = { authorId: string | null; encryptedAuthorId: string | null }

export const authorshipColumns = { authorId: true, encryptedAuthorId: true } as const

export const noAuthor = { authorId: null, encryptedAuthorId: null, authorTag: null } as const

/** The authorship columns of an item that a member writes; call it in the transaction that writes the item. */
export async function authorshipOf(
  userId: string,
  isAnonymous: boolean,
  tx: Transaction,
): Promise<Authorship & { authorTag: string | null }> {
  if (!isAnonymous) return { ...noAuthor, authorId: userId }
  return {
    authorId: null,
    encryptedAuthorId: encrypt(purpose, userId),
    authorTag: await claimTag(tagPurpose, userId, tx),
  }
}

/** The authorship columns of a member's anonymous item by its number, 0 for the first: for rows that are made in bulk. */
export function anonymousAuthorshipAt(userId: string, number: number) {
  const authorTag = tagAt(tagPurpose, userId, number)
  return { authorId: null, encryptedAuthorId: encrypt(purpose, userId), authorTag }
}

/** The author's id, anonymous or not; null when unknown. For rules only, never for display. The account may be gone. */
export function authorIdOf({ authorId, encryptedAuthorId }: Authorship): string | null {
  return authorId ?? decrypt(purpose, encryptedAuthorId ?? undefined)
}

type Within = Transaction | typeof db

/** The condition for what a member wrote anonymously. */
export async function anonymouslyAuthoredBy(userId: string, within: Within = db) {
  return { authorTag: { in: await tagsOf(tagPurpose, userId, within) } }
}

/** The condition for everything that a member wrote. */
export async function authoredBy(userId: string, within: Within = db) {
  return { OR: [{ authorId: userId }, await anonymouslyAuthoredBy(userId, within)] }
}

/** The same as a condition in SQL on rows of an alias. */
export async function authoredBySql(userId: string) {
  const isAnonymousOwn = await anonymouslyAuthoredBySql(userId)
  return (alias: string) =>
    sql`(${aliased(alias)}."authorId" = ${userId} OR ${isAnonymousOwn(alias)})`
}

/** The condition in SQL for what a member wrote anonymously, on rows of an alias. */
export async function anonymouslyAuthoredBySql(userId: string) {
  const tags = await tagsOf(tagPurpose, userId)
  return (alias: string) => isOneOf(sql`${aliased(alias)}."authorTag"`, tags)
}

/** The condition for what others wrote, including deleted accounts (null compares as neither). */
export async function authoredByOthers(userId: string) {
  const tags = await tagsOf(tagPurpose, userId)
  return {
    AND: [
      { OR: [{ authorId: null }, { authorId: { not: userId } }] },
      { OR: [{ authorTag: null }, { authorTag: { notIn: tags } }] },
    ],
  }
}

/** Whether the user wrote an item; false for visitors, also when the item has no author. */
export function isWrittenBy(item: Authorship, userId: string | undefined): boolean {
  return userId !== undefined && authorIdOf(item) === userId
}
