import { db, exists } from '~/database/db.server'
import type { Member } from '../members/member'

const max = 100

/** A member's own report; `postId` is set while they can read the item. */
export type OwnReport = {
  id: string
  kind: 'post' | 'comment'
  itemId: string
  postId: string | null
  reason: string
  outcome: 'open' | 'upheld' | 'dismissed' | 'gone'
  createdAt: Date
}

/** The viewer's hundred latest reports, newest first. */
export async function listOwnReports(viewer: Member): Promise<OwnReport[]> {
  const rows = await db.report.findMany({
    where: { reporterId: viewer.id },
    orderBy: { createdAt: 'desc' },
    take: max,
    select: {
      id: true,
      reason: true,
      state: true,
      createdAt: true,
      postId: true,
      commentId: true,
      post: { select: { removedAt: true } },
      comment: {
        select: {
          postId: true,
          removedAt: true,
          deletedAt: true,
          post: { select: { removedAt: true } },
        },
      },
    },
  })
  return rows.map(({ id, reason, state, createdAt, postId, commentId, post, comment }) => {
    const isReadable = comment
      ? !comment.removedAt && !comment.deletedAt && exists(comment.post) && !comment.post.removedAt
      : post !== null && !post.removedAt
    return {
      ...{ id, reason, createdAt },
      kind: commentId ? 'comment' : 'post',
      itemId: commentId ?? postId ?? '',
      postId: isReadable ? (comment?.postId ?? postId) : null,
      outcome: state === 'open' && comment?.deletedAt ? 'gone' : state,
    }
  })
}
