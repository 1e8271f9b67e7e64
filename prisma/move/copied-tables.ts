import type { Row } from './row'

/** A part of a table that is copied in the order of its key, with some values `set`. */
export type Step = { table: string; key: string[]; where: string; set: Row }

// An expression, because SQLite would use this column's index and sort the whole table for each batch.
const parentId = `("parentId" || '')`

// Referenced tables come first, and comments before their replies.
const copied: [table: string, key?: string[], parts?: string[]][] = [
  ['User'],
  ['NameKey', ['key']],
  ['Session'],
  ['Connection'],
  ['Token'],
  ['SecondStep'],
  ['RecoveryCode'],
  ['Passkey'],
  ['TrustedDevice'],
  ['UsedChallenge', ['digest']],
  ['Episode'],
  ['Transcript'],
  ['Post'],
  ['Comment', ['id'], [`${parentId} IS NULL`, `${parentId} IS NOT NULL`]],
  ['ClaimedTag', ['tag']],
  ['Departure'],
  ['SearchEntry', ['number']],
  ['Like', ['postId', 'userId']],
  ['CommentLike'],
  ['CommentReview'],
  ['MemberThreads', ['userId']],
  ['ThreadNote'],
  ['Draft'],
  ['Report'],
  ['Appeal'],
  ['Block', ['blockerId', 'blockedId']],
  ['AuditEntry'],
  ['RevealNotice'],
  ['LookUpRequest'],
  ['Message'],
  ['GuestQuestion'],
  ['Grievance'],
  ['CurtainDraft', ['tokenHash']],
  ['Subscriber'],
  ['Notification'],
  ['OutgoingMail'],
  ['DigestRun', ['day']],
  ['WaitingMailRun', ['hour']],
  ['SearchedWord', ['digest']],
  ['PublishedFigures', ['halfYear']],
  ['RateLimit', ['key']],
]

// The search index is not copied: the site rebuilds it at its start.
const set: Record<string, Row> = { SearchEntry: { isPending: true } }

/** The copied tables, parents first. */
export const steps: Step[] = copied.flatMap(([table, key = ['id'], parts = ['true']]) =>
  parts.map((where) => ({ table, key, where, set: set[table] ?? {} })),
)

/** The tables that are compared as a whole afterwards. */
export const wholeTables: Step[] = copied.map(([table, key = ['id']]) => ({
  ...{ table, key, where: 'true', set: set[table] ?? {} },
}))

/** Triggers that would number copied posts and comments for search in the order of copying. */
export const numberingTriggers = ['Post_search_insert', 'Comment_search_insert']

// The next import reads episode pictures again.
const derived = /^(PostSearch|CommentSearch|EpisodeSearch|EpisodeWords$|Cover$)/
const internal = /^(_prisma_migrations|_move|sqlite_)/

/** @throws when a database has a table that would not be copied */
export function refuseUnknownTables(tables: string[]): void {
  const known = new Set(copied.map(([table]) => table))
  const unknown = tables.filter(
    (table) => !known.has(table) && !derived.test(table) && !internal.test(table),
  )
  if (unknown.length)
    throw new Error(`This command does not know the tables ${unknown.join(', ')}.`)
}
