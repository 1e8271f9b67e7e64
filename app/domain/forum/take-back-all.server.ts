import type { Transaction } from '~/db.server'
import { forgetThreads } from '../mail/forget.server'
import { countOnPosts } from './counters.server'
import { emptied } from './delete-comment.server'

/** Which of a member's posts and comments: those under her name, those without. */
export type Kinds = { named: boolean; anonymous: boolean }

/**
 * Takes back what a member wrote, as `deletePost` and `deleteComment` do it one by one, and all her likes;
 * counters stay right. What a moderator removed is no longer its author's to take back
 * (docs/decisions/0008-own-content.md). Call it with the member and her posts held.
 * @param going which posts and comments go; the others stay as they are
 */
export async function takeBackAll(userId: string, going: Kinds, tx: Transaction): Promise<void> {
  const where = writtenBy(userId, going)
  if (where) {
    const comments = await countByPost(where, tx)
    await takeBackPosts(where, tx)
    await takeBackComments(where, tx)
    for (const [count, ids] of alike(comments)) {
      await countOnPosts(ids, { commentCount: -count }, tx)
    }
  }
  await takeBackLikes(userId, tx)
}

function writtenBy(authorId: string, { named, anonymous }: Kinds) {
  if (!named && !anonymous) return null
  return { authorId, removedAt: null, ...(named !== anonymous && { isAnonymous: anonymous }) }
}

type Written = NonNullable<ReturnType<typeof writtenBy>>
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

async function takeBackPosts(where: Written, tx: Transaction) {
  const posts = await tx.post.findMany({ where, select: { id: true } })
  await forgetThreads(
    posts.map(({ id }) => id),
    tx,
  )
  await tx.post.deleteMany({ where })
}

// Replies first, so that a thread in which nobody else wrote goes as a whole.
async function takeBackComments(where: Written, tx: Transaction) {
  const isAlone = { replies: { none: {} } }
  const placeholders = await tx.comment.findMany({
    where: { ...where, parent: { deletedAt: { not: null } } },
    distinct: 'parentId',
    select: { parentId: true },
  })
  await tx.comment.deleteMany({ where: { ...where, parentId: { not: null } } })
  await tx.comment.deleteMany({ where: { ...where, ...isAlone } })
  await tx.comment.updateMany({ where, data: emptied() })
  for (const { parentId } of placeholders) {
    await tx.comment.deleteMany({ where: { id: parentId ?? '', ...isAlone } })
  }
}

async function takeBackLikes(userId: string, tx: Transaction) {
  const likes = await tx.like.findMany({ where: { userId }, select: { postId: true } })
  const ids = likes.map(({ postId }) => postId)
  await tx.like.deleteMany({ where: { userId } })
  await countOnPosts(ids, { likes: -1 }, tx)
}

/**
 * Takes a member's name from what she wrote and leaves, and with it what she typed where words were masked, which is
 * kept as long as her account. Nothing in the rows tells any more that two of them are by one person.
 */
export async function forgetAuthor(authorId: string, tx: Transaction): Promise<void> {
  const nobody = { authorId: null, onceKey: null, originalContent: null }
  await tx.post.updateMany({ where: { authorId }, data: { ...nobody, originalTitle: null } })
  await tx.comment.updateMany({ where: { authorId }, data: nobody })
}
