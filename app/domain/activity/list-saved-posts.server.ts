import { db } from '~/database/db.server'
import { savedPostIds } from '../answers/answers.server'
import { blockedBy, notByBlocked } from '../authorship/authorship.server'
import type { Member } from '../members/member'
import { pageOfPosts, type PostPage } from '../posts/read-posts.server'
import { ok, type Result } from '../result'
import { pageQuery, validate } from '../validation/validation.server'

const list = 'saved-posts'

export const listSavedPostsSchema = pageQuery(list)

/**
 * Returns a page of the posts that the viewer has saved, newest first, by `cursor` and `limit` (default 50); or
 * `invalid`.
 */
export async function listSavedPosts(viewer: Member, input: unknown): Promise<Result<PostPage>> {
  const checked = validate(listSavedPostsSchema, input)
  if (!checked.ok) return checked
  return ok(await pageOfPosts(list, viewer, await savedPostIds(viewer.id), checked.value))
}

/** Counts the saved posts that the viewer can read. */
export async function countSavedPosts(viewer: Member): Promise<number> {
  const ids = await savedPostIds(viewer.id)
  if (!ids.length) return 0
  const blocked = await blockedBy(viewer)
  return db.post.count({ where: { id: { in: ids }, removedAt: null, ...notByBlocked(blocked) } })
}
