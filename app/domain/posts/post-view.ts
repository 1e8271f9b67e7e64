import { defaultTopic, isTopic, type Topic } from '~/content/topics'
import type { EpisodeView } from '../episodes/episodes.server'
import { authorColumns, publicAuthor, type PublicAuthor, publicTime } from '../authorship/anonymity'
import { toAudience, type Audience } from './audience'
import { authorshipColumns, isWrittenBy, type Authorship } from '../authorship/authorship.server'

/** A post as the viewer may see it; `isOwn` is true for its author only. */
export type PostView = {
  id: string
  title: string
  content: string
  type: 'general' | 'episode'
  topic: Topic
  audience: Audience
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
  episode: EpisodeView | null
  isOwn: boolean
}

export type PostRow = Omit<
  PostView,
  'user' | 'liked' | 'isOwn' | 'isLocked' | 'topic' | 'audience'
> &
  Authorship & {
    topic: string
    audience: string
    sortKey: string
    lockedAt: Date | null
    author: PublicAuthor | null
  }

export const episodeColumns = {
  id: true,
  episodeNumber: true,
  shownSeason: true,
  title: true,
} as const

/** The columns for `toPostView`. */
export const postColumns = {
  id: true,
  sortKey: true,
  title: true,
  content: true,
  type: true,
  topic: true,
  audience: true,
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
  episode: { select: episodeColumns },
} as const

/** Makes a viewer's `PostView` from a row of `postColumns`; `liked` as `toPostViews` finds it. */
export function toPostView(
  { author, authorId, encryptedAuthorId, lockedAt, sortKey: _, ...row }: PostRow,
  viewerId: string | undefined,
  liked = false,
): PostView {
  return {
    ...row,
    // The company may have taken a topic away.
    topic: isTopic(row.topic) ? row.topic : defaultTopic,
    audience: toAudience(row.audience),
    createdAt: publicTime(row.createdAt, row.isAnonymous),
    editedAt: row.editedAt && publicTime(row.editedAt, row.isAnonymous),
    user: publicAuthor({ isAnonymous: row.isAnonymous, author }),
    isLocked: lockedAt !== null,
    liked,
    isOwn: isWrittenBy({ authorId, encryptedAuthorId }, viewerId),
  }
}

/** Deleted by the author, removed by a moderator, hidden by reports, or blocked by the viewer. */
export type TombstoneReason = 'deleted' | 'removed' | 'hidden' | 'blocked'

type Row = { deletedAt: Date | null; removedAt: Date | null; hiddenAt: Date | null }

/** Why a post or comment cannot be read, blocks aside; or null. */
export function tombstoneReason(row: Row): TombstoneReason | null {
  if (row.deletedAt) return 'deleted'
  if (row.hiddenAt) return 'hidden'
  return row.removedAt ? 'removed' : null
}
