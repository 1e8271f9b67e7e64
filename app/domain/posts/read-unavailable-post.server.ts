import { db } from '~/database/db.server'
import type { Actor } from '../members/member'
import { fail, ok, type Result } from '../result'
import { isId } from '../validation/validation.server'
import { isWrittenBy } from '../authorship/authorship.server'
import { blockedBy, isByBlocked } from '../authorship/blocks.server'
import { unavailabilityOf, type Unavailability } from './unavailability'

export type UnavailablePost = {
  unavailable: Exclude<Unavailability, 'deleted'>
  own: { title: string; content: string; removedReason: string | null } | null
}

/** Why a post is not shown (removal is told to its author only); `not-found` for everything else. */
export async function readUnavailablePost(
  viewer: Actor,
  postId: string,
): Promise<Result<UnavailablePost>> {
  if (!isId(postId)) return fail('not-found')
  const row = await db.post.findUnique({ where: { id: postId } })
  if (!row) return fail('not-found')
  const isOwn = isWrittenBy(row, viewer?.id)
  const isBlocked = isByBlocked(row, await blockedBy(viewer))
  const unavailable =
    unavailabilityOf({ ...row, deletedAt: null }) ?? (isBlocked ? 'blocked' : null)
  if (!unavailable || unavailable === 'deleted' || (unavailable === 'removed' && !isOwn))
    return fail('not-found')
  const { title, content, removedReason } = row
  return ok({ unavailable, own: isOwn ? { title, content, removedReason } : null })
}
