import { db } from '~/database/db.server'
import { anonymouslyAuthoredBy, authorshipColumns, isWrittenBy } from './authorship.server'

/**
 * Whether a member wrote anonymously in a thread, and the number that an anonymous comment of theirs would have: their
 * own, or the next one, which somebody else may take first.
 */
export async function anonymityInThread(
  userId: string,
  postId: string,
): Promise<{ isAnonymous: boolean; number: number }> {
  const numbered = { anonymousNumber: true, wasNamed: true } as const
  const own = await anonymouslyAuthoredBy(userId)
  const [post, comment] = await Promise.all([
    db.post.findUnique({
      where: { id: postId },
      select: { isAnonymous: true, anonymousCount: true, ...numbered, ...authorshipColumns },
    }),
    // One that never showed a name comes first: only such a number is used again.
    db.comment.findFirst({
      where: { postId, ...own },
      orderBy: { wasNamed: 'asc' },
      select: numbered,
    }),
  ])
  const isPoster = post?.isAnonymous && isWrittenBy(post, userId)
  const items = [isPoster ? post : null, comment].filter((item) => item !== null)
  const known = items.find(({ wasNamed }) => !wasNamed)?.anonymousNumber
  return { isAnonymous: items.length > 0, number: known ?? (post?.anonymousCount ?? 0) + 1 }
}
