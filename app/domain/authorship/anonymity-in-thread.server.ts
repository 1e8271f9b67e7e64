import { columnsOf, joined } from '~/database/columns.server'
import { db } from '~/database/db.server'
import {
  anonymouslyAuthoredBySql,
  authorshipColumns,
  isWrittenBy,
  type Authorship,
} from './authorship.server'

type Numbered = { anonymousNumber: number | null; wasNamed: boolean }
type Row = Numbered & Authorship & { isAnonymous: boolean; anonymousCount: number }

/**
 * Whether a member wrote anonymously in a thread, and the number that an anonymous comment of theirs would have: their
 * own, or the next one, which somebody else may take first.
 */
export async function anonymityInThread(
  userId: string,
  postId: string,
): Promise<{ isAnonymous: boolean; number: number }> {
  const isOwn = await anonymouslyAuthoredBySql(userId)
  // Of the comments one that never showed a name comes first: only such a number is used again.
  const [post] = await db.$queryRaw<Row[]>`
    SELECT ${columnsOf('p', ['isAnonymous', 'anonymousCount', 'anonymousNumber', 'wasNamed', ...Object.keys(authorshipColumns)])},
      ${columnsOf('c', ['id', 'anonymousNumber', 'wasNamed'], 'comment_')}
    FROM "Post" p
    LEFT JOIN "Comment" c ON c."id" = (
      SELECT own."id" FROM "Comment" own WHERE own."postId" = p."id" AND ${isOwn('own')}
      ORDER BY own."wasNamed" LIMIT 1
    )
    WHERE p."id" = ${postId}`
  const comment = post ? joined<Numbered & { id: string }>(post, 'comment_', 'id') : null
  const isPoster = post?.isAnonymous && isWrittenBy(post, userId)
  const items = [isPoster ? post : null, comment].filter((item) => item !== null)
  const known = items.find(({ wasNamed }) => !wasNamed)?.anonymousNumber
  return { isAnonymous: items.length > 0, number: known ?? (post?.anonymousCount ?? 0) + 1 }
}
