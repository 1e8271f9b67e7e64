import {
  isContentNote,
  type ContentNote,
  defaultTopic,
  isTopic,
  type Topic,
} from '~/content/topics'
import type { EpisodeView } from '../episodes/episodes.server'
import {
  authorColumns,
  publicAuthor,
  type AuthorRow,
  type PublicAuthor,
  publicTime,
} from '../authorship/anonymity'
import { heldReason } from '../held'
import {
  authorshipColumns,
  firstSortKey,
  isWrittenBy,
  type Authorship,
} from '../authorship/authorship.server'
import { day } from '../durations'
import { aliased, type Sql, sql } from '~/database/db.server'
import type { Actor } from '~/domain/members/member'

/** Threads in which nobody has written for so many days are closed. */
const quietDays = 180

/** What a post's row says of writing in its thread. */
type CalmColumns = {
  lockedAt: Date | null
  lockedUntil: Date | null
  lockedReason: string | null
  slowUntil: Date | null
  slowReason: string | null
  activityKey: string
}

export const calmColumns = {
  lockedAt: true,
  lockedUntil: true,
  lockedReason: true,
  slowUntil: true,
  slowReason: true,
  activityKey: true,
} as const

/** Why a thread takes no comments, or few: by a moderator for a reason, until the end of a day; or because it is quiet. */
type Calm = {
  state: 'closed' | 'quiet' | 'slow'
  reason: string | null
  until: Date | null
}

/** What holds for a thread now; null where everybody may write. */
export function calmOf(row: CalmColumns, now = new Date()): Calm | null {
  const { lockedAt, lockedUntil, lockedReason, slowUntil, slowReason, activityKey } = row
  if (lockedAt && (!lockedUntil || lockedUntil > now))
    return { state: 'closed', reason: lockedReason, until: lockedUntil }
  if (activityKey && momentOf(activityKey) < now.getTime() - quietDays * day)
    return { state: 'quiet', reason: null, until: null }
  if (slowUntil && slowUntil > now) return { state: 'slow', reason: slowReason, until: slowUntil }
  return null
}

/**
 * The condition in SQL for posts without comments that take some, as `calmOf` says it, on rows of an alias. The last activity
 * of such a post is the post itself.
 */
export function isUnansweredSql(alias: string, now = new Date()): Sql {
  const post = aliased(alias)
  const lastQuiet = firstSortKey(new Date(now.getTime() - quietDays * day))
  return sql`${post}."commentCount" = 0 AND ${post}."sortKey" >= ${lastQuiet}
    AND (${post}."lockedAt" IS NULL OR ${post}."lockedUntil" <= ${now})`
}

// A UUID v7: its first 48 bits are its time in milliseconds.
function momentOf(key: string) {
  return Number.parseInt(key.replace('-', '').slice(0, 12), 16)
}

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

/**
 * Deleted by the author, removed by a moderator, hidden by reports, or blocked by the viewer; `held`, which only its author
 * meets, waits for a moderator because the account is new; `hiddenByYou`: the viewer hides this anonymous author in the thread.
 */
export type TombstoneReason = 'deleted' | 'removed' | 'hidden' | 'blocked' | 'held' | 'hiddenByYou'

type Row = {
  deletedAt: Date | null
  removedAt: Date | null
  removedReason: string | null
  hiddenAt: Date | null
}

/** Why a post or comment cannot be read, blocks aside; or null. */
export function tombstoneReason(row: Row): TombstoneReason | null {
  if (row.deletedAt) return 'deleted'
  if (row.hiddenAt) return 'hidden'
  if (row.removedReason === heldReason) return 'held'
  return row.removedAt ? 'removed' : null
}

/** Who may read a post: everybody, or signed-in members. Sign-up is open, so this keeps out passers-by, not members. */
export const audiences = ['everyone', 'members'] as const

export type Audience = (typeof audiences)[number]

/** The audience of a stored post. */
function toAudience(word: string): Audience {
  return word === 'everyone' ? 'everyone' : 'members'
}

/** The condition for posts that everybody may read: what feeds, sitemaps and counts are made of. */
export const forEveryone = { audience: 'everyone' satisfies Audience } as const

/**
 * The condition for posts that the viewer may read by their audience. Every query for visitors has it: for them a post
 * for members is missing, in bytes and time.
 */
export function visibleTo(viewer: Actor): { audience?: 'everyone' } {
  return viewer ? {} : forEveryone
}

/** The same as a condition in SQL on rows of an alias; null is none. */
export function visibleToSql(viewer: Actor, alias: string): Sql | null {
  return viewer ? null : sql`${aliased(alias)}."audience" = 'everyone'`
}
