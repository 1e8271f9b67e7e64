import { authorColumns, shownAuthor, type ShownAuthor } from './anonymity'

/** A post as anyone may see it. `liked` is the asker's own. */
export type PostView = {
  id: string
  title: string
  content: string
  type: 'general' | 'episode'
  isAnonymous: boolean
  user: ShownAuthor | null
  createdAt: Date
  likes: number
  liked: boolean
  commentCount: number
  views: number
  episode: { id: string; episodeNumber: number | null; title: string } | null
}

type PostRow = Omit<PostView, 'user' | 'liked'> & {
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
    author: { select: authorColumns },
    createdAt: true,
    likes: true,
    commentCount: true,
    views: true,
    episode: { select: { id: true, episodeNumber: true, title: true } },
    likedBy: askerId ? { where: { userId: askerId }, select: { userId: true } } : false,
  } as const
}

/** A `PostView` out of the columns above. */
export function toPostView({ author, likedBy, ...row }: PostRow): PostView {
  return {
    ...row,
    user: shownAuthor({ isAnonymous: row.isAnonymous, author }),
    liked: (likedBy ?? []).length > 0,
  }
}
