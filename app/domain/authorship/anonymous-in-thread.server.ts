import { db, type Transaction } from '~/database/db.server'
import { anonymouslyAuthoredBy } from './authorship.server'

/** Whether a member wrote anonymously in a thread: commenting there under their name could reveal them. */
export async function isAnonymousInThread(
  userId: string,
  postId: string,
  within: Transaction | typeof db = db,
): Promise<boolean> {
  const anonymous = await anonymouslyAuthoredBy(userId, within)
  const select = { id: true }
  const found =
    (await within.post.findFirst({ where: { id: postId, ...anonymous }, select })) ??
    (await within.comment.findFirst({ where: { postId, ...anonymous }, select }))
  return found !== null
}
