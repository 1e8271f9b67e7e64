import { createHmac, randomInt } from 'node:crypto'
import {
  db,
  type DbOrTransaction,
  type Transaction,
  sql,
  aliased,
  isAmong,
  selectColumns,
  joined,
  withoutJoined,
} from '~/database/db.server'
import { keyFor, keysFor, decrypt, encrypt } from '~/runtime/encryption.server'
import { authorColumns, authorKey, type AuthorRow, startOfHour } from './anonymity'
import type { Actor } from '../members/member'
import { v7 } from 'uuid'
import { hour } from '../durations'

/**
 * Returns a random moment of the hour so far. Store it where the current time would reveal who did something.
 * @param earliest a moment that it must not come before
 */
export function blurredNow(earliest = 0): Date {
  const now = Date.now()
  return randomMoment(Math.max(startOfHour(new Date(now)).getTime(), earliest), now)
}

/**
 * Returns the time columns of a new item. A named item has none and gets the current time. An anonymous item stores
 * its full hour and sorts at a random moment of that hour so far. Its exact place would reveal the second.
 * @param follows the sort key of the item that it must come after
 */
export function timeColumns(
  isAnonymous: boolean,
  follows?: string,
): { createdAt?: Date; sortKey?: string } {
  if (!isAnonymous) return {}
  const now = Date.now()
  const earliest = follows === undefined ? 0 : timeOfSortKey(follows) + 1
  return columnsBetween(Math.max(startOfHour(new Date(now)).getTime(), earliest), now)
}

/** Returns the time columns of a named item that becomes anonymous: its hour, and a random later moment of it. */
export function anonymizedTimeColumns(sortKey: string): { createdAt: Date; sortKey: string } {
  const moment = timeOfSortKey(sortKey)
  const endOfHour = startOfHour(new Date(moment)).getTime() + hour - 1
  return columnsBetween(moment, Math.min(endOfHour, Date.now()))
}

/**
 * Returns the time columns of a named item that a moderator publishes: a random moment of the hour so far, after it
 * was written. The current time would reveal when the moderator was here.
 */
export function releaseTimes(sortKey: string): { createdAt: Date; sortKey: string } {
  const now = Date.now()
  const earliest = Math.max(startOfHour(new Date(now)).getTime(), timeOfSortKey(sortKey) + 1)
  const createdAt = randomMoment(earliest, now)
  return { createdAt, sortKey: v7({ msecs: createdAt.getTime() }) }
}

/** Returns the time to store for a change of an item; for an anonymous item it is the full hour. */
export function changeTime(isAnonymous: boolean): Date {
  return isAnonymous ? startOfHour(new Date()) : new Date()
}

function columnsBetween(from: number, to: number) {
  const moment = randomMoment(from, to)
  return { createdAt: startOfHour(moment), sortKey: v7({ msecs: moment.getTime() }) }
}

function randomMoment(from: number, to: number) {
  return new Date(to > from ? from + randomInt(to - from + 1) : from)
}

/** Returns the time of a sort key in milliseconds. A sort key is a UUID v7, whose first 48 bits are its time. */
export function timeOfSortKey(sortKey: string): number {
  return Number.parseInt(sortKey.replace('-', '').slice(0, 12), 16)
}

/** Returns the lowest sort key of a time. Items written at or after that time have a higher one. */
export function firstSortKey(date: Date): string {
  return v7({ msecs: date.getTime(), seq: 0, random: new Uint8Array(16) })
}

/*
 * A member's anonymous items must be found without a column that is equal for all of them. So each gets a tag: a
 * keyed digest of the member and a number, 0 for the first, 1 for the second. Without the key nobody can connect two
 * tags. With the key a member's tags can be computed once their number is known.
 *
 * That number is not stored: a row of the member that changes with each anonymous item would reveal its author.
 * Instead the code looks which tags exist. Every tag stays in `ClaimedTag`, also when its item is deleted.
 */

/** The purpose of a tag. The same member has different tags for each purpose. */
export type TagPurpose = 'anonymous-item' | 'reveal-notice' | 'comment-like'

const probes = 32
const maxTags = 1_000_000

/**
 * Claims the next unused tag of a member, under the current secret. Call it in the transaction that stores the tagged
 * row.
 */
export async function claimTag(
  purpose: TagPurpose,
  memberId: string,
  tx: Transaction,
): Promise<string> {
  const key = keyFor('tag')
  for (let number = await countTags(key, purpose, memberId, tx); ; number++) {
    const tag = tagOf(key, purpose, memberId, number)
    // Another transaction may claim the same tag. Then this one waits for it and takes the next tag.
    const claimed = await tx.$executeRaw`
      INSERT INTO "ClaimedTag" ("tag") VALUES (${tag}) ON CONFLICT DO NOTHING`
    if (claimed) return tag
  }
}

/** The tags that `countTags` checks first, and those of them that are claimed. */
export type FirstTags = { tags: string[]; claimed: ReadonlySet<string> }

/**
 * Returns all tags of a member so far, under the current secret and former ones.
 * @param first the result of the first check, when it is known; then most members need no query
 */
export async function computeTags(
  purpose: TagPurpose,
  memberId: string,
  tx: DbOrTransaction = db,
  first?: FirstTags,
): Promise<string[]> {
  const tags: string[] = []
  for (const key of keysFor('tag')) {
    const count = await countTags(key, purpose, memberId, tx, first)
    for (let number = 0; number < count; number++) tags.push(tagOf(key, purpose, memberId, number))
  }
  return tags
}

/** True when a tag was made under the current secret. */
export function isCurrentTag(tag: string): boolean {
  return isUnderKey(tag, keyFor('tag'))
}

function isUnderKey(tag: string, key: Buffer) {
  return tag.startsWith(`${keyId(key)}.`)
}

/** Returns the prefix of all tags under the current secret. */
export function currentTagPrefix(): string {
  return `${keyId(keyFor('tag'))}.`
}

// Tags are claimed without gaps, so each query checks `probes` numbers to narrow the count down. Most members need
// one query.
async function countTags(
  key: Buffer,
  purpose: TagPurpose,
  memberId: string,
  tx: DbOrTransaction,
  first?: FirstTags,
) {
  let [known, limit] = [0, maxTags]
  while (known < limit) {
    const numbers = known ? spread(known, limit) : firstNumbers
    const checked = known ? undefined : first
    const tags =
      checked?.tags.filter((tag) => isUnderKey(tag, key)) ??
      numbers.map((number) => tagOf(key, purpose, memberId, number))
    const claimed = checked?.claimed ?? (await readClaimed(tags, tx))
    const missing = tags.findIndex((tag) => !claimed.has(tag))
    if (missing >= 0) limit = numbers[missing] ?? limit
    const last = numbers.at(missing < 0 ? -1 : missing - 1)
    if (missing !== 0 && last !== undefined) known = last + 1
  }
  return known
}

async function readClaimed(tags: string[], tx: DbOrTransaction) {
  const rows = await tx.claimedTag.findMany({ where: { tag: { in: tags } } })
  return new Set(rows.map(({ tag }) => tag))
}

// Returns the tags that `countTags` checks first.
function firstTags(purpose: TagPurpose, memberId: string): string[] {
  return keysFor('tag').flatMap((key) =>
    firstNumbers.map((number) => tagOf(key, purpose, memberId, number)),
  )
}

const firstNumbers = [
  ...Array.from({ length: probes }, (_, number) => number),
  ...Array.from({ length: 14 }, (_, power) => probes * 2 ** (power + 1) - 1),
]

// Returns at most `probes` numbers from `from` up to but not including `to`; all of them when there are few.
function spread(from: number, to: number) {
  const step = Math.ceil((to - from) / probes)
  const numbers: number[] = []
  for (let number = from + step - 1; number < to; number += step) numbers.push(number)
  return numbers
}

/** Returns a member's tag by its number, under the current secret; for rows that are made in bulk. */
export function tagAt(purpose: TagPurpose, memberId: string, number: number): string {
  return tagOf(keyFor('tag'), purpose, memberId, number)
}

function tagOf(key: Buffer, purpose: TagPurpose, memberId: string, number: number) {
  const digest = createHmac('sha256', key).update(JSON.stringify([purpose, memberId, number]))
  return `${keyId(key)}.${digest.digest('base64url').slice(0, 32)}`
}

const keyIds = new WeakMap<Buffer, string>()

function keyId(key: Buffer) {
  const id =
    keyIds.get(key) ?? createHmac('sha256', key).update('key id').digest('base64url').slice(0, 6)
  keyIds.set(key, id)
  return id
}

export const authorPurpose = 'anonymous-author'
const itemTagPurpose = 'anonymous-item'

/** The author of an item. The author of an anonymous item is encrypted (docs/anonymity.md). */
export type Authorship = { authorId: string | null; encryptedAuthorId: string | null }

export const authorshipColumns = { authorId: true, encryptedAuthorId: true } as const

export const noAuthor = { authorId: null, encryptedAuthorId: null, authorTag: null } as const

/** Returns the authorship columns of an item that a member writes. Call it in the transaction that writes the item. */
export async function authorshipOf(
  userId: string,
  isAnonymous: boolean,
  tx: Transaction,
): Promise<Authorship & { authorTag: string | null }> {
  if (!isAnonymous) return { ...noAuthor, authorId: userId }
  return {
    authorId: null,
    encryptedAuthorId: encrypt(authorPurpose, userId),
    authorTag: await claimTag(itemTagPurpose, userId, tx),
  }
}

/**
 * Returns the authorship columns of a member's anonymous item by its number, 0 for the first; for rows that are made
 * in bulk.
 */
export function anonymousAuthorshipAt(userId: string, number: number) {
  const authorTag = tagAt(itemTagPurpose, userId, number)
  return { authorId: null, encryptedAuthorId: encrypt(authorPurpose, userId), authorTag }
}

/**
 * Returns the author's id, anonymous or not; null when unknown. Use it only for rules, never for display. The account
 * may be gone.
 */
export function authorIdOf({ authorId, encryptedAuthorId }: Authorship): string | null {
  return authorId ?? decrypt(authorPurpose, encryptedAuthorId ?? undefined)
}

/** Returns the condition for a member's anonymous items. */
export async function anonymouslyAuthoredBy(userId: string, tx: DbOrTransaction = db) {
  return { authorTag: { in: await computeTags(itemTagPurpose, userId, tx) } }
}

/** Returns the condition for everything that a member wrote. */
export async function authoredBy(userId: string, tx: DbOrTransaction = db) {
  const anonymous = await anonymouslyAuthoredBy(userId, tx)
  // For an OR with an empty list, SQLite scans the table.
  return anonymous.authorTag.in.length
    ? { OR: [{ authorId: userId }, anonymous] }
    : { authorId: userId }
}

/** Returns the tags of a member's anonymous items; `first` as for `computeTags`. */
export function anonymousTags(userId: string, first?: FirstTags): Promise<string[]> {
  return computeTags(itemTagPurpose, userId, db, first)
}

/** Returns the tags that `anonymousTags` checks first. */
export function firstAnonymousTags(userId: string): string[] {
  return firstTags(itemTagPurpose, userId)
}

/**
 * Like `authoredBy`, as a condition in SQL on rows of an alias.
 * @param tags `anonymousTags`, when they are known
 */
export async function authoredBySql(userId: string, tags?: string[]) {
  const known = tags ?? (await anonymousTags(userId))
  const isAnonymousOwn = await anonymouslyAuthoredBySql(userId, known)
  return (alias: string) => {
    const isNamedOwn = sql`${aliased(alias)}."authorId" = ${userId}`
    return known.length ? sql`(${isNamedOwn} OR ${isAnonymousOwn(alias)})` : isNamedOwn
  }
}

/** Returns the SQL condition for a member's anonymous items, on rows of an alias; `tags` as for `authoredBySql`. */
export async function anonymouslyAuthoredBySql(userId: string, tags?: string[]) {
  const known = tags ?? (await anonymousTags(userId))
  return (alias: string) => isAmong(sql`${aliased(alias)}."authorTag"`, known)
}

/** Returns the condition for what others wrote, including deleted accounts (null compares as neither). */
export async function authoredByOthers(userId: string) {
  const tags = await computeTags(itemTagPurpose, userId)
  return {
    AND: [
      { OR: [{ authorId: null }, { authorId: { not: userId } }] },
      { OR: [{ authorTag: null }, { authorTag: { notIn: tags } }] },
    ],
  }
}

export type ByOthers = Awaited<ReturnType<typeof authoredByOthers>>

/** True when the user wrote the item; false for visitors, also when the item has no author. */
export function isWrittenBy(item: Authorship, userId: string | undefined): boolean {
  return userId !== undefined && authorIdOf(item) === userId
}

/**
 * Returns the SQL condition for a comment whose author, as far as readers see, is not the author of its post. They
 * have different names, or different numbers. Both arguments are aliases of rows.
 */
export function isByAnotherSql(comment: string, post: string) {
  const [c, p] = [aliased(comment), aliased(post)]
  return sql`CASE
    WHEN ${c}."isAnonymous" <> ${p}."isAnonymous" THEN 1
    WHEN ${c}."authorId" = ${p}."authorId" THEN 0
    WHEN ${c}."isAnonymous" AND ${c}."anonymousNumber" = ${p}."anonymousNumber" THEN 0
    ELSE 1 END = 1`
}

const prefix = 'author_'

/** The columns of an item's author in a select list, from the table "User" as `a`. */
export const authorSelect = selectColumns('a', Object.keys(authorColumns), prefix)

/** Returns the row of an item with its author. Only `publicAuthor` may show the author. */
export function withAuthor<Row extends object>(row: Row): Row & { author: AuthorRow | null } {
  return {
    ...withoutJoined(row, prefix),
    author: joined<AuthorRow>(row, prefix, authorKey),
  }
}

/** Returns the ids of the members whom the viewer has blocked; none for visitors. */
export async function blockedBy(viewer: Actor): Promise<string[]> {
  if (!viewer) return []
  const where = { blockerId: viewer.id }
  const rows = await db.block.findMany({ where, select: { blockedId: true } })
  return rows.map(({ blockedId }) => blockedId)
}

/** Leaves out blocked members' named items. Anonymous ones stay, because hiding them would reveal the author. */
export function notByBlocked(blocked: string[]) {
  if (!blocked.length) return {}
  return { OR: [{ authorId: null }, { authorId: { notIn: blocked } }] }
}

/** Like `notByBlocked`, in SQL, but true when the viewer blocked the named author of a row; false for visitors. */
export function isByBlockedSql(viewer: Actor, alias: string) {
  if (!viewer) return sql`1 = 0`
  return sql`EXISTS (
    SELECT 1 FROM "Block" b WHERE b."blockerId" = ${viewer.id} AND b."blockedId" = ${aliased(alias)}."authorId"
  )`
}

/** True when `notByBlocked` leaves out the item. */
export function isByBlocked({ authorId }: { authorId: string | null }, blocked: string[]): boolean {
  return authorId !== null && blocked.includes(authorId)
}

type Numbered = { anonymousNumber: number | null; wasNamed: boolean }
type Row = Numbered & Authorship & { isAnonymous: boolean; anonymousCount: number }

/**
 * Returns whether a member wrote anonymously in a thread, and the number that an anonymous comment of theirs would
 * get. It is their own number, or the next one, which somebody else may take first.
 * @param tags `anonymousTags`, when they are known
 * @param further a value to read in the same query
 */
export async function anonymityInThread(
  userId: string,
  postId: string,
  tags?: string[],
  further = sql`''`,
): Promise<{ isAnonymous: boolean; number: number; further: string | null }> {
  const isOwn = await anonymouslyAuthoredBySql(userId, tags)
  // Takes first a comment that never showed a name: only the number of such a comment is used again.
  const [post] = await db.$queryRaw<(Row & { further: string | null })[]>`
    SELECT ${selectColumns('p', ['isAnonymous', 'anonymousCount', 'anonymousNumber', 'wasNamed', ...Object.keys(authorshipColumns)])},
      ${selectColumns('c', ['id', 'anonymousNumber', 'wasNamed'], 'comment_')}, ${further} AS "further"
    FROM "Post" p
    LEFT JOIN "Comment" c ON c."id" = (
      SELECT own."id" FROM "Comment" own WHERE own."postId" = p."id" AND ${isOwn('own')}
      ORDER BY own."wasNamed" LIMIT 1
    )
    WHERE p."id" = ${postId}`
  const comment = post ? joined<Numbered & { id: string }>(post, 'comment_', 'id') : null
  const isPoster = post?.isAnonymous && isWrittenBy(post, userId)
  const items = [isPoster ? post : null, comment].filter((item) => item !== null)
  const known = items.find(({ wasNamed }) => !wasNamed)?.anonymousNumber
  return {
    isAnonymous: items.length > 0,
    number: known ?? (post?.anonymousCount ?? 0) + 1,
    further: post?.further ?? null,
  }
}

/** True when a member wrote anonymously in a thread. Commenting there under their name could reveal them. */
export async function isAnonymousInThread(
  userId: string,
  postId: string,
  tx: DbOrTransaction = db,
): Promise<boolean> {
  const anonymous = await anonymouslyAuthoredBy(userId, tx)
  const select = { id: true }
  const found =
    (await tx.post.findFirst({ where: { id: postId, ...anonymous }, select })) ??
    (await tx.comment.findFirst({ where: { postId, ...anonymous }, select }))
  return found !== null
}

/** The columns of a new anonymous post: its author is number 1 in the thread. */
export const firstAnonymous = { anonymousNumber: 1, anonymousCount: 1 } as const

/**
 * Returns a member's number for anonymous comments; skips items that once showed their name. Requires the post's
 * lock.
 */
export async function anonymousNumberOf(
  authorId: string,
  postId: string,
  tx: Transaction,
): Promise<number> {
  const neverNamed = { ...(await anonymouslyAuthoredBy(authorId, tx)), wasNamed: false }
  const select = { anonymousNumber: true }
  const known =
    (await tx.post.findFirst({ where: { id: postId, ...neverNamed }, select })) ??
    (await tx.comment.findFirst({ where: { postId, ...neverNamed }, select }))
  return known?.anonymousNumber ?? nextAnonymousNumber(postId, tx)
}

/** Returns a number that was never used in the thread. Requires the post's lock. */
export async function nextAnonymousNumber(postId: string, tx: Transaction): Promise<number> {
  const { anonymousCount } = await tx.post.update({
    where: { id: postId },
    data: { anonymousCount: { increment: 1 } },
    select: { anonymousCount: true },
  })
  return anonymousCount
}

type Named = { sortKey: string; editedAt: Date | null }

/** Returns the columns that make a named item in a post's thread anonymous. Requires the post's lock. */
export async function anonymizedColumns(
  authorId: string,
  postId: string,
  item: Named,
  tx: Transaction,
) {
  return {
    ...(await authorshipOf(authorId, true, tx)),
    ...anonymizedTimeColumns(item.sortKey),
    editedAt: item.editedAt && startOfHour(item.editedAt),
    isAnonymous: true,
    wasNamed: true,
    anonymousNumber: await nextAnonymousNumber(postId, tx),
  }
}
