import { db } from '~/db.server'
import type { Actor } from '../accounts/member'
import { cutPage, pageQuerySchema } from '../page-query.server'
import { fail, ok, type Result } from '../result'
import { isId, validate } from '../validation.server'
import { commentColumns, toCommentView, type CommentThread } from './comment-view'

const pageSize = 100
/** What a list of comments may hold; the API document is made from it. */
export const listCommentsSchema = pageQuerySchema.pick({ cursor: true })

export type CommentPage = { comments: CommentThread[]; nextCursor: string | null }

/**
 * A page of a post's comments: top-level ones, oldest first, each with all its replies.
 * @param input optional `cursor`, the last top-level id of the page before
 * @returns up to 100 threads and the cursor of the next page; `invalid` for a cursor that is none,
 *   `not-found` for a post id that is none
 */
export async function listComments(
  actor: Actor,
  postId: string,
  input: unknown,
): Promise<Result<CommentPage>> {
  if (!isId(postId)) return fail('not-found')
  const checked = validate(listCommentsSchema, input)
  if (!checked.ok) return checked
  const { cursor } = checked.value
  const rows = await db.comment.findMany({
    where: {
      postId,
      parentId: null,
      removedAt: null,
      id: cursor ? { gt: cursor } : undefined,
      // What a deleted comment leaves behind is shown for its replies only.
      OR: [{ deletedAt: null }, { replies: { some: { removedAt: null } } }],
    },
    orderBy: { id: 'asc' },
    take: pageSize + 1,
    select: {
      ...commentColumns,
      replies: { where: { removedAt: null }, orderBy: { id: 'asc' }, select: commentColumns },
    },
  })
  const { page, nextCursor } = cutPage(rows, pageSize, ({ id }) => id)
  const comments = page.map(({ replies, ...row }) => ({
    ...toCommentView(row, actor?.id),
    replies: replies.map((reply) => toCommentView(reply, actor?.id)),
  }))
  return ok({ comments, nextCursor })
}
