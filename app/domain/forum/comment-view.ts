import { authorColumns, isOwnItem, shownAuthor, type ShownAuthor } from './anonymity'

/**
 * A comment as the asker may see it. A deleted one, which only stays for its replies, has no text and
 * no author. `isOwn` is told to the author alone.
 */
export type CommentView = {
  id: string
  parentCommentId: string | null
  content: string
  isAnonymous: boolean
  user: ShownAuthor | null
  createdAt: Date
  editedAt: Date | null
  isDeleted: boolean
  isOwn: boolean
}

/** A top-level comment with its replies, oldest first. */
export type CommentThread = CommentView & { replies: CommentView[] }

type CommentRow = {
  id: string
  parentId: string | null
  content: string
  isAnonymous: boolean
  authorId: string | null
  author: ShownAuthor | null
  createdAt: Date
  editedAt: Date | null
  deletedAt: Date | null
}

/** The columns a `CommentView` is made of. */
export const commentColumns = {
  id: true,
  parentId: true,
  content: true,
  isAnonymous: true,
  authorId: true,
  author: { select: authorColumns },
  createdAt: true,
  editedAt: true,
  deletedAt: true,
} as const

/** A `CommentView` for this asker out of the columns above. */
export function toCommentView(row: CommentRow, askerId: string | undefined): CommentView {
  return {
    id: row.id,
    parentCommentId: row.parentId,
    content: row.content,
    isAnonymous: row.isAnonymous,
    user: shownAuthor(row),
    createdAt: row.createdAt,
    editedAt: row.editedAt,
    isDeleted: row.deletedAt !== null,
    isOwn: isOwnItem(row.authorId, askerId),
  }
}
