import { db } from '~/database/db.server'
import { savedPostIds } from '../answers/answers.server'
import { blockedBy, notByBlocked } from '../authorship/authorship.server'
import type { Member } from '../members/member'
import { postColumns } from '../posts/post-view'
import { toPostViews, type PostPage } from '../posts/read-posts.server'
import { ok, type Result } from '../result'
import { cutPage, pageQuerySchema, validate } from '../validation/validation.server'

/** A page of the posts that the viewer has saved, newest first, by `cursor` and `limit` (default 50); or `invalid`. */
export async function listSavedPosts(viewer: Member, input: unknown): Promise<Result<PostPage>> {
  const checked = validate(pageQuerySchema, input)
  if (!checked.ok) return checked
  const { cursor, limit } = checked.value
  const blocked = await blockedBy(viewer)
  const saved = readable(await savedPostIds(viewer.id), blocked)
  const rows = await db.post.findMany({
    where: { ...saved, sortKey: cursor ? { lt: cursor } : undefined },
    orderBy: { sortKey: 'desc' },
    take: limit + 1,
    select: postColumns,
  })
  const { page, nextCursor } = cutPage(rows, limit, ({ sortKey }) => sortKey)
  return ok({ posts: await toPostViews(viewer.id, page, blocked), nextCursor })
}

/** How many saved posts the viewer can read. */
export async function countSavedPosts(viewer: Member): Promise<number> {
  const ids = await savedPostIds(viewer.id)
  return ids.length ? db.post.count({ where: readable(ids, await blockedBy(viewer)) }) : 0
}

function readable(ids: string[], blocked: string[]) {
  return { id: { in: ids }, removedAt: null, ...notByBlocked(blocked) }
}
