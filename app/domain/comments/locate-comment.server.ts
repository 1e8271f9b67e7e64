import { db } from '~/database/db.server'
import type { Actor } from '../members/member'
import { writeCursor } from '../validation/cursor.server'
import { isId } from '../validation/validation.server'
import { listComments } from './list-comments.server'

/**
 * Where a comment is shown: on a page of its post, there at `index` (from 0) if it is a reply, or with `threadId` on a
 * page of that comment's replies.
 */
export type Location = {
  threadId: string | null
  cursor: string | null
  index: number | null
}

/** The post's first page if it has the comment, otherwise a page that starts with it; or null. */
export async function locateComment(
  viewer: Actor,
  postId: string,
  commentId: string,
  bytes: number,
): Promise<Location | null> {
  if (!isId(commentId)) return null
  const comment = await db.comment.findFirst({
    where: { id: commentId, postId },
    select: { parentId: true, sortKey: true },
  })
  if (!comment) return null
  const first = await listComments(viewer, postId, {}, bytes)
  const threads = first.ok ? first.value.comments : []
  for (const { id, replies } of threads) {
    const index = replies.findIndex((reply) => reply.id === commentId)
    if (id !== commentId && index < 0) continue
    return { threadId: null, cursor: null, index: index < 0 ? null : index }
  }
  const { parentId, sortKey } = comment
  const before = await db.comment.findFirst({
    where: { postId, parentId, sortKey: { lt: sortKey } },
    orderBy: { sortKey: 'desc' },
    select: { sortKey: true },
  })
  return { threadId: parentId, cursor: before && writeCursor(before.sortKey), index: null }
}
