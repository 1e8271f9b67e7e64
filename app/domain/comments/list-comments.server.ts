import { aliased, allOf, selectColumns, type Sql, db, sql } from '~/database/db.server'
import {
  authoredBySql,
  isByBlockedSql,
  authorSelect,
  withAuthor,
} from '../authorship/authorship.server'
import { addReviews, reviewBytes, reviewCountSelect } from './reviews.server'
import { markLiked } from './comment-reactions.server'
import { authorsHiddenBy } from '../members/hidden-content.server'
import type { Actor, Member } from '../members/member'
import {
  commentColumns,
  toCommentView,
  type CommentRow,
  type CommentThread,
  type CommentView,
} from './comment-view'
import {
  writeCursor,
  cutPage,
  limitField,
  pageQuery,
  positionIn,
  isId,
  validate,
} from '../validation/validation.server'
import { fail, ok, type Result } from '../result'
import { itemBytes } from '../rich-text/rich-text.server'
import { type PostView, visibleToSql } from '../posts/post-view'
import { readPost } from '../posts/read-posts.server'

const { author: _, ...own } = commentColumns
const columns = sql`${selectColumns('c', [...Object.keys(own), 'postId'])},
  ${authorSelect}, ${reviewCountSelect}`

type Row = Omit<CommentRow, 'author'> & {
  sortKey: string
  postId: string
  isBlocked: number | boolean
  reviewCount: number | bigint
}

/**
 * The comments that the viewer sees, as SQL conditions and as functions that read them. Deleted, removed or blocked
 * comments leave a placeholder while they have replies. Comments hidden by reports and the viewer's own removed
 * comments always leave one.
 */
async function visibleComments(viewer: Actor, tags?: string[]) {
  const isOwn = viewer ? await authoredBySql(viewer.id, tags) : () => sql`1 = 0`
  /** The condition for visible comments, on the rows of an alias. */
  const isVisible = (alias: string) => {
    const row = aliased(alias)
    return sql`((
      ${row}."deletedAt" IS NULL AND ${row}."removedAt" IS NULL AND NOT ${isByBlockedSql(viewer, alias)}
    ) OR ${row}."hiddenAt" IS NOT NULL OR ${isOwn(alias)})`
  }
  /**
   * Like `isVisible`, but also true for comments with visible replies. A comment never replies to itself. That condition
   * keeps PostgreSQL from reading all replies in the forum to hash them.
   */
  const inThread = (alias: string) => sql`(${isVisible(alias)} OR EXISTS (
    SELECT 1 FROM "Comment" reply
    WHERE reply."parentId" = ${aliased(alias)}."id" AND reply."id" <> ${aliased(alias)}."id"
      AND ${isVisible('reply')}
  ))`
  const isHidden = authorsHiddenBy(viewer)
  /** Reads comments with their authors in one query. `from` is the rest of the statement after FROM. */
  async function readFrom(from: Sql, further = sql`0 AS "total"`, before = sql``) {
    const rows = await db.$queryRaw<(Row & { total: number | bigint })[]>`
      ${before} SELECT ${columns}, ${isByBlockedSql(viewer, 'c')} AS "isBlocked", ${further}
      FROM ${from}`
    return rows.map((row) => {
      const { postId, anonymousNumber } = row
      const isAuthorHidden =
        Boolean(row.isAnonymous) &&
        anonymousNumber !== null &&
        isHidden({ postId, anonymousNumber })
      const view = toCommentView(
        withAuthor(row),
        viewer?.id,
        Boolean(row.isBlocked),
        isAuthorHidden,
      )
      const reviewCount = Number(row.reviewCount)
      return {
        sortKey: row.sortKey,
        postId,
        view,
        reviewCount,
        total: Number(row.total),
      }
    })
  }
  /** Reads the comments, whose alias is `c`, that meet conditions. */
  const readWhere = (conditions: Sql) =>
    readFrom(sql`"Comment" c LEFT JOIN "User" a ON a."id" = c."authorId" WHERE ${conditions}`)
  return { isVisible, inThread, readFrom, readWhere }
}

type VisibleComments = Awaited<ReturnType<typeof visibleComments>>

export const repliesInThread = 20

/** Reads the first threads that `which` selects and the first replies to each, oldest first, in one query. */
async function readThreads(
  which: Sql,
  limit: number,
  { isVisible, inThread, readFrom }: VisibleComments,
) {
  const rows = await readFrom(
    sql`(
      SELECT "id", 0 AS "total" FROM shown_thread
      UNION ALL SELECT "id", "total" FROM shown_reply WHERE "place" <= ${repliesInThread}
    ) first
    CROSS JOIN "Comment" c LEFT JOIN "User" a ON a."id" = c."authorId"
    WHERE c."id" = first."id"`,
    sql`first."total" AS "total"`,
    sql`WITH shown_thread AS (
      SELECT c."id" FROM "Comment" c WHERE ${which} AND c."parentId" IS NULL AND ${inThread('c')}
      ORDER BY c."sortKey" LIMIT ${limit}
    ), shown_reply AS (
      SELECT r."id",
        ROW_NUMBER() OVER (PARTITION BY r."parentId" ORDER BY r."sortKey") AS "place",
        COUNT(*) OVER (PARTITION BY r."parentId") AS "total"
      FROM shown_thread thread CROSS JOIN "Comment" r
      WHERE r."parentId" = thread."id" AND ${isVisible('r')}
    )`,
  )
  rows.sort((a, b) => (a.sortKey < b.sortKey ? -1 : 1))
  const repliesTo = (id: string) => {
    const replies = rows.filter(({ view }) => view.parentCommentId === id)
    return { replies, replyCount: replies[0]?.total ?? 0 }
  }
  return { threads: rows.filter(({ view }) => view.parentCommentId === null), repliesTo }
}

/** Returns the leading items that fit into `bytes` (at least one item), and the bytes left. */
export function takeWithinBudget<Item>(
  items: Item[],
  bytes: number,
  bytesOf: (item: Item) => number,
) {
  const { fitting, left } = fit(items, bytes, bytesOf)
  const [first] = items
  if (fitting.length || first === undefined) return { fitting, left }
  return { fitting: [first], left: 0 }
}

/**
 * Returns the leading items of each list that together fit into `bytes`. A list may use its share and the bytes that
 * other lists left.
 */
function fitLists<Item>(lists: Item[][], bytes: number, bytesOf: (item: Item) => number): Item[][] {
  let rest = bytes
  return lists.map((list, index) => {
    const share = rest / (lists.length - index)
    const { fitting, left } = fit(list, share, bytesOf)
    rest -= share - left
    return fitting
  })
}

function fit<Item>(items: Item[], bytes: number, bytesOf: (item: Item) => number) {
  let left = bytes
  const fitting: Item[] = []
  for (const item of items) {
    const size = bytesOf(item)
    if (size > left) break
    left -= size
    fitting.push(item)
  }
  return { fitting, left }
}

export const listCommentsSchema = pageQuery('comments').extend({ limit: limitField(25) })

/** Default size of a page of comments or replies, by `itemBytes`. */
const listBytes = 2_000_000

export type CommentPage = { comments: CommentThread[]; nextCursor: string | null }

/**
 * Reads a page of a post's top-level comments with first replies, of at most `bytes`; `invalid` or `not-found`. The
 * caller must check that the viewer may read the post (`readPost`).
 * @param tags the tags of the viewer's anonymous items (`anonymousTags`), when they are known
 */
export async function listComments(
  viewer: Actor,
  postId: string,
  input: unknown,
  bytes = listBytes,
  tags?: string[],
): Promise<Result<CommentPage>> {
  if (!isId(postId)) return fail('not-found')
  const checked = validate(listCommentsSchema, input)
  if (!checked.ok) return checked
  const { cursor, limit } = checked.value
  const position = positionIn(postId, cursor)
  if (!position.ok) return position
  const after = position.value ? sql`AND c."sortKey" > ${position.value}` : sql``
  const { threads, repliesTo } = await readThreads(
    sql`c."postId" = ${postId} ${after}`,
    limit + 1,
    await visibleComments(viewer, tags),
  )
  const { fitting, left } = takeWithinBudget(threads.slice(0, limit), bytes, bytesOf)
  const { page, nextCursor } = cutPage(
    `comments ${postId}`,
    threads,
    fitting.length,
    ({ sortKey }) => sortKey,
  )
  const found = page.map(({ view }) => repliesTo(view.id))
  const replies = fitLists(
    found.map((each) => each.replies),
    left,
    bytesOf,
  )
  await addLikesAndReviews(viewer, [...page, ...replies.flat()])
  const comments = page.map(({ view: comment }, index) => {
    const pageReplies = replies[index] ?? []
    const replyCount = found[index]?.replyCount ?? 0
    const lastKey = pageReplies.at(-1)?.sortKey ?? ''
    return {
      ...comment,
      replies: pageReplies.map(({ view }) => view),
      replyCount,
      repliesCursor:
        pageReplies.length < replyCount ? writeCursor(`replies ${comment.id}`, lastKey) : null,
    }
  })
  return ok({ comments, nextCursor })
}

type CountedComment = { view: CommentView; reviewCount: number }

function bytesOf({ view, reviewCount }: CountedComment) {
  return itemBytes(view) + reviewCount * reviewBytes
}

// Most pages have no reviews. Then no query looks for them.
async function addLikesAndReviews(viewer: Actor, rows: CountedComment[]) {
  await markLiked(
    viewer?.id,
    rows.map(({ view }) => view),
  )
  const reviewed = rows.filter(({ reviewCount }) => reviewCount > 0)
  await addReviews(
    viewer,
    reviewed.map(({ view }) => view),
  )
}

/**
 * The place where a comment is shown: a page of its post, or with `threadId` a page of the replies to that comment.
 * On a page of the post, a reply has an `index`, counted from 0.
 */
export type CommentLocation = {
  threadId: string | null
  cursor: string | null
  index: number | null
}

/**
 * Finds the page that shows a comment: the post's first page if it has the comment, otherwise a page that starts with
 * it; null when the viewer sees no such comment on the post.
 */
export async function locateComment(
  viewer: Actor,
  postId: string,
  commentId: string,
  bytes: number,
  tags?: string[],
): Promise<CommentLocation | null> {
  if (!isId(commentId)) return null
  const { inThread, readWhere } = await visibleComments(viewer, tags)
  const [comment] = await readWhere(
    sql`c."id" = ${commentId} AND c."postId" = ${postId} AND ${inThread('c')}`,
  )
  if (!comment) return null
  const first = await listComments(viewer, postId, {}, bytes, tags)
  const threads = first.ok ? first.value.comments : []
  for (const { id, replies } of threads) {
    const index = replies.findIndex((reply) => reply.id === commentId)
    if (id !== commentId && index < 0) continue
    return { threadId: null, cursor: null, index: index < 0 ? null : index }
  }
  const { sortKey } = comment
  const parentId = comment.view.parentCommentId
  const before = await db.comment.findFirst({
    where: { postId, parentId, sortKey: { lt: sortKey } },
    orderBy: { sortKey: 'desc' },
    select: { sortKey: true },
  })
  const list = parentId ? `replies ${parentId}` : `comments ${postId}`
  return { threadId: parentId, cursor: before && writeCursor(list, before.sortKey), index: null }
}

/**
 * Returns the id of a post's last top-level comment that the viewer sees, or null. Replies do not count: the order of
 * replies in different threads is never shown. That order would narrow down when an anonymous reply was written.
 */
export async function latestThread(viewer: Actor, postId: string): Promise<string | null> {
  const { inThread, readWhere } = await visibleComments(viewer)
  const [latest] = await readWhere(sql`
    c."postId" = ${postId} AND c."parentId" IS NULL AND ${inThread('c')}
    ORDER BY c."sortKey" DESC LIMIT 1`)
  return latest?.view.id ?? null
}

/** Reads the comment on this post to reply to; null unless it exists and can be read. */
export async function readParentComment(
  viewer: Member,
  postId: string,
  commentId: string | undefined,
  tags?: string[],
): Promise<CommentView | null> {
  if (!commentId || !isId(commentId)) return null
  const { isVisible, readWhere } = await visibleComments(viewer, tags)
  const [row] = await readWhere(
    sql`c."id" = ${commentId} AND c."postId" = ${postId} AND ${isVisible('c')}`,
  )
  return !row || row.view.tombstone ? null : row.view
}

export const listRepliesSchema = pageQuery('replies').extend({ limit: limitField(100) })

export type ReplyPage = {
  post: PostView
  comment: CommentView
  replies: CommentView[]
  nextCursor: string | null
}

/**
 * Reads a page of the replies to a comment, of at most `bytes`, oldest first; `invalid` or `not-found`. `tags` as for
 * `listComments`.
 */
export async function listReplies(
  viewer: Actor,
  commentId: string,
  input: unknown,
  bytes = listBytes,
  tags?: string[],
): Promise<Result<ReplyPage>> {
  if (!isId(commentId)) return fail('not-found')
  const checked = validate(listRepliesSchema, input)
  if (!checked.ok) return checked
  const { cursor, limit } = checked.value
  const position = positionIn(commentId, cursor)
  if (!position.ok) return position
  const { isVisible, inThread, readWhere } = await visibleComments(viewer, tags)
  const isReadable = visibleToSql(viewer, 'readable')
  const onReadable = isReadable
    ? sql`EXISTS (
        SELECT 1 FROM "Post" readable WHERE readable."id" = c."postId" AND ${isReadable}
      )`
    : null
  const [row] = await readWhere(allOf([sql`c."id" = ${commentId}`, onReadable, inThread('c')]))
  if (!row) return fail('not-found')
  const post = await readPost(viewer, row.postId)
  if (!post.ok) return fail('not-found')
  const after = position.value ? sql`AND c."sortKey" > ${position.value}` : sql``
  const rows = await readWhere(sql`
    c."parentId" = ${commentId} ${after} AND ${isVisible('c')}
    ORDER BY c."sortKey" LIMIT ${limit + 1}`)
  const comment = row.view
  const left = bytes - bytesOf(row)
  const { fitting } = takeWithinBudget(rows.slice(0, limit), left, bytesOf)
  const { page, nextCursor } = cutPage(
    `replies ${commentId}`,
    rows,
    fitting.length,
    ({ sortKey }) => sortKey,
  )
  const replies = page.map(({ view }) => view)
  await addLikesAndReviews(viewer, [row, ...page])
  return ok({ post: post.value, comment, replies, nextCursor })
}
