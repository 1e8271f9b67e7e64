import { clearDeleted, db } from '~/database/db.server'
import type { Member } from '../members/member'
import { fail, ok, type Result } from '../result'
import { authoredBy } from '../authorship/authorship.server'
import { readOwnPost } from './read-own-post.server'

/** Deletes the actor's own post with its comments and likes; `not-found`, or `not-allowed` for others. */
export async function deletePost(actor: Member, postId: string): Promise<Result<null>> {
  const own = await readOwnPost(actor, postId)
  if (!own.ok) return own
  const { count } = await db.post.deleteMany({
    where: { id: postId, ...(await authoredBy(actor.id)), removedAt: null },
  })
  await clearDeleted()
  return count ? ok(null) : fail('not-found')
}
