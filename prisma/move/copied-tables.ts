import type { Row } from './row'

/** A part of a table that is copied in one go, in the order of its key, with some values `set`. */
export type Step = { table: string; key: string[]; where: string; set: Row }

// As an expression, or SQLite takes the index of this column, and sorts the whole table for each batch.
const parentId = `("parentId" || '')`

// Tables that others refer to come first, and comments before the replies to them.
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

// The words of search are left behind: the site finds them again at its start.
const set: Record<string, Row> = { SearchEntry: { isPending: true } }

/** What is copied, parents first. */
export const steps: Step[] = copied.flatMap(([table, key = ['id'], parts = ['true']]) =>
  parts.map((where) => ({ table, key, where, set: set[table] ?? {} })),
)

/** What is compared afterwards: each table as a whole. */
export const wholeTables: Step[] = copied.map(([table, key = ['id']]) => ({
  ...{ table, key, where: 'true', set: set[table] ?? {} },
}))

/** Triggers that would number posts and comments for search anew, in the order in which they are copied. */
export const numberingTriggers = ['Post_search_insert', 'Comment_search_insert']

// The next import reads the pictures of episodes again.
const derived = /^(PostSearch|CommentSearch|EpisodeSearch|EpisodeWords$|Cover$)/
const internal = /^(_prisma_migrations|_move|sqlite_)/

/** @throws when a database has a table that would be left behind */
export function refuseUnknownTables(tables: string[]): void {
  const known = new Set(copied.map(([table]) => table))
  const unknown = tables.filter(
    (table) => !known.has(table) && !derived.test(table) && !internal.test(table),
  )
  if (unknown.length)
    throw new Error(`This command does not know the tables ${unknown.join(', ')}.`)
}
