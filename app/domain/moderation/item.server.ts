import { createHash } from 'node:crypto'
import { db, type Transaction } from '~/database/db.server'
import {
  authoredBy,
  authorshipColumns,
  isWrittenBy,
  type ByOthers,
} from '../authorship/authorship.server'
import { type Member, checkRole } from '../members/member'
import { heldReason } from '../held'
import { addToCounters } from '../posts/counters.server'
import { fail, ok, type Result } from '../result'
import { isId } from '../validation/validation.server'

export type ItemKind = 'post' | 'comment'

export type Item = { kind: ItemKind; id: string }

export function isItemKind(word: string | undefined): word is ItemKind {
  return word === 'post' || word === 'comment'
}

const columns = {
  id: true,
  ...authorshipColumns,
  isAnonymous: true,
  editedAt: true,
  removedAt: true,
  removedReason: true,
  hiddenAt: true,
} as const

/** Finds the columns of an item that rules need; null when it does not exist or was deleted by its author. */
export async function findItem({ kind, id }: Item, tx: Transaction = db) {
  if (!isId(id)) return null
  if (kind === 'post') {
    const post = await tx.post.findUnique({ where: { id }, select: columns })
    return post && { ...post, kind, postId: id }
  }
  const select = { ...columns, postId: true }
  const comment = await tx.comment.findFirst({ where: { id, deletedAt: null }, select })
  return comment && { ...comment, kind }
}

type Texts = {
  title?: string
  content: string
  originalTitle?: string | null
  originalContent: string | null
}

/**
 * Returns a digest of an item's texts. A moderator's form sends it back, because a decision is about the text that
 * the moderator read.
 */
export function textVersion({ title, content, originalTitle, originalContent }: Texts): string {
  const texts = JSON.stringify([title ?? '', content, originalTitle ?? null, originalContent])
  return createHash('sha256').update(texts).digest('base64url').slice(0, 16)
}

export const postTexts = {
  title: true,
  content: true,
  originalTitle: true,
  originalContent: true,
} as const
export const commentTexts = { content: true, originalContent: true } as const

/** Returns the digest of an item's current texts; null when it is gone. */
export async function readTextVersion({ kind, id }: Item, tx: Transaction): Promise<string | null> {
  const where = { id }
  const texts =
    kind === 'post'
      ? await tx.post.findUnique({ where, select: postTexts })
      : await tx.comment.findUnique({ where, select: commentTexts })
  return texts && textVersion(texts)
}

export type FoundItem = NonNullable<Awaited<ReturnType<typeof findItem>>>

/**
 * Finds another member's item for a moderator; `not-allowed` for members and for the actor's own item, or
 * `not-found`.
 */
export async function findOthersItem(actor: Member, item: Item): Promise<Result<FoundItem>> {
  const allowed = checkRole(actor, 'moderator')
  if (!allowed.ok) return allowed
  const found = await findItem(item)
  if (!found) return fail('not-found')
  return isWrittenBy(found, actor.id) ? fail('not-allowed') : ok(found)
}

/** Returns the condition for the reports on an item. */
export function reportsOn({ kind, id }: Item) {
  return kind === 'post' ? { postId: id } : { commentId: id }
}

/** Returns the condition for reports and appeals about items that others wrote (`authoredByOthers`). */
export function aboutOthersItems(byOthers: ByOthers) {
  return { OR: [{ post: byOthers }, { comment: { ...byOthers, deletedAt: null } }] }
}

type Visibility = { removedAt: Date | null; removedReason: string | null; hiddenAt: Date | null }

/** The columns of an item that everybody sees. */
export const visibleColumns = { removedAt: null, removedReason: null, hiddenAt: null }

/**
 * Changes an item's visibility and counters; false when its current visibility is not `from`. Requires the post's
 * lock.
 */
export async function setVisibility(
  { kind, id, postId }: FoundItem,
  from: 'shown' | 'hidden' | 'removed' | 'held',
  data: Visibility,
  tx: Transaction,
): Promise<boolean> {
  const where = { id, ...visibilities[from] }
  if (kind === 'post') return (await tx.post.updateMany({ where, data })).count > 0
  const { count } = await tx.comment.updateMany({ where: { ...where, deletedAt: null }, data })
  // Only visible comments are counted.
  const by = Number(data.removedAt === null) - Number(from === 'shown')
  if (count && by) await addToCounters(postId, { commentCount: by }, tx)
  return count > 0
}

/** The condition for removed items that neither reports nor the new account of their author hide. */
export const isModeratorsRemoval = {
  removedAt: { not: null },
  hiddenAt: null,
  OR: [{ removedReason: null }, { removedReason: { not: heldReason } }],
}

// A removed item of a deleted account stays hidden (docs/decisions/0018-leaving.md). An anonymous item does not show whether its author has left.
const hasOrHidesAuthor = { OR: [{ isAnonymous: true }, { authorId: { not: null } }] }

const visibilities = {
  shown: { removedAt: null },
  hidden: { hiddenAt: { not: null } },
  removed: { AND: [isModeratorsRemoval, hasOrHidesAuthor] },
  held: { removedReason: heldReason },
}

/** Returns the ids of the posts and comments among `ids` that a member wrote, also anonymously. */
export async function findOwnItems(memberId: string, ids: string[]): Promise<Set<string>> {
  const where = { id: { in: ids }, ...(await authoredBy(memberId)) }
  const query = { where, select: { id: true } }
  const found = await Promise.all([db.post.findMany(query), db.comment.findMany(query)])
  return new Set(found.flat().map(({ id }) => id))
}
