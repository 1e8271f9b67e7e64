import type { Transaction } from '~/database/db.server'
import { authorIdOf, authorshipColumns } from '../authorship/authorship.server'
import { queueNotifications } from './notifications.server'

type NewComment = { id: string; postId: string; parentId: string | null }

/**
 * Queues notifications about a new comment to the authors of the post, the thread and the answered comment. Takes the
 * same work whoever they are: response times would otherwise reveal, for example, who blocked the writer.
 * @param answeredId the comment that a reply answers: the thread's first, or a reply in it
 */
export async function notifyOfComment(
  comment: NewComment,
  answeredId: string | undefined,
  tx: Transaction,
): Promise<void> {
  const { postId, parentId } = comment
  const post = await tx.post.findUnique({ where: { id: postId }, select: authorshipColumns })
  const ids = [parentId, answeredId].filter((id) => id != null)
  const comments = await tx.comment.findMany({
    where: { id: { in: ids } },
    select: { id: true, ...authorshipColumns },
  })
  const authorOf = (id: string | null | undefined) => {
    const found = comments.find((each) => each.id === id)
    return found ? authorIdOf(found) : null
  }
  const subscribers = {
    post: post && authorIdOf(post),
    thread: authorOf(parentId),
    answered: authorOf(answeredId),
  }
  await queueNotifications(comment, subscribers, tx)
}
