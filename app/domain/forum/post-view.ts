import { authorColumns, isOwnItem, shownAuthor, type ShownAuthor } from './anonymity'

/** A post as the asker may see it. `liked` is the asker's own; `isOwn` is told to the author alone. */
export type PostView = {
  id: string
  title: string
  content: string
  type: 'general' | 'episode'
  isAnonymous: boolean
  anonymousNumber: number | null
  user: ShownAuthor | null
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

type PostRow = Omit<PostView, 'user' | 'liked' | 'isOwn' | 'isLocked'> & {
  lockedAt: Date | null
  authorId: string | null
  author: ShownAuthor | null
  likedBy?: unknown[]
}

/** The columns a `PostView` is made of; `likedBy` holds at most the asker's own like. */
export function postColumns(askerId: string | undefined) {
  return {
    id: true,
    title: true,
    content: true,
    type: true,
    isAnonymous: true,
    anonymousNumber: true,
    authorId: true,
    author: { select: authorColumns },
    createdAt: true,
    editedAt: true,
    lockedAt: true,
    likes: true,
    commentCount: true,
    views: true,
    episode: { select: { id: true, episodeNumber: true, title: true } },
    likedBy: askerId ? { where: { userId: askerId }, select: { userId: true } } : false,
  } as const
}

/** A `PostView` for this asker out of the columns above. */
export function toPostView(
  { author, authorId, likedBy, lockedAt, ...row }: PostRow,
  askerId: string | undefined,
): PostView {
  return {
    ...row,
    user: shownAuthor({ isAnonymous: row.isAnonymous, author }),
    isLocked: lockedAt !== null,
    liked: (likedBy ?? []).length > 0,
    isOwn: isOwnItem(authorId, askerId),
  }
}
