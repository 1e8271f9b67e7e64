import { aliased, type Sql, sql } from '~/database/db.server'
import type { Actor } from '~/domain/members/member'

/** Who may read a post: everybody, or signed-in members. Sign-up is open, so this keeps out passers-by, not members. */
export const audiences = ['everyone', 'members'] as const

export type Audience = (typeof audiences)[number]

/** The audience of a stored post. */
export function toAudience(word: string): Audience {
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
