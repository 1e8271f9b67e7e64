import { z } from 'zod'
import { db, databaseKind, isAmong, sql, type Sql } from '~/database/db.server'
import { bestEffort } from '../best-effort.server'
import type { Actor, Member } from '../members/member'
import { authorsHiddenBy, countHiddenAuthors } from '../members/hidden-content.server'
import { consume } from '../limits/limit.server'
import { readPost } from '../posts/read-posts.server'
import { ok, type Result } from '../result'
import {
  cutPage,
  limitField,
  timestampCursor,
  timestampQuery,
  flagField,
  idField,
  isId,
  validate,
} from '../validation/validation.server'
import {
  addNote,
  addNotes,
  changeThreadState,
  dayNumber,
  lastNumber,
  lastNumbers,
  readOwnThreads,
  readThreadStates,
  unreadThread,
  type NextNote,
  type OwnThreads,
  type ThreadState,
} from '../threads/thread-states.server'
import { env } from '~/runtime/env.server'
import { isByBlockedSql } from '../authorship/authorship.server'

const followed = (states: Map<string, ThreadState>) =>
  [...states.values()].filter(({ isFollowed }) => isFollowed)

/**
 * Returns the new items of others that the viewer has not seen.
 * @param threadId the thread that the viewer is reading, which does not count among those with something new
 * @param own the part that the request has already read
 */
export async function newsFor(viewer: Member, threadId?: string, own?: OwnThreads): Promise<News> {
  const { states, tags } = own ?? (await readOwnThreads(viewer.id))
  const others = followed(states).filter(({ postId }) => postId !== threadId)
  const read = threadId === undefined ? undefined : (states.get(threadId) ?? threadId)
  return readNews({ viewer, tags }, others, read)
}

/**
 * Counts the threads that the viewer follows and in which others wrote something new.
 * @param except the thread that the viewer is reading
 */
export async function countAnswers(viewer: Member, except?: string): Promise<number> {
  return (await newsFor(viewer, except)).threads
}

/** Like `countAnswers`, but 0 unless something was written since `since`, by the times that readers see. */
export async function countAnswersSince(viewer: Member, since: Date): Promise<number> {
  const { states, tags } = await readOwnThreads(viewer.id)
  const found = await findNew({ viewer, tags }, followed(states))
  return found.some(({ latestAt }) => latestAt >= since) ? found.length : 0
}

const list = 'answers'

export const listAnswersSchema = timestampQuery(list).extend({ limit: limitField(20) })

/** A thread that the viewer follows, with the number of new comments of others. `latestAt` is the latest one's public time. */
export type Answer = { post: { id: string; title: string }; newCount: number; latestAt: Date }

export type AnswerPage = { answers: Answer[]; total: number; nextCursor: string | null }

/**
 * Returns a page of the threads that the viewer follows, whether or not they wrote in them, with new comments of
 * others, the latest first. Times are the public times: the exact order would narrow down when anonymous comments
 * were written.
 * @param own the part that the request has already read
 * @returns the page, or `invalid`
 */
export async function listAnswers(
  viewer: Member,
  input: unknown,
  own?: OwnThreads,
): Promise<Result<AnswerPage>> {
  const checked = validate(listAnswersSchema, input)
  if (!checked.ok) return checked
  const { cursor, limit } = checked.value
  const { states, tags } = own ?? (await readOwnThreads(viewer.id))
  const all = await findNew({ viewer, tags }, followed(states))
  const after = all.sort(byLatest).filter((each) => !cursor || isAfter(each, cursor))
  const { page, nextCursor } = cutPage(list, after, limit, ({ latestAt, postId }) =>
    timestampCursor({ createdAt: latestAt, id: postId }),
  )
  const where = { id: { in: page.map(({ postId }) => postId) } }
  const posts = page.length
    ? await db.post.findMany({ where, select: { id: true, title: true } })
    : []
  const answers = page.flatMap(({ postId, newCount, latestAt }) => {
    const post = posts.find(({ id }) => id === postId)
    return post ? [{ post, newCount, latestAt }] : []
  })
  return ok({ answers, total: all.length, nextCursor })
}

function byLatest(a: NewInThread, b: NewInThread) {
  return b.latestAt.getTime() - a.latestAt.getTime() || (a.postId < b.postId ? 1 : -1)
}

function isAfter(
  { latestAt, postId }: NewInThread,
  { createdAt, id }: { createdAt: Date; id: string },
) {
  const difference = latestAt.getTime() - createdAt.getTime()
  return difference < 0 || (difference === 0 && postId < id)
}

export const markReadSchema = z.strictObject({ postId: idField('wrongType').optional() })

/** Marks one thread as read, or all that the viewer follows; `invalid`, `not-found` or `too-many`. */
export async function markAnswersRead(viewer: Member, input: unknown): Promise<Result<null>> {
  const checked = validate(markReadSchema, input)
  if (!checked.ok) return checked
  const allowed = await consume('follow', { account: viewer.id })
  if (!allowed.ok) return allowed
  const { postId } = checked.value
  if (postId !== undefined) {
    const post = await readPost(viewer, postId)
    if (!post.ok) return post
    await noteReading(viewer.id, postId, await lastNumber(postId))
    return ok(null)
  }
  await markAllRead(viewer)
  return ok(null)
}

async function markAllRead(viewer: Member) {
  const own = await readOwnThreads(viewer.id)
  const { states, tags } = own
  const ids = (await findNew({ viewer, tags }, followed(states))).map((each) => each.postId)
  const last = await lastNumbers(ids)
  const read = ids.flatMap((id) => {
    const next = readBy(states.get(id) ?? unreadThread(id), last.get(id) ?? 0)
    return next ? [next] : []
  })
  if (await addAllNotes(viewer.id, own, read)) return
  for (const { postId, readUpTo } of read) await noteReading(viewer.id, postId, readUpTo)
}

// Adds all notes, or none when another request used one of their numbers first: what it changed would be undone.
async function addAllNotes(memberId: string, at: NextNote, states: ThreadState[]) {
  const taken = new Error('the number of a note is taken')
  try {
    await db.$transaction(async (tx) => {
      if (!(await addNotes(memberId, at, states, tx))) throw taken
    })
  } catch (error) {
    if (error === taken) return false
    throw error
  }
  return true
}

/** The data about a member's own use that a thread's page shows. */
export type OwnThread = {
  following: boolean
  saved: boolean
  /** New comments of others, and the day of the last visit; null at the first one. */
  fresh: { ids: string[]; since: number } | null
}

// Maximum number of notes for visits of a member on one day. Writing, following and saving are always noted.
const mostVisits = 2_000

type Visit = {
  /** False for a request whose response nobody sees, such as a prefetch. Then nothing is noted. */
  isSeen?: boolean
  /** The comments on the page; new comments on other pages stay new. Without it all comments count as seen. */
  shown?: string[]
  /**
   * The data that the request has already read. It was read before the comments, so a comment that arrives in between
   * counts as new on the next visit.
   */
  own?: { threads: OwnThreads; news: News }
}

/**
 * Notes that a member reads a thread, where the database can be written, and returns what is new to her. The caller
 * must check that she may read the post.
 */
export async function visitThread(
  viewer: Member,
  postId: string,
  { isSeen = true, shown, own }: Visit = {},
): Promise<OwnThread> {
  const threads = own?.threads ?? (await readOwnThreads(viewer.id))
  const { states, tags } = threads
  const before = states.get(postId)
  const { last, comments } = own?.news ?? (await readNews({ viewer, tags }, [], before ?? postId))
  const unseen = comments.filter(({ id }) => shown && !shown.includes(id))
  // Covers the items before the first unseen comment.
  const readUpTo = Math.min(last, ...unseen.map(({ number }) => number - 1))
  // Unseen comments stay new since the same day.
  const readOn = unseen.length ? before?.readOn : dayNumber()
  const next = readBy(before ?? unreadThread(postId), readUpTo, readOn)
  const note = async () => {
    if (next && !(await addNote(viewer.id, threads, next)))
      await noteReading(viewer.id, postId, readUpTo, readOn)
  }
  if (isSeen && next && threads.nextNote < mostVisits) await bestEffort('noting a visit', note, 500)
  return {
    following: before?.isFollowed ?? false,
    saved: before?.isSaved ?? false,
    fresh: before ? { ids: comments.map(({ id }) => id), since: before.readOn } : null,
  }
}

/**
 * Returns the first comment of others in a thread that the viewer has not seen; null when there is none, and for
 * visitors.
 */
export async function firstNewComment(viewer: Actor, postId: string): Promise<string | null> {
  if (!viewer || !isId(postId)) return null
  const { states, tags } = await readOwnThreads(viewer.id)
  const { comments } = await readNews({ viewer, tags }, [], states.get(postId))
  return comments[0]?.id ?? null
}

async function noteReading(memberId: string, postId: string, readUpTo: number, readOn?: number) {
  await changeThreadState(memberId, postId, (current) => readBy(current, readUpTo, readOn))
}

// Returns the state after a visit; null if it is the same.
function readBy(current: ThreadState, readUpTo: number, readOn = dayNumber()): ThreadState | null {
  if (current.readUpTo >= readUpTo && current.readOn === readOn) return null
  return { ...current, readUpTo: Math.max(readUpTo, current.readUpTo), readOn }
}

export const followSchema = z.object({ following: flagField() })
export const saveSchema = z.object({ saved: flagField() })

/** Sets whether the actor follows a thread; `not-found`, `invalid` or `too-many`. */
export async function followThread(
  actor: Member,
  postId: string,
  input: unknown,
): Promise<Result<{ following: boolean }>> {
  const checked = validate(followSchema, input)
  if (!checked.ok) return checked
  const set = await setFlag(actor, postId, 'isFollowed', () => checked.value.following)
  return set.ok ? ok({ following: set.value }) : set
}

/** Toggles following; fails like `followThread`. */
export async function toggleFollow(
  actor: Member,
  postId: string,
): Promise<Result<{ following: boolean }>> {
  const set = await setFlag(actor, postId, 'isFollowed', (current) => !current)
  return set.ok ? ok({ following: set.value }) : set
}

/** Sets whether the actor has saved a post; fails like `followThread`. */
export async function savePost(
  actor: Member,
  postId: string,
  input: unknown,
): Promise<Result<{ saved: boolean }>> {
  const checked = validate(saveSchema, input)
  if (!checked.ok) return checked
  const set = await setFlag(actor, postId, 'isSaved', () => checked.value.saved)
  return set.ok ? ok({ saved: set.value }) : set
}

/** Toggles saving; fails like `followThread`. */
export async function toggleSave(
  actor: Member,
  postId: string,
): Promise<Result<{ saved: boolean }>> {
  const set = await setFlag(actor, postId, 'isSaved', (current) => !current)
  return set.ok ? ok({ saved: set.value }) : set
}

async function setFlag(
  actor: Member,
  postId: string,
  flag: 'isFollowed' | 'isSaved',
  next: (current: boolean) => boolean,
): Promise<Result<boolean>> {
  const post = await readPost(actor, postId)
  if (!post.ok) return post
  const allowed = await consume('follow', { account: actor.id })
  if (!allowed.ok) return allowed
  const last = await lastNumber(postId)
  let set = false
  await changeThreadState(actor.id, postId, (current) => {
    set = next(current[flag])
    if (current[flag] === set) return null
    // For a member who has never read the thread, only comments from now on are new.
    const seen = current.readUpTo ? current : { ...current, readUpTo: last, readOn: dayNumber() }
    return { ...seen, [flag]: set }
  })
  return ok(set)
}

/** The part of a post's data about a member's own use of it; empty for visitors. */
export type OwnUse = { following?: boolean; saved?: boolean; newCount?: number }

/**
 * Adds to each post whether the viewer follows it and has saved it, and the number of new comments; `own` as for
 * `newsFor`.
 */
export async function withOwnUse<Post extends { id: string }>(
  viewer: Actor,
  posts: Post[],
  own?: OwnThreads,
): Promise<(Post & OwnUse)[]> {
  if (!viewer || !posts.length) return posts
  const { states, tags } = own ?? (await readOwnThreads(viewer.id))
  const known = posts.flatMap(({ id }) => states.get(id) ?? [])
  const fresh = new Map(
    (await findNew({ viewer, tags }, known)).map((each) => [each.postId, each.newCount]),
  )
  return posts.map((post) => ({
    ...post,
    following: states.get(post.id)?.isFollowed ?? false,
    saved: states.get(post.id)?.isSaved ?? false,
    newCount: fresh.get(post.id) ?? 0,
  }))
}

/** Returns the ids of the posts that a member has saved. */
export async function savedPostIds(memberId: string): Promise<string[]> {
  const { states } = await readThreadStates(memberId)
  return [...states.values()].flatMap(({ isSaved, postId }) => (isSaved ? [postId] : []))
}

/** A thread with comments of others that the member has not seen. */
type NewInThread = { postId: string; newCount: number; latestAt: Date }

type Row = {
  postId: string
  anonymousNumber: number | bigint | null
  newCount: number | bigint
  latestAt: unknown
}

/** A member with the tags of her anonymous items, which are not new to her. */
type Reader = { viewer: Member; tags: string[] }

/** Returns the threads that have comments of others since the member's last visit, as the member may see them. */
async function findNew(reader: Reader, states: ThreadState[]): Promise<NewInThread[]> {
  if (!states.length) return []
  const rows = await db.$queryRaw<Row[]>`
    SELECT m."postId", ${anonymousNumber} AS "anonymousNumber", COUNT(*) AS "newCount",
      MAX(c."createdAt") AS "latestAt"
    FROM ${marks(states)} m CROSS JOIN ${comments} WHERE ${isNewSql(reader)}
    GROUP BY 1, 2`
  const isShown = isShownTo(reader.viewer)
  const found = new Map<string, NewInThread>()
  for (const row of rows.filter(isShown)) {
    const { postId, newCount } = row
    const before = found.get(postId)
    const latestAt = new Date(row.latestAt as string)
    found.set(postId, {
      postId,
      newCount: (before?.newCount ?? 0) + Number(newCount),
      latestAt: before && before.latestAt > latestAt ? before.latestAt : latestAt,
    })
  }
  return [...found.values()]
}

const anonymousNumber = sql`CASE WHEN c."isAnonymous" THEN c."anonymousNumber" END`

// The authors whom a member hides in a thread are stored as digests, which SQL cannot compute.
function isShownTo(viewer: Member) {
  const isHidden = authorsHiddenBy(viewer)
  return ({ postId, anonymousNumber }: Pick<Row, 'postId' | 'anonymousNumber'>) =>
    anonymousNumber === null || !isHidden({ postId, anonymousNumber: Number(anonymousNumber) })
}

/**
 * The new items in the followed threads and in the thread that is being read.
 * @returns `threads`, the number of threads with something new; `last`, the number of the last item in the thread
 *   that is read; `comments`, its new comments, each with its number, in the order in which readers see them, which
 *   is not the order of writing
 */
export type News = { threads: number; last: number; comments: { id: string; number: number }[] }

const mostNew = 1_000

/**
 * Reads the news in one query (two for a member who hides authors), or without a query when nothing is wanted.
 * @param read the thread that is being read, or its id before the first visit
 */
async function readNews(
  reader: Reader,
  states: ThreadState[],
  read?: ThreadState | string,
): Promise<News> {
  const { viewer } = reader
  const hidesAuthors = countHiddenAuthors(viewer.sealedHidden) > 0
  const parts = [
    ...(states.length && !hidesAuthors ? [countSql(reader, states)] : []),
    ...(read === undefined ? [] : [lastSql(typeof read === 'string' ? read : read.postId)]),
    ...(read === undefined || typeof read === 'string' ? [] : [newSql(reader, read)]),
  ]
  const counted = hidesAuthors ? (await findNew(reader, states)).length : 0
  const [first, ...others] = parts
  if (!first) return { threads: counted, last: 0, comments: [] }
  const all = others.reduce((before, part) => sql`${before} UNION ALL ${part}`, first)
  const rows = await db.$queryRaw<NewsRow[]>`${all}`
  const numberOf = (kind: NewsRow['kind']) =>
    Number(rows.find((row) => row.kind === kind)?.number ?? 0)
  const postId = typeof read === 'string' ? read : (read?.postId ?? '')
  const isShown = isShownTo(viewer)
  const comments = rows.filter((row) => row.kind === 'comment' && isShown({ ...row, postId }))
  comments.sort((a, b) => (a.sortKey < b.sortKey ? -1 : 1))
  return {
    threads: counted + numberOf('threads'),
    last: numberOf('last'),
    comments: comments.map(({ id, number }) => ({ id, number: Number(number) })),
  }
}

type NewsRow = {
  kind: 'threads' | 'last' | 'comment'
  number: number | bigint | null
  id: string
  sortKey: string
  anonymousNumber: number | bigint | null
}

function countSql(reader: Reader, states: ThreadState[]) {
  return sql`
    SELECT 'threads' AS "kind", COUNT(*) AS "number", '' AS "id", '' AS "sortKey", 0 AS "anonymousNumber"
    FROM ${marks(states)} m
    WHERE EXISTS (SELECT 1 FROM ${comments} WHERE ${isNewSql(reader)})`
}

function lastSql(postId: string) {
  return sql`
    SELECT 'last' AS "kind", MAX("number") AS "number", '' AS "id", '' AS "sortKey", 0 AS "anonymousNumber"
    FROM "SearchEntry" WHERE "postId" = ${postId}`
}

function newSql(reader: Reader, { postId, readUpTo }: ThreadState) {
  return sql`
    SELECT * FROM (
      SELECT 'comment' AS "kind", s."number" AS "number", c."id" AS "id", c."sortKey" AS "sortKey",
        ${anonymousNumber} AS "anonymousNumber"
      FROM ${comments} WHERE ${isNewSql(reader, sql`${postId}`, sql`${readUpTo}`)}
      ORDER BY s."number" LIMIT ${mostNew}
    ) fresh`
}

// Passes the list as one value: a thousand threads would need two thousand parameters.
function marks(states: ThreadState[]): Sql {
  const json = JSON.stringify(states.map(({ postId, readUpTo }) => [postId, readUpTo]))
  return databaseKind(env.DATABASE_URL) === 'sqlite'
    ? sql`(SELECT "value" ->> 0 AS "postId", "value" ->> 1 AS "mark" FROM json_each(${json}))`
    : sql`(SELECT "value" ->> 0 AS "postId", ("value" ->> 1)::int AS "mark" FROM jsonb_array_elements(${json}::jsonb))`
}

// `SearchEntry` numbers items in the order of writing, independent of their public times.
const comments = sql`"Post" p
    JOIN "SearchEntry" s ON s."postId" = p."id"
    JOIN "Comment" c ON c."id" = s."commentId"`

/** The condition for comments of others that are new in a thread; by default the thread and the mark of `m`. */
function isNewSql({ viewer, tags }: Reader, postId = sql`m."postId"`, mark = sql`m."mark"`): Sql {
  return sql`p."id" = ${postId} AND p."removedAt" IS NULL AND NOT ${isByBlockedSql(viewer, 'p')}
      AND s."number" > ${mark}
      AND c."deletedAt" IS NULL AND c."removedAt" IS NULL AND c."hiddenAt" IS NULL
      AND (c."authorId" IS NULL OR c."authorId" <> ${viewer.id})
      AND (c."authorTag" IS NULL OR NOT (${isAmong(sql`c."authorTag"`, tags)})) AND NOT ${isByBlockedSql(viewer, 'c')}`
}
