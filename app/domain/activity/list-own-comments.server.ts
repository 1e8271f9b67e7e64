import { db, exists } from '~/database/db.server'
import type { Member } from '../members/member'
import { cutPage, pageQuerySchema } from '../validation/page-query.server'
import { ok, type Result } from '../result'
import { validate } from '../validation/validation.server'
import { authoredBy } from '../authorship/authorship.server'
import { toOwnComment } from '../comments/comment-view'
import { commentOnPostColumns, type CommentOnPost } from '../comments/own-comment.server'

export type OwnCommentPage = { comments: CommentOnPost[]; nextCursor: string | null }

/** A page of the viewer's own comments, newest first; `all` includes hidden and removed ones, with the reason. */
export async function listOwnComments(
  viewer: Member,
  input: unknown,
  kind: 'readable' | 'all' = 'readable',
): Promise<Result<OwnCommentPage>> {
  const checked = validate(pageQuerySchema, input)
  if (!checked.ok) return checked
  const { cursor, limit } = checked.value
  const rows = await db.comment.findMany({
    where: {
      ...(await authoredBy(viewer.id)),
      removedAt: kind === 'readable' ? null : undefined,
      post: { removedAt: null },
      sortKey: cursor ? { lt: cursor } : undefined,
    },
    orderBy: { sortKey: 'desc' },
    take: limit + 1,
    select: commentOnPostColumns,
  })
  const { page, nextCursor } = cutPage(rows, limit, ({ sortKey }) => sortKey)
  const comments = page
    .filter(({ post }) => exists(post))
    .map((row) => ({ ...toOwnComment(row, viewer), post: row.post }))
  return ok({ comments, nextCursor })
}
