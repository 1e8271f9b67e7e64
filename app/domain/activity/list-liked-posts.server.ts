import { db, exists } from '~/database/db.server'
import type { Member } from '../members/member'
import {
  timestampCursor,
  timestampQuery,
  cutPage,
  pageLimit,
  validate,
} from '../validation/validation.server'
import { ok, type Result } from '../result'
import { blockedBy, notByBlocked } from '../authorship/authorship.server'
import { viewsOf, type PostPage } from '../posts/read-posts.server'
import { postColumns, toPostView, type PostRow } from '../posts/post-view'

const list = 'liked-posts'

export const listLikedPostsSchema = timestampQuery(list).extend({ limit: pageLimit })

/**
 * Returns a page of the viewer's liked posts, latest like first, by `cursor` and `limit` (default 50); or `invalid`.
 */
export async function listLikedPosts(viewer: Member, input: unknown): Promise<Result<PostPage>> {
  const checked = validate(listLikedPostsSchema, input)
  if (!checked.ok) return checked
  const { cursor, limit } = checked.value
  const blocked = await blockedBy(viewer)
  const rows = await db.like.findMany({
    where: {
      userId: viewer.id,
      post: { removedAt: null, ...notByBlocked(blocked) },
      ...(cursor && after(cursor)),
    },
    orderBy: [{ createdAt: 'desc' }, { postId: 'desc' }],
    take: limit + 1,
    select: { createdAt: true, postId: true, post: { select: postColumns } },
  })
  // The cursor has the time and post id, so that it stays valid when the like itself is deleted.
  const { page, nextCursor } = cutPage(list, rows, limit, ({ createdAt, postId }) =>
    timestampCursor({ createdAt, id: postId }),
  )
  const posts = page.map(({ post }) => post).filter(exists)
  // Most members block nobody. Then no query looks for comments that are not counted.
  const toView = blocked.length
    ? await viewsOf(viewer, posts)
    : (post: PostRow) => toPostView(post, viewer.id, true)
  return ok({ posts: posts.map(toView), nextCursor })
}

function after({ createdAt, id }: { createdAt: Date; id: string }) {
  return { OR: [{ createdAt: { lt: createdAt } }, { createdAt, postId: { lt: id } }] }
}
