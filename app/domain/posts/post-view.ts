import { authorColumns, publicAuthor, type PublicAuthor } from '../authorship/anonymity'
import { authorshipColumns, isWrittenBy, type Authorship } from '../authorship/authorship.server'
import { publicTime } from '../authorship/public-time'

/** A post as the viewer may see it; `isOwn` is true for its author only. */
export type PostView = {
  id: string
  title: string
  content: string
  type: 'general' | 'episode'
  isAnonymous: boolean
  anonymousNumber: number | null
  user: PublicAuthor | null
  createdAt: Date
  editedAt: Date | null
  isLocked: boolean
  likes: number
  liked: boolean
  commentCount: number
  views: number
  episode: { id: string; episodeNumber: number | null; title: string } | null
  isOwn: boolean
}

type PostRow = Omit<PostView, 'user' | 'liked' | 'isOwn' | 'isLocked'> &
  Authorship & {
    sortKey: string
    lockedAt: Date | null
    author: PublicAuthor | null
    likedBy?: unknown[]
  }

/** The columns for `toPostView`; `likedBy` contains at most the viewer's own like. */
export function postColumns(viewerId: string | undefined) {
  return {
    id: true,
    sortKey: true,
    title: true,
    content: true,
    type: true,
    isAnonymous: true,
    anonymousNumber: true,
    ...authorshipColumns,
    author: { select: authorColumns },
    createdAt: true,
    editedAt: true,
    lockedAt: true,
    likes: true,
    commentCount: true,
    views: true,
    episode: { select: { id: true, episodeNumber: true, title: true } },
    likedBy: viewerId ? { where: { userId: viewerId }, select: { userId: true } } : false,
  } as const
}

/** Makes a viewer's `PostView` from a row of `postColumns`. */
export function toPostView(
  { author, authorId, encryptedAuthorId, likedBy, lockedAt, sortKey: _, ...row }: PostRow,
  viewerId: string | undefined,
): PostView {
  return {
    ...row,
    createdAt: publicTime(row.createdAt, row.isAnonymous),
    editedAt: row.editedAt && publicTime(row.editedAt, row.isAnonymous),
    user: publicAuthor({ isAnonymous: row.isAnonymous, author }),
    isLocked: lockedAt !== null,
    liked: (likedBy ?? []).length > 0,
    isOwn: isWrittenBy({ authorId, encryptedAuthorId }, viewerId),
  }
}
