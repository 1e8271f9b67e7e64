import { db } from '~/database/db.server'
import type { Member } from '../members/member'
import { cutPage, pageQuerySchema } from '../validation/page-query.server'
import { ok, type Result } from '../result'
import { validate } from '../validation/validation.server'
import { ownAuthor } from '../authorship/anonymity'
import { authoredBy } from '../authorship/authorship.server'
import {
  tombstoneReason,
  type TombstoneReason,
  postColumns,
  toPostView,
  type PostView,
} from '../posts/post-view'
import { likedAmong } from '../posts/read-posts.server'

export type OwnPost = PostView & {
  tombstone: TombstoneReason | null
  removedReason: string | null
}

export type OwnPostPage = { posts: OwnPost[]; nextCursor: string | null }

/** A page of the viewer's own posts, newest first; `all` includes hidden and removed ones, with the reason. */
export async function listOwnPosts(
  viewer: Member,
  input: unknown,
  kind: 'readable' | 'all' = 'readable',
): Promise<Result<OwnPostPage>> {
  const checked = validate(pageQuerySchema, input)
  if (!checked.ok) return checked
  const { cursor, limit } = checked.value
  const rows = await db.post.findMany({
    where: {
      ...(await authoredBy(viewer.id)),
      removedAt: kind === 'readable' ? null : undefined,
      sortKey: cursor ? { lt: cursor } : undefined,
    },
    orderBy: { sortKey: 'desc' },
    take: limit + 1,
    select: { ...postColumns, removedAt: true, removedReason: true, hiddenAt: true },
  })
  const { page, nextCursor } = cutPage(rows, limit, ({ sortKey }) => sortKey)
  const liked = await likedAmong(viewer.id, page)
  const posts = page.map(({ removedAt, removedReason, hiddenAt, ...row }) => ({
    ...toPostView(row, viewer.id, liked.has(row.id)),
    user: ownAuthor(viewer),
    tombstone: tombstoneReason({ removedAt, hiddenAt, deletedAt: null }),
    removedReason,
  }))
  return ok({ posts, nextCursor })
}
