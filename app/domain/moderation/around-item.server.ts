import { db } from '~/database/db.server'
import { commentColumns, toCommentView, type CommentView } from '../comments/comment-view'
import { heldReason } from '../held'
import { isId } from '../validation/validation.server'
import type { Item } from './item.server'

const shown = 2

/** The comments before and after a comment, as readers see them. */
export type Around = { before: CommentView[]; after: CommentView[] }

/**
 * Reads the two comments before and the two after a comment with the same parent. The parent comes before the first
 * reply. Empty for a post. Callers check for a moderator.
 */
export async function readAround({ kind, id }: Item): Promise<Around> {
  const nothing = { before: [], after: [] }
  if (kind === 'post' || !isId(id)) return nothing
  const select = { postId: true, parentId: true, sortKey: true }
  const comment = await db.comment.findUnique({ where: { id }, select })
  if (!comment) return nothing
  const { sortKey, ...beside } = comment
  const [before, after, parent] = await Promise.all([
    neighbours({ ...beside, sortKey: { lt: sortKey } }, 'desc'),
    neighbours({ ...beside, sortKey: { gt: sortKey } }, 'asc'),
    beside.parentId ? neighbours({ id: beside.parentId }, 'asc') : [],
  ])
  return { before: [...before, ...parent].slice(0, shown).reverse(), after }
}

async function neighbours(where: object, order: 'asc' | 'desc') {
  const rows = await db.comment.findMany({
    where: { ...where, deletedAt: null, removedAt: null },
    orderBy: { sortKey: order },
    take: shown,
    select: commentColumns,
  })
  return rows.map((row) => toCommentView(row, undefined))
}

/** The number of reports on the author's other items, and the number that a moderator upheld. */
export type EarlierReports = { reports: number; upheld: number }

/**
 * Counts the reports on other items that readers know to be by the same author. For a named author these are items
 * under the name; for an anonymous one, items in the same thread under the same number. A wider count would tell a
 * moderator what only a logged look-up may reveal.
 * @returns null when the author has left
 */
export async function countEarlierReports({ kind, id }: Item): Promise<EarlierReports | null> {
  const columns = { authorId: true, isAnonymous: true, anonymousNumber: true } as const
  const found =
    kind === 'post'
      ? await db.post.findUnique({ where: { id }, select: columns })
      : await db.comment.findUnique({ where: { id }, select: { ...columns, postId: true } })
  const known = found && byKnownAuthor({ postId: id, ...found })
  if (!known) return null
  const others = {
    // Leaves out held items: nobody reported them.
    reason: { not: heldReason },
    OR: [
      { post: { ...known.post, id: { not: id } } },
      { comment: { ...known.comment, id: { not: id }, deletedAt: null } },
    ],
  }
  const [reports, upheld] = await Promise.all([
    db.report.count({ where: others }),
    db.report.count({ where: { ...others, state: 'upheld' } }),
  ])
  return { reports, upheld }
}

type Authored = {
  postId: string
  authorId: string | null
  isAnonymous: boolean
  anonymousNumber: number | null
}

/**
 * Returns the conditions for the posts and comments that every reader knows to be by the author of an item: those
 * under the same name, or in the same thread under the same number. Null for an author who has left.
 */
function byKnownAuthor({ postId, authorId, isAnonymous, anonymousNumber }: Authored) {
  if (isAnonymous) {
    if (anonymousNumber === null) return null
    const same = { isAnonymous: true, anonymousNumber }
    return { post: { ...same, id: postId }, comment: { ...same, postId } }
  }
  if (authorId === null) return null
  const same = { isAnonymous: false, authorId }
  return { post: same, comment: same }
}
