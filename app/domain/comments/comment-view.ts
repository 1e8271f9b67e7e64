import { authorColumns, ownAuthor, publicAuthor, type PublicAuthor } from '../authorship/anonymity'
import { authorshipColumns, isWrittenBy, type Authorship } from '../authorship/authorship.server'
import { publicTime } from '../authorship/public-time'
import { unavailabilityOf, type Unavailability } from '../posts/unavailability'

/**
 * A comment as the viewer may see it. An absent one has no text and no author; why it was removed is told to its
 * author alone, and so is `isOwn`.
 */
export type CommentView = {
  id: string
  parentCommentId: string | null
  content: string
  isAnonymous: boolean
  anonymousNumber: number | null
  user: PublicAuthor | null
  createdAt: Date
  editedAt: Date | null
  unavailable: Unavailability | null
  removedReason: string | null
  isOwn: boolean
}

/**
 * A top-level comment with its first replies, oldest first. `replyCount` counts all of them, and `repliesCursor` is
 * where the rest begin; null when there are no more.
 */
export type CommentThread = CommentView & {
  replies: CommentView[]
  replyCount: number
  repliesCursor: string | null
}

type CommentRow = Authorship & {
  id: string
  parentId: string | null
  content: string
  isAnonymous: boolean
  anonymousNumber: number | null
  author: PublicAuthor | null
  createdAt: Date
  editedAt: Date | null
  deletedAt: Date | null
  removedAt: Date | null
  removedReason: string | null
  hiddenAt: Date | null
}

/** The columns a `CommentView` is made of. */
export const commentColumns = {
  id: true,
  sortKey: true,
  parentId: true,
  content: true,
  isAnonymous: true,
  anonymousNumber: true,
  ...authorshipColumns,
  author: { select: authorColumns },
  createdAt: true,
  editedAt: true,
  deletedAt: true,
  removedAt: true,
  removedReason: true,
  hiddenAt: true,
} as const

/**
 * A `CommentView` for this viewer out of the columns above.
 * @param isBlocked whether the viewer blocked the author who is named in it
 */
export function toCommentView(
  row: CommentRow,
  viewerId: string | undefined,
  isBlocked = false,
): CommentView {
  const unavailable = isBlocked ? 'blocked' : unavailabilityOf(row)
  const isOwn = isWrittenBy(row, viewerId)
  return {
    id: row.id,
    parentCommentId: row.parentId,
    createdAt: publicTime(row.createdAt, row.isAnonymous),
    unavailable,
    removedReason: isOwn ? row.removedReason : null,
    isOwn,
    ...(unavailable ? nothing : written(row)),
  }
}

const nothing = {
  content: '',
  isAnonymous: false,
  anonymousNumber: null,
  user: null,
  editedAt: null,
}

function written(row: CommentRow) {
  const { content, isAnonymous, anonymousNumber } = row
  const editedAt = row.editedAt && publicTime(row.editedAt, isAnonymous)
  return { content, isAnonymous, anonymousNumber, editedAt, user: publicAuthor(row) }
}

/** A comment for the list of its author's own, which shows her what was removed as well. */
export function toOwnComment(row: CommentRow, author: { id: string } & PublicAuthor): CommentView {
  return { ...toCommentView(row, author.id), ...written(row), user: ownAuthor(author) }
}
