import { db } from '~/database/db.server'
import type { Actor } from '../members/member'
import { fail, ok, type Result } from '../result'
import { isId } from '../validation/validation.server'
import { blockedBy, notByBlocked } from '../authorship/blocks.server'
import { postColumns, type PostView } from './post-view'
import { toPostViews } from './post-views.server'

/** A post; `not-found` also for an invalid id and for what the viewer blocked. */
export async function readPost(viewer: Actor, postId: string): Promise<Result<PostView>> {
  if (!isId(postId)) return fail('not-found')
  const blocked = await blockedBy(viewer)
  const row = await db.post.findFirst({
    where: { id: postId, removedAt: null, ...notByBlocked(blocked) },
    select: postColumns,
  })
  const [post] = await toPostViews(viewer?.id, row ? [row] : [], blocked)
  return post ? ok(post) : fail('not-found')
}
