import {
  authorColumns,
  ownAuthor,
  publicAuthor,
  type AuthorRow,
  type PublicAuthor,
  publicTime,
} from '../authorship/anonymity'
import { authorshipColumns, isWrittenBy, type Authorship } from '../authorship/authorship.server'
import type { Review } from './reviews.server'
import { tombstoneReason, type TombstoneReason } from '../posts/post-view'

/**
 * A comment as the viewer may see it. Unavailable comments have no text and no author. Only authors get
 * `removedReason`.
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
  /** True when the author of the post, or a moderator for them, marked the comment as helpful. */
  helped: boolean
  likes: number
  liked: boolean
  /** Reviews by experts, the most urgent first. */
  reviews: Review[]
  tombstone: TombstoneReason | null
  removedReason: string | null
  isOwn: boolean
}

/**
 * A top-level comment with its first replies, oldest first. `repliesCursor` leads to the other replies; null when
 * there are none.
 */
export type CommentThread = CommentView & {
  replies: CommentView[]
  replyCount: number
  repliesCursor: string | null
}

export type CommentRow = Authorship & {
  id: string
  parentId: string | null
  content: string
  isAnonymous: boolean
  anonymousNumber: number | null
  author: AuthorRow | null
  createdAt: Date
  editedAt: Date | null
  deletedAt: Date | null
  removedAt: Date | null
  removedReason: string | null
  hiddenAt: Date | null
  helpedAsker: boolean
  likes: number
}

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
  helpedAsker: true,
  likes: true,
} as const

/**
 * Makes a viewer's `CommentView`, still without `liked` and `reviews`. `isBlocked`: the viewer blocked the named
 * author. `isAuthorHidden`: the viewer hides the anonymous author.
 */
export function toCommentView(
  row: CommentRow,
  viewerId: string | undefined,
  isBlocked = false,
  isAuthorHidden = false,
): CommentView {
  const isOwn = isWrittenBy(row, viewerId)
  const hidden = isAuthorHidden && !isOwn ? ('hiddenByYou' as const) : null
  const tombstone = isBlocked ? 'blocked' : (tombstoneReason(row) ?? hidden)
  return {
    id: row.id,
    parentCommentId: row.parentId,
    createdAt: publicTime(row.createdAt, row.isAnonymous),
    tombstone,
    removedReason: isOwn && tombstone !== 'held' ? row.removedReason : null,
    isOwn,
    liked: false,
    reviews: [],
    ...(tombstone && !(tombstone === 'held' && isOwn) ? emptyContent : visibleContent(row)),
    // The text of the placeholder contains the number.
    ...(tombstone === 'hiddenByYou' && {
      isAnonymous: true,
      anonymousNumber: row.anonymousNumber,
    }),
  }
}

const emptyContent = {
  content: '',
  isAnonymous: false,
  anonymousNumber: null,
  user: null,
  editedAt: null,
  helped: false,
  likes: 0,
}

function visibleContent(row: CommentRow) {
  const { content, isAnonymous, anonymousNumber } = row
  const editedAt = row.editedAt && publicTime(row.editedAt, isAnonymous)
  const user = publicAuthor(row)
  const { helpedAsker: helped, likes } = row
  return { content, isAnonymous, anonymousNumber, editedAt, user, helped, likes }
}

/** Returns a comment for its author's own list, which includes removed comments. */
export function toOwnComment(row: CommentRow, author: { id: string } & AuthorRow): CommentView {
  const user = ownAuthor(author, row.isAnonymous)
  return { ...toCommentView(row, author.id), ...visibleContent(row), user }
}
