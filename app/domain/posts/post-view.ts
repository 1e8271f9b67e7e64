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
  timeOfSortKey,
  type Authorship,
} from '../authorship/authorship.server'
import { day } from '../durations'
import { aliased, type Sql, sql } from '~/database/db.server'
import type { Actor } from '~/domain/members/member'

/** A thread is quiet, and takes no comments, after this many days without one. */
export const quietDays = 180

/** The columns of a post that limit writing in its thread. */
type WriteLimitColumns = {
  lockedAt: Date | null
  lockedUntil: Date | null
  lockedReason: string | null
  slowUntil: Date | null
  slowReason: string | null
  activityKey: string
}

export const writeLimitColumns = {
  lockedAt: true,
  lockedUntil: true,
  lockedReason: true,
  slowUntil: true,
  slowReason: true,
  activityKey: true,
} as const

/**
 * The reason why a thread takes no comments, or only a few. A moderator limited it for `reason`, until the end of a
 * day; or it is quiet.
 */
type WriteLimit = {
  state: 'locked' | 'quiet' | 'slow'
  reason: string | null
  until: Date | null
}

/** Returns the current limit on writing in a thread; null when everybody may write. */
export function writeLimitOf(row: WriteLimitColumns, now = new Date()): WriteLimit | null {
  const { lockedAt, lockedUntil, lockedReason, slowUntil, slowReason, activityKey } = row
  if (lockedAt && (!lockedUntil || lockedUntil > now))
    return { state: 'locked', reason: lockedReason, until: lockedUntil }
  if (activityKey && timeOfSortKey(activityKey) < now.getTime() - quietDays * day)
    return { state: 'quiet', reason: null, until: null }
  if (slowUntil && slowUntil > now) return { state: 'slow', reason: slowReason, until: slowUntil }
  return null
}

/**
 * Returns the SQL condition for posts without comments that take some by the rules of `writeLimitOf`, on rows of an
 * alias. The last activity of such a post is the post itself.
 */
export function isUnansweredSql(alias: string, now = new Date()): Sql {
  const post = aliased(alias)
  const lastQuiet = firstSortKey(new Date(now.getTime() - quietDays * day))
  return sql`${post}."commentCount" = 0 AND ${post}."sortKey" >= ${lastQuiet}
    AND (${post}."lockedAt" IS NULL OR ${post}."lockedUntil" <= ${now})`
}

/** A post as the viewer may see it; `isOwn` is true only for its author. */
export type PostView = {
  id: string
  title: string
  content: string
  type: 'general' | 'episode'
  topic: Topic
  /** The subject in the text that may distress readers. Readers see the text folded, and lists leave it out. */
  contentNote: ContentNote | ''
  /** True when a moderator set the topic and the note. Only the author is told. */
  isLabelled: boolean
  audience: Audience
  isAnonymous: boolean
  anonymousNumber: number | null
  user: PublicAuthor | null
  createdAt: Date
  editedAt: Date | null
  /** True when nobody may write a comment now. */
  isLocked: boolean
  /** The reason why nobody may write, or why only one comment an hour is taken; null when everybody may write. */
  writeLimit: WriteLimit | null
  likes: number
  liked: boolean
  commentCount: number
  views: number
  episode: EpisodeView | null
  isOwn: boolean
}

export type PostRow = Omit<
  PostView,
  'user' | 'liked' | 'isOwn' | 'isLocked' | 'writeLimit' | 'topic' | 'contentNote' | 'audience'
> &
  Authorship &
  WriteLimitColumns & {
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
  ...writeLimitColumns,
  likes: true,
  commentCount: true,
  views: true,
  episode: { select: episodeColumns },
} as const

/** Makes a viewer's `PostView` from a row of `postColumns`. `viewsOf` finds the value of `liked`. */
export function toPostView(post: PostRow, viewerId: string | undefined, liked = false): PostView {
  const { author, authorId, encryptedAuthorId, sortKey: _, ...rest } = post
  const { lockedAt, lockedUntil, lockedReason, slowUntil, slowReason, activityKey, ...row } = rest
  const writeLimit = writeLimitOf({
    lockedAt,
    lockedUntil,
    lockedReason,
    slowUntil,
    slowReason,
    activityKey,
  })
  const isOwn = isWrittenBy({ authorId, encryptedAuthorId }, viewerId)
  return {
    ...row,
    // The company may have removed a topic or a note.
    topic: isTopic(row.topic) ? row.topic : defaultTopic,
    contentNote: isContentNote(row.contentNote) ? row.contentNote : '',
    audience: toAudience(row.audience),
    createdAt: publicTime(row.createdAt, row.isAnonymous),
    editedAt: row.editedAt && publicTime(row.editedAt, row.isAnonymous),
    user: publicAuthor({ isAnonymous: row.isAnonymous, author }),
    isLocked: writeLimit !== null && writeLimit.state !== 'slow',
    writeLimit,
    liked,
    isLabelled: Boolean(row.isLabelled) && isOwn,
    isOwn,
  }
}

/**
 * The reason why an item is not shown. `deleted`: by the author. `removed`: by a moderator. `hidden`: by reports.
 * `blocked`: by the viewer. `held`: the item waits for a moderator because the account is new; only its author meets
 * this one. `hiddenByYou`: the viewer hides this anonymous author in the thread.
 */
export type TombstoneReason = 'deleted' | 'removed' | 'hidden' | 'blocked' | 'held' | 'hiddenByYou'

type Row = {
  deletedAt: Date | null
  removedAt: Date | null
  removedReason: string | null
  hiddenAt: Date | null
}

/** Returns why a post or comment cannot be read, without regard to blocks; or null. */
export function tombstoneReason(row: Row): TombstoneReason | null {
  if (row.deletedAt) return 'deleted'
  if (row.hiddenAt) return 'hidden'
  if (row.removedReason === heldReason) return 'held'
  return row.removedAt ? 'removed' : null
}

/**
 * The audience of a post: everybody, or signed-in members. Sign-up is open, so this keeps out passers-by, not
 * members.
 */
export const audiences = ['everyone', 'members'] as const

export type Audience = (typeof audiences)[number]

/** Returns the audience of a stored post. */
function toAudience(word: string): Audience {
  return word === 'everyone' ? 'everyone' : 'members'
}

/** The condition for posts that everybody may read. Feeds, sitemaps and counts use it. */
export const forEveryone = { audience: 'everyone' satisfies Audience } as const

/**
 * Returns the condition for posts whose audience includes the viewer. Every query for visitors uses it: for them a
 * post for members does not exist, so neither the response nor its timing shows it.
 */
export function visibleTo(viewer: Actor): { audience?: 'everyone' } {
  return viewer ? {} : forEveryone
}

/** Like `visibleTo`, as a condition in SQL on rows of an alias; null means no condition. */
export function visibleToSql(viewer: Actor, alias: string): Sql | null {
  return viewer ? null : sql`${aliased(alias)}."audience" = 'everyone'`
}
