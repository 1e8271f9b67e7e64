import { z } from 'zod'
import { sql } from '~/database/db.server'
import type { Actor } from '../members/member'
import { cursorField } from '../validation/cursor.server'
import { cutPage, limitField } from '../validation/page-query.server'
import { fail, ok, type Result } from '../result'
import { isId, validate } from '../validation/validation.server'
import type { CommentView } from './comment-view'
import { listBytes } from './list-comments.server'
import type { PostView } from '../posts/post-view'
import { readPost } from '../posts/read-post.server'
import { itemBytes } from '../rich-text/bytes-on-page.server'
import { fitItems } from './fit'
import { visibleComments } from './visible-comments.server'

const schema = z.object({ cursor: cursorField().optional(), limit: limitField(100) })

export const listRepliesSchema = schema.pick({ cursor: true })

export type ReplyPage = {
  post: PostView
  comment: CommentView
  replies: CommentView[]
  nextCursor: string | null
}

/** A page of the replies to a comment, of at most `bytes`, oldest first; `invalid` or `not-found`. */
export async function listReplies(
  viewer: Actor,
  commentId: string,
  input: unknown,
  bytes = listBytes,
): Promise<Result<ReplyPage>> {
  if (!isId(commentId)) return fail('not-found')
  const checked = validate(schema, input)
  if (!checked.ok) return checked
  const { cursor, limit } = checked.value
  const { shown, inThread, where } = await visibleComments(viewer)
  const [row] = await where(sql`c."id" = ${commentId} AND ${inThread('c')}`)
  if (!row) return fail('not-found')
  const post = await readPost(viewer, row.postId)
  if (!post.ok) return fail('not-found')
  const after = cursor ? sql`AND c."sortKey" > ${cursor}` : sql``
  const rows = await where(sql`
    c."parentId" = ${commentId} ${after} AND ${shown('c')}
    ORDER BY c."sortKey" LIMIT ${limit + 1}`)
  const comment = row.view
  const left = bytes - itemBytes(comment)
  const { fitting } = fitItems(rows.slice(0, limit), left, ({ view }) => itemBytes(view))
  const { page, nextCursor } = cutPage(rows, fitting.length, ({ sortKey }) => sortKey)
  const replies = page.map(({ view }) => view)
  return ok({ post: post.value, comment, replies, nextCursor })
}
