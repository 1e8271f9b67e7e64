import type { Transaction } from '~/database/db.server'
import { noAuthor, writtenBy } from '../authorship/authorship.server'
import { addToCountersOf } from '../posts/counters.server'
import { tombstone } from '../comments/delete-comment.server'

/**
 * Deletes what a member wrote under their name, as `deletePost` and `deleteComment` do it one by one; counters stay
 * right. What a moderator removed is no longer its author's to take back (docs/decisions/0008-own-content.md). Call it
 * with the member and their posts locked.
 */
export async function deleteNamedContributions(authorId: string, tx: Transaction): Promise<void> {
  const where = { authorId, removedAt: null }
  const comments = await countByPost(where, tx)
  await tx.post.deleteMany({ where })
  await deleteComments(where, tx)
  for (const [count, ids] of alike(comments)) {
    await addToCountersOf(ids, { commentCount: -count }, tx)
  }
}

type Written = { authorId: string; removedAt: null }
type Count = { postId: string; count: number }

async function countByPost(where: Written, tx: Transaction): Promise<Count[]> {
  const rows = await tx.comment.groupBy({ by: ['postId'], where, _count: { _all: true } })
  return rows.map(({ postId, _count }) => ({ postId, count: _count._all }))
}

// Somebody who wrote on ten thousand posts did so once or twice on most: few statements change them all.
function alike(counts: Count[]) {
  const groups = new Map<number, string[]>()
  for (const { postId, count } of counts) {
    const ids = groups.get(count) ?? []
    ids.push(postId)
    groups.set(count, ids)
  }
  return groups
}

// Replies first, so that a thread in which nobody else wrote goes as a whole.
async function deleteComments(where: Written, tx: Transaction) {
  const isAlone = { replies: { none: {} } }
  const placeholders = await tx.comment.findMany({
    where: { ...where, parent: { deletedAt: { not: null } } },
    distinct: 'parentId',
    select: { parentId: true },
  })
  await tx.comment.deleteMany({ where: { ...where, parentId: { not: null } } })
  await tx.comment.deleteMany({ where: { ...where, ...isAlone } })
  await tx.comment.updateMany({ where, data: tombstone() })
  for (const { parentId } of placeholders) {
    await tx.comment.deleteMany({ where: { id: parentId ?? '', ...isAlone } })
  }
}

/**
 * Takes a member's authorship from all that is left of them, and with it what they typed where words were masked, which
 * is kept as long as the account. Nothing in the rows tells any more that two of them are by one person.
 */
export async function anonymizeAuthor(userId: string, tx: Transaction): Promise<void> {
  const forgotten = { ...noAuthor, idempotencyKey: null, originalContent: null }
  const where = writtenBy(userId)
  await tx.post.updateMany({ where, data: { ...forgotten, originalTitle: null } })
  await tx.comment.updateMany({ where, data: forgotten })
}
