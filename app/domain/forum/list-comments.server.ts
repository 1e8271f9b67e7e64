import { db } from '~/db.server'
import type { Actor } from '../accounts/member'
import { cutPage, pageQuerySchema } from '../page-query.server'
import { fail, ok, type Result } from '../result'
import { isId, validate } from '../validation.server'
import { writtenBy } from './authorship.server'
import { blockedBy, isByBlocked, notByBlocked } from './blocks.server'
import { commentColumns, toCommentView, type CommentThread } from './comment-view'

const pageSize = 100
/** What a list of comments may hold; the API document is made from it. */
export const listCommentsSchema = pageQuerySchema.pick({ cursor: true })

export type CommentPage = { comments: CommentThread[]; nextCursor: string | null }

/**
 * A page of a post's comments: top-level ones, oldest first, each with all its replies. What its author deleted, a
 * moderator removed or the asker blocked leaves a placeholder while there are replies to it; what reports hide, and
 * what was removed of the asker's own, always does.
 * @param input optional `cursor`, the `nextCursor` of the page before
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
  const blocked = await blockedBy(actor)
  const own = actor ? [writtenBy(actor.id)] : []
  const isReadable = { deletedAt: null, removedAt: null, ...notByBlocked(blocked) }
  const isShown = [isReadable, { hiddenAt: { not: null } }, ...own]
  const rows = await db.comment.findMany({
    where: {
      postId,
      parentId: null,
      sortKey: cursor ? { gt: cursor } : undefined,
      OR: [...isShown, { replies: { some: { OR: isShown } } }],
    },
    orderBy: { sortKey: 'asc' },
    take: pageSize + 1,
    select: {
      ...commentColumns,
      replies: { where: { OR: isShown }, orderBy: { sortKey: 'asc' }, select: commentColumns },
    },
  })
  const view = (row: Parameters<typeof toCommentView>[0]) =>
    toCommentView(row, actor?.id, isByBlocked(row, blocked))
  const { page, nextCursor } = cutPage(rows, pageSize, ({ sortKey }) => sortKey)
  const comments = page.map(({ replies, ...row }) => ({
    ...view(row),
    replies: replies.map(view),
  }))
  return ok({ comments, nextCursor })
}
