import { authorColumns, shownAuthor, type ShownAuthor } from './anonymity'

/** A comment as anyone may see it. */
export type CommentView = {
  id: string
  parentCommentId: string | null
  content: string
  isAnonymous: boolean
  user: ShownAuthor | null
  createdAt: Date
}

/** A top-level comment with its replies, oldest first. */
export type CommentThread = CommentView & { replies: CommentView[] }

type CommentRow = Omit<CommentView, 'user' | 'parentCommentId'> & {
  parentId: string | null
  author: ShownAuthor | null
}

/** The columns a `CommentView` is made of. */
export const commentColumns = {
  id: true,
  parentId: true,
  content: true,
  isAnonymous: true,
  author: { select: authorColumns },
  createdAt: true,
} as const

/** A `CommentView` out of the columns above. */
export function toCommentView({ author, parentId, ...row }: CommentRow): CommentView {
  return {
    ...row,
    parentCommentId: parentId,
    user: shownAuthor({ isAnonymous: row.isAnonymous, author }),
  }
}
