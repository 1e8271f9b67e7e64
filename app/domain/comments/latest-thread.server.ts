import { sql } from '~/database/db.server'
import type { Actor } from '../members/member'
import { visibleComments } from './visible-comments.server'

/**
 * The id of a post's last top-level comment that the viewer sees, or null. Replies do not count: the order between the
 * replies of different threads is told to nobody, because it would narrow down when an anonymous one was written.
 */
export async function latestThread(viewer: Actor, postId: string): Promise<string | null> {
  const { inThread, where } = await visibleComments(viewer)
  const [latest] = await where(sql`
    c."postId" = ${postId} AND c."parentId" IS NULL AND ${inThread('c')}
    ORDER BY c."sortKey" DESC LIMIT 1`)
  return latest?.view.id ?? null
}
