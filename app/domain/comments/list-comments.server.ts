import { sql } from '~/database/db.server'
import type { Actor } from '../members/member'
import { writeCursor } from '../validation/cursor.server'
import { cutPage, limitField, pageQuerySchema } from '../validation/page-query.server'
import { fail, ok, type Result } from '../result'
import { isId, validate } from '../validation/validation.server'
import type { CommentThread } from './comment-view'
import { itemBytes } from '../rich-text/bytes-on-page.server'
import { firstReplies } from './first-replies.server'
import { fitItems, fitLists } from './fit'
import { visibleComments } from './visible-comments.server'

export const listCommentsSchema = pageQuerySchema.extend({ limit: limitField(25) })

/** Default size of a page of comments or replies, by `itemBytes`. */
export const listBytes = 2_000_000

export type CommentPage = { comments: CommentThread[]; nextCursor: string | null }

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
  const visible = await visibleComments(viewer)
  const after = cursor ? sql`AND c."sortKey" > ${cursor}` : sql``
  const rows = await visible.where(sql`
    c."postId" = ${postId} AND c."parentId" IS NULL ${after} AND ${visible.inThread('c')}
    ORDER BY c."sortKey" LIMIT ${limit + 1}`)
  const { fitting, left } = fitItems(rows.slice(0, limit), bytes, ({ view }) => itemBytes(view))
  const { page, nextCursor } = cutPage(rows, fitting.length, ({ sortKey }) => sortKey)
  const repliesTo = await firstReplies(
    page.map(({ view }) => view.id),
    visible,
  )
  const found = page.map(({ view }) => repliesTo(view.id))
  const replies = fitLists(
    found.map((each) => each.replies),
    left,
    ({ view }) => itemBytes(view),
  )
  const comments = page.map(({ view: comment }, index) => {
    const pageReplies = replies[index] ?? []
    const replyCount = found[index]?.replyCount ?? 0
    return {
      ...comment,
      replies: pageReplies.map(({ view }) => view),
      replyCount,
      repliesCursor: pageReplies.length < replyCount ? cursorAfter(pageReplies.at(-1)) : null,
    }
  })
  return ok({ comments, nextCursor })
}

function cursorAfter(last: { sortKey: string } | undefined) {
  return writeCursor(last?.sortKey ?? '')
}
