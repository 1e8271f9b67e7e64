import { db } from '~/database/db.server'
import type { Actor } from '../members/member'
import { writeCursor } from '../validation/cursor.server'
import { cutPage, limitField, pageQuerySchema } from '../validation/page-query.server'
import { fail, ok, type Result } from '../result'
import { isId, validate } from '../validation/validation.server'
import { commentColumns, type CommentThread } from './comment-view'
import { itemBytes } from '../rich-text/bytes-on-page.server'
import { firstReplies } from './first-replies.server'
import { fitItems, fitLists } from './fit'
import { visibleComments } from './visible-comments.server'

export const listCommentsSchema = pageQuerySchema.extend({ limit: limitField(25) })

/** Default size of a page of comments or replies, by `itemBytes`. */
export const listBytes = 2_000_000

export type CommentPage = { comments: CommentThread[]; nextCursor: string | null }

type Row = { id: string; sortKey: string }

/** A page of a post's top-level comments with first replies, of at most `bytes`; `invalid` or `not-found`. */
export async function listComments(
  viewer: Actor,
  postId: string,
  input: unknown,
  bytes = listBytes,
): Promise<Result<CommentPage>> {
  if (!isId(postId)) return fail('not-found')
  const checked = validate(listCommentsSchema, input)
  if (!checked.ok) return checked
  const { cursor, limit } = checked.value
  const { shown, inThread, view } = await visibleComments(viewer)
  const rows = await db.comment.findMany({
    where: {
      postId,
      parentId: null,
      sortKey: cursor ? { gt: cursor } : undefined,
      OR: inThread,
    },
    orderBy: { sortKey: 'asc' },
    take: limit + 1,
    select: commentColumns,
  })
  const read = rows.map((row) => ({ row, comment: view(row) }))
  const { fitting, left } = fitItems(read.slice(0, limit), bytes, (each) => itemBytes(each.comment))
  const { page, nextCursor } = cutPage(read, fitting.length, ({ row }) => row.sortKey)
  const repliesTo = await firstReplies(
    page.map(({ row }) => row.id),
    shown,
  )
  const found = page.map(({ row }) => repliesTo(row.id))
  const replies = fitLists(
    found.map((each) => each.replies.map((row) => ({ row, comment: view(row) }))),
    left,
    (each) => itemBytes(each.comment),
  )
  const comments = page.map(({ comment }, index) => {
    const pageReplies = replies[index] ?? []
    const replyCount = found[index]?.replyCount ?? 0
    return {
      ...comment,
      replies: pageReplies.map((each) => each.comment),
      replyCount,
      repliesCursor: pageReplies.length < replyCount ? cursorAfter(pageReplies.at(-1)?.row) : null,
    }
  })
  return ok({ comments, nextCursor })
}

function cursorAfter(last: Row | undefined) {
  return writeCursor(last?.sortKey ?? '')
}
