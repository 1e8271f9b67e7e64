import { db, type Transaction } from '~/database/db.server'
import { writtenAnonymouslyBy } from './authorship.server'

/**
 * Whether a member wrote a thread's post or a comment in it anonymously: whoever names themself beside it may tell
 * everybody who wrote that as well.
 */
export async function isAnonymousInThread(
  userId: string,
  postId: string,
  within: Transaction | typeof db = db,
): Promise<boolean> {
  const anonymous = writtenAnonymouslyBy(userId)
  const select = { id: true }
  const found =
    (await within.post.findFirst({ where: { id: postId, ...anonymous }, select })) ??
    (await within.comment.findFirst({ where: { postId, ...anonymous }, select }))
  return found !== null
}
