import type { Transaction } from '~/database/db.server'
import { noAuthor } from '../authorship/authorship.server'
import { addToCountersOf } from '../posts/counters.server'
import { tombstone } from '../comments/delete-comment.server'

/** Deletes a member's named items, unless removed (docs/decisions/0008-own-content.md). Requires all locks. */
export async function deleteNamedContributions(authorId: string, tx: Transaction): Promise<void> {
  const where = { authorId, removedAt: null }
  const comments = await countByPost(where, tx)
  await tx.post.deleteMany({ where })
  await deleteComments(where, tx)
  for (const [count, ids] of groupByCount(comments)) {
    await addToCountersOf(ids, { commentCount: -count }, tx)
  }
}

type Written = { authorId: string; removedAt: null }
type Count = { postId: string; count: number }

async function countByPost(where: Written, tx: Transaction): Promise<Count[]> {
  const rows = await tx.comment.groupBy({ by: ['postId'], where, _count: { _all: true } })
  return rows.map(({ postId, _count }) => ({ postId, count: _count._all }))
}

// Most counts are one or two, so few statements change thousands of posts.
function groupByCount(counts: Count[]) {
  const groups = new Map<number, string[]>()
  for (const { postId, count } of counts) {
    const ids = groups.get(count) ?? []
    ids.push(postId)
    groups.set(count, ids)
  }
  return groups
}

// Replies first, so that threads without other authors are deleted completely.
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

/** Removes a member's authorship and unmasked originals from their named items that are left. */
export async function anonymizeAuthor(authorId: string, tx: Transaction): Promise<void> {
  const anonymized = {
    ...noAuthor,
    idempotencyKey: null,
    contentKey: null,
    originalContent: null,
  }
  const where = { authorId }
  await tx.post.updateMany({ where, data: { ...anonymized, originalTitle: null } })
  await tx.comment.updateMany({ where, data: anonymized })
}
