import { isContentNote, type ContentNote } from '~/content/content-notes'
import { defaultTopic, isTopic, type Topic } from '~/content/topics'
import { calmColumns, calmOf, type Calm, type CalmColumns } from './calm'
import type { EpisodeView } from '../episodes/episodes.server'
import {
  authorColumns,
  publicAuthor,
  type AuthorRow,
  type PublicAuthor,
  publicTime,
} from '../authorship/anonymity'
import { toAudience, type Audience } from './audience'
import { authorshipColumns, isWrittenBy, type Authorship } from '../authorship/authorship.server'

/** A post as the viewer may see it; `isOwn` is true for its author only. */
export type PostView = {
  id: string
  title: string
  content: string
  type: 'general' | 'episode'
  topic: Topic
  /** What its text may hurt with; readers fold it, and lists leave the text out. */
  contentNote: ContentNote | ''
  /** Whether a moderator set topic and note; told to its author only. */
  isLabelled: boolean
  audience: Audience
  isAnonymous: boolean
  anonymousNumber: number | null
  user: PublicAuthor | null
  createdAt: Date
  editedAt: Date | null
  /** Whether nobody may write a comment now. */
  isLocked: boolean
  /** Why that is so, or that only one comment an hour is taken; null where everybody may write. */
  calm: Calm | null
  likes: number
  liked: boolean
  commentCount: number
  views: number
  episode: EpisodeView | null
  isOwn: boolean
}

export type PostRow = Omit<
  PostView,
  'user' | 'liked' | 'isOwn' | 'isLocked' | 'calm' | 'topic' | 'contentNote' | 'audience'
> &
  Authorship &
  CalmColumns & {
    topic: string
    contentNote: string
    audience: string
    sortKey: string
    author: AuthorRow | null
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
  contentNote: true,
  isLabelled: true,
  audience: true,
  isAnonymous: true,
  anonymousNumber: true,
  ...authorshipColumns,
  author: { select: authorColumns },
  createdAt: true,
  editedAt: true,
  ...calmColumns,
  likes: true,
  commentCount: true,
  views: true,
  episode: { select: episodeColumns },
} as const

/** Makes a viewer's `PostView` from a row of `postColumns`; `liked` as `toPostViews` finds it. */
export function toPostView(post: PostRow, viewerId: string | undefined, liked = false): PostView {
  const { author, authorId, encryptedAuthorId, sortKey: _, ...rest } = post
  const { lockedAt, lockedUntil, lockedReason, slowUntil, slowReason, activityKey, ...row } = rest
  const calm = calmOf({ lockedAt, lockedUntil, lockedReason, slowUntil, slowReason, activityKey })
  const isOwn = isWrittenBy({ authorId, encryptedAuthorId }, viewerId)
  return {
    ...row,
    // The company may have taken a topic or a note away.
    topic: isTopic(row.topic) ? row.topic : defaultTopic,
    contentNote: isContentNote(row.contentNote) ? row.contentNote : '',
    audience: toAudience(row.audience),
    createdAt: publicTime(row.createdAt, row.isAnonymous),
    editedAt: row.editedAt && publicTime(row.editedAt, row.isAnonymous),
    user: publicAuthor({ isAnonymous: row.isAnonymous, author }),
    isLocked: calm !== null && calm.state !== 'slow',
    calm,
    liked,
    isLabelled: Boolean(row.isLabelled) && isOwn,
    isOwn,
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
