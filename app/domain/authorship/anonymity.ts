import type { Member } from '../members/member'
import { day, hour } from '../durations'
import { expertColumns, markOf, type ExpertColumns, type ExpertMark } from '../experts/expert'

/** An author as readers see them; `expert` is null for all but experts. */
export type PublicAuthor = Pick<Member, 'username' | 'displayName' | 'role'> & {
  expert: ExpertMark | null
}

/** An author's row of `authorColumns`. Only `publicAuthor` may show it. */
export type AuthorRow = Pick<Member, 'username' | 'displayName' | 'role'> & ExpertColumns

export const authorColumns = {
  username: true,
  displayName: true,
  role: true,
  ...expertColumns,
} as const

/** A column that every author has. */
export const authorKey = 'username'

/** Returns the author to show: null for anonymous items and deleted accounts. No other code may decide this. */
export function publicAuthor(item: {
  isAnonymous: boolean
  author: AuthorRow | null
}): PublicAuthor | null {
  return item.isAnonymous ? null : item.author && shownAuthor(item.author)
}

/** Returns the author of their own item, anonymous or not, for lists that only the author can see. */
export function ownAuthor(author: AuthorRow, isAnonymous: boolean): PublicAuthor {
  return { ...shownAuthor(author), ...(isAnonymous && { expert: null }) }
}

function shownAuthor(author: AuthorRow): PublicAuthor {
  const { username, displayName, role } = author
  return { username, displayName, role, expert: markOf(author) }
}

type Seen = {
  isAnonymous: boolean
  anonymousNumber: number | null
  user: Pick<PublicAuthor, 'username'> | null
}

/**
 * True when a comment should be marked as the post author's: both show the same name, or are anonymous with the same
 * number. It uses only what readers see, so it never connects an anonymous item to a name.
 */
export function isByPoster(comment: Seen, post: Seen): boolean {
  if (comment.isAnonymous !== post.isAnonymous) return false
  if (comment.isAnonymous)
    return comment.anonymousNumber !== null && comment.anonymousNumber === post.anonymousNumber
  return comment.user !== null && comment.user.username === post.user?.username
}

/**
 * Returns the time to show for an item. For anonymous items it is the hour, so that it cannot be matched with online
 * times.
 */
export function publicTime(date: Date, isAnonymous: boolean): Date {
  return isAnonymous ? startOfHour(date) : date
}

/** Returns the time for feed and sitemap; for anonymous items it is the day. */
export function publicDay(date: Date, isAnonymous: boolean): Date {
  return isAnonymous ? floor(date, day) : date
}

/** Rounds a time down to the full hour. */
export function startOfHour(date: Date): Date {
  return floor(date, hour)
}

function floor(date: Date, unit: number) {
  return new Date(Math.floor(date.getTime() / unit) * unit)
}
