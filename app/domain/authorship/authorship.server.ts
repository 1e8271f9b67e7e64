import { createHmac } from 'node:crypto'
import { db, type Transaction, sql } from '~/database/db.server'
import { keyFor, keysFor, decrypt, encrypt } from '~/runtime/encryption.server'
import { aliased, isOneOf, selectColumns, joined, withoutJoined } from '~/database/columns.server'
import { authorColumns, authorKey, type AuthorRow } from './anonymity'
import type { Actor } from '../members/member'

/*
 * A member's anonymous items must be found without a column that is equal for all of them. Each gets a tag: a keyed
 * digest of the member and a number, 0 for the first, 1 for the second. Without the key no two tags can be joined; with
 * it, a member's tags can be computed as soon as their number is known. That number is stored nowhere, because a row of
 * the member that changes with each anonymous item would name its author. It is found by looking which tags exist:
 * every tag stays in `ClaimedTag`, also when its item is deleted.
 */

/** What tags are for; the same member has other tags for another purpose. */
export type TagPurpose = 'anonymous-item' | 'reveal-notice' | 'comment-like'

const probes = 32
const maxTags = 1_000_000

/** Claims the next unused tag of a member, under the current secret; call it in the transaction of what gets it. */
export async function claimTag(
  purpose: TagPurpose,
  memberId: string,
  tx: Transaction,
): Promise<string> {
  const key = keyFor('tag')
  for (let number = await countTags(key, purpose, memberId, tx); ; number++) {
    const tag = tagOf(key, purpose, memberId, number)
    // Another transaction may claim the same tag: then this one waits for it and takes the next.
    const claimed = await tx.$executeRaw`
      INSERT INTO "ClaimedTag" ("tag") VALUES (${tag}) ON CONFLICT DO NOTHING`
    if (claimed) return tag
  }
}

/** All tags of a member so far, under the current secret and former ones. */
export async function computeTags(
  purpose: TagPurpose,
  memberId: string,
  tx: Transaction | typeof db = db,
): Promise<string[]> {
  const tags: string[] = []
  for (const key of keysFor('tag')) {
    const count = await countTags(key, purpose, memberId, tx)
    for (let number = 0; number < count; number++) tags.push(tagOf(key, purpose, memberId, number))
  }
  return tags
}

/** Whether a tag was made under the current secret. */
export function isCurrentTag(tag: string): boolean {
  return tag.startsWith(`${keyId(keyFor('tag'))}.`)
}

/** What the tags under the current secret begin with. */
export function currentTagPrefix(): string {
  return `${keyId(keyFor('tag'))}.`
}

// Tags are claimed without gaps, so `probes` questions at a time narrow their number down: one query for most members.
async function countTags(
  key: Buffer,
  purpose: TagPurpose,
  memberId: string,
  tx: Transaction | typeof db,
) {
  let [known, limit] = [0, maxTags]
  while (known < limit) {
    const numbers = known ? spread(known, limit) : firstNumbers
    const tags = numbers.map((number) => tagOf(key, purpose, memberId, number))
    const rows = await tx.claimedTag.findMany({ where: { tag: { in: tags } } })
    const claimed = new Set(rows.map(({ tag }) => tag))
    const missing = tags.findIndex((tag) => !claimed.has(tag))
    if (missing >= 0) limit = numbers[missing] ?? limit
    const last = numbers.at(missing < 0 ? -1 : missing - 1)
    if (missing !== 0 && last !== undefined) known = last + 1
  }
  return known
}

const firstNumbers = [
  ...Array.from({ length: probes }, (_, number) => number),
  ...Array.from({ length: 14 }, (_, power) => probes * 2 ** (power + 1) - 1),
]

// At most `probes` numbers from `from` up to `to`, which is not among them: all of them when they are few.
function spread(from: number, to: number) {
  const step = Math.ceil((to - from) / probes)
  const numbers: number[] = []
  for (let number = from + step - 1; number < to; number += step) numbers.push(number)
  return numbers
}

/** A member's tag by its number, under the current secret: for rows that are made in bulk. */
export function tagAt(purpose: TagPurpose, memberId: string, number: number): string {
  return tagOf(keyFor('tag'), purpose, memberId, number)
}

function tagOf(key: Buffer, purpose: TagPurpose, memberId: string, number: number) {
  const digest = createHmac('sha256', key).update(JSON.stringify([purpose, memberId, number]))
  return `${keyId(key)}.${digest.digest('base64url').slice(0, 32)}`
}

function keyId(key: Buffer) {
  return createHmac('sha256', key).update('key id').digest('base64url').slice(0, 6)
}

const purpose = 'anonymous-author'
const tagPurpose = 'anonymous-item'

/** Who wrote an item; the author of an anonymous one is encrypted (docs/anonymity.md). */
export type Authorship = { authorId: string | null; encryptedAuthorId: string | null }

export const authorshipColumns = { authorId: true, encryptedAuthorId: true } as const

export const noAuthor = { authorId: null, encryptedAuthorId: null, authorTag: null } as const

/** The authorship columns of an item that a member writes; call it in the transaction that writes the item. */
export async function authorshipOf(
  userId: string,
  isAnonymous: boolean,
  tx: Transaction,
): Promise<Authorship & { authorTag: string | null }> {
  if (!isAnonymous) return { ...noAuthor, authorId: userId }
  return {
    authorId: null,
    encryptedAuthorId: encrypt(purpose, userId),
    authorTag: await claimTag(tagPurpose, userId, tx),
  }
}

/** The authorship columns of a member's anonymous item by its number, 0 for the first: for rows that are made in bulk. */
export function anonymousAuthorshipAt(userId: string, number: number) {
  const authorTag = tagAt(tagPurpose, userId, number)
  return { authorId: null, encryptedAuthorId: encrypt(purpose, userId), authorTag }
}

/** The author's id, anonymous or not; null when unknown. For rules only, never for display. The account may be gone. */
export function authorIdOf({ authorId, encryptedAuthorId }: Authorship): string | null {
  return authorId ?? decrypt(purpose, encryptedAuthorId ?? undefined)
}

type DbOrTransaction = Transaction | typeof db

/** The condition for what a member wrote anonymously. */
export async function anonymouslyAuthoredBy(userId: string, tx: DbOrTransaction = db) {
  return { authorTag: { in: await computeTags(tagPurpose, userId, tx) } }
}

/** The condition for everything that a member wrote. */
export async function authoredBy(userId: string, tx: DbOrTransaction = db) {
  return { OR: [{ authorId: userId }, await anonymouslyAuthoredBy(userId, tx)] }
}

/** The same as a condition in SQL on rows of an alias. */
export async function authoredBySql(userId: string) {
  const isAnonymousOwn = await anonymouslyAuthoredBySql(userId)
  return (alias: string) =>
    sql`(${aliased(alias)}."authorId" = ${userId} OR ${isAnonymousOwn(alias)})`
}

/** The condition in SQL for what a member wrote anonymously, on rows of an alias. */
export async function anonymouslyAuthoredBySql(userId: string) {
  const tags = await computeTags(tagPurpose, userId)
  return (alias: string) => isOneOf(sql`${aliased(alias)}."authorTag"`, tags)
}

/** The condition for what others wrote, including deleted accounts (null compares as neither). */
export async function authoredByOthers(userId: string) {
  const tags = await computeTags(tagPurpose, userId)
  return {
    AND: [
      { OR: [{ authorId: null }, { authorId: { not: userId } }] },
      { OR: [{ authorTag: null }, { authorTag: { notIn: tags } }] },
    ],
  }
}

/** Whether the user wrote an item; false for visitors, also when the item has no author. */
export function isWrittenBy(item: Authorship, userId: string | undefined): boolean {
  return userId !== undefined && authorIdOf(item) === userId
}

const prefix = 'author_'

/** The columns of an item's author in a select list, from the table "User" as `a`. */
export const authorSelect = selectColumns('a', Object.keys(authorColumns), prefix)

/** The row of an item with its author, of which nothing may be shown but by `publicAuthor`. */
export function withAuthor<Row extends object>(row: Row): Row & { author: AuthorRow | null } {
  return {
    ...withoutJoined(row, prefix),
    author: joined<AuthorRow>(row, prefix, authorKey),
  }
}

/** The ids of the members whom the viewer has blocked; none for visitors. */
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

/** The same as a condition in SQL: whether the viewer blocked the named author of a row; false for visitors. */
export function isByBlockedSql(viewer: Actor, alias: string) {
  if (!viewer) return sql`1 = 0`
  return sql`EXISTS (
    SELECT 1 FROM "Block" b WHERE b."blockerId" = ${viewer.id} AND b."blockedId" = ${aliased(alias)}."authorId"
  )`
}

/** Whether `notByBlocked` leaves out an item. */
export function isByBlocked({ authorId }: { authorId: string | null }, blocked: string[]): boolean {
  return authorId !== null && blocked.includes(authorId)
}
