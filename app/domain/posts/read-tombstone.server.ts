import { db } from '~/database/db.server'
import type { Actor } from '../members/member'
import { fail, ok, type Result } from '../result'
import { isId } from '../validation/validation.server'
import { isWrittenBy, blockedBy, isByBlocked } from '../authorship/authorship.server'
import { visibleTo, tombstoneReason } from './post-view'

export type Tombstone = {
  tombstone: 'hidden' | 'blocked'
  own: { title: string; content: string } | null
}

/**
 * Returns why a post is not shown; `not-found` for everything else. A removed post has no screen. Only its author
 * would be led to it, so the browser's history would reveal the author. The author reads it in the profile instead.
 */
export async function readTombstone(viewer: Actor, postId: string): Promise<Result<Tombstone>> {
  if (!isId(postId)) return fail('not-found')
  const row = await db.post.findFirst({ where: { id: postId, ...visibleTo(viewer) } })
  if (!row) return fail('not-found')
  const isOwn = isWrittenBy(row, viewer?.id)
  const isBlocked = isByBlocked(row, await blockedBy(viewer))
  const tombstone = tombstoneReason({ ...row, deletedAt: null }) ?? (isBlocked ? 'blocked' : null)
  if (tombstone !== 'hidden' && tombstone !== 'blocked') return fail('not-found')
  const { title, content } = row
  return ok({ tombstone, own: isOwn ? { title, content } : null })
}
