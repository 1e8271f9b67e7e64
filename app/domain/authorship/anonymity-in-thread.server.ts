import { selectColumns, joined } from '~/database/columns.server'
import { db, sql, type Transaction } from '~/database/db.server'
import {
  anonymouslyAuthoredBySql,
  authorshipColumns,
  isWrittenBy,
  type Authorship,
  anonymouslyAuthoredBy,
} from './authorship.server'

type Numbered = { anonymousNumber: number | null; wasNamed: boolean }
type Row = Numbered & Authorship & { isAnonymous: boolean; anonymousCount: number }

/**
 * Whether a member wrote anonymously in a thread, and the number that an anonymous comment of theirs would have: their
 * own, or the next one, which somebody else may take first.
 * @param tags `anonymousTags`, when they are known
 * @param further a value to read in the same query
 */
export async function anonymityInThread(
  userId: string,
  postId: string,
  tags?: string[],
  further = sql`''`,
): Promise<{ isAnonymous: boolean; number: number; further: string | null }> {
  const isOwn = await anonymouslyAuthoredBySql(userId, tags)
  // Of the comments one that never showed a name comes first: only such a number is used again.
  const [post] = await db.$queryRaw<(Row & { further: string | null })[]>`
    SELECT ${selectColumns('p', ['isAnonymous', 'anonymousCount', 'anonymousNumber', 'wasNamed', ...Object.keys(authorshipColumns)])},
      ${selectColumns('c', ['id', 'anonymousNumber', 'wasNamed'], 'comment_')}, ${further} AS "further"
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
  return {
    isAnonymous: items.length > 0,
    number: known ?? (post?.anonymousCount ?? 0) + 1,
    further: post?.further ?? null,
  }
}

/** Whether a member wrote anonymously in a thread: commenting there under their name could reveal them. */
export async function isAnonymousInThread(
  userId: string,
  postId: string,
  tx: Transaction | typeof db = db,
): Promise<boolean> {
  const anonymous = await anonymouslyAuthoredBy(userId, tx)
  const select = { id: true }
  const found =
    (await tx.post.findFirst({ where: { id: postId, ...anonymous }, select })) ??
    (await tx.comment.findFirst({ where: { postId, ...anonymous }, select }))
  return found !== null
}

/** For a new anonymous post: its author is the thread's first. */
export const firstAnonymous = { anonymousNumber: 1, anonymousCount: 1 } as const

/** A member's number for anonymous comments; skips items that once showed their name. Requires the post's lock. */
export async function anonymousNumberOf(
  authorId: string,
  postId: string,
  tx: Transaction,
): Promise<number> {
  const neverNamed = { ...(await anonymouslyAuthoredBy(authorId, tx)), wasNamed: false }
  const select = { anonymousNumber: true }
  const known =
    (await tx.post.findFirst({ where: { id: postId, ...neverNamed }, select })) ??
    (await tx.comment.findFirst({ where: { postId, ...neverNamed }, select }))
  return known?.anonymousNumber ?? nextAnonymousNumber(postId, tx)
}

/** A number that was never used in the thread. Requires the post's lock. */
export async function nextAnonymousNumber(postId: string, tx: Transaction): Promise<number> {
  const { anonymousCount } = await tx.post.update({
    where: { id: postId },
    data: { anonymousCount: { increment: 1 } },
    select: { anonymousCount: true },
  })
  return anonymousCount
}
