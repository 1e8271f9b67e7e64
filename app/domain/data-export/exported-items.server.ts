import { db, exists } from '~/database/db.server'
import { authoredBy } from '../authorship/authorship.server'
import { publicTime } from '../authorship/anonymity'
import { paginate } from '../paginate.server'

const pageSize = 500

type Written = { sortKey: string }

/** Pages of a member's posts, oldest first, including removed ones and unmasked originals. */
export async function* exportedPosts(authorId: string) {
  const own = await authoredBy(authorId)
  const pages = paginate(pageSize, (after?: Written) =>
    db.post.findMany({
      where: { ...own, sortKey: after && { gt: after.sortKey } },
      orderBy: { sortKey: 'asc' },
      take: pageSize,
      select: {
        id: true,
        sortKey: true,
        title: true,
        content: true,
        originalTitle: true,
        originalContent: true,
        type: true,
        episode: { select: { season: true, episodeNumber: true, title: true } },
        isAnonymous: true,
        likes: true,
        commentCount: true,
        views: true,
        createdAt: true,
        editedAt: true,
        removedAt: true,
        removedReason: true,
        lockedAt: true,
      },
    }),
  )
  for await (const page of pages) yield page.map(withPublicTimes)
}

/** Pages of a member's comments, likewise, with the ids of their posts. */
export async function* exportedComments(authorId: string) {
  const own = await authoredBy(authorId)
  const pages = paginate(pageSize, (after?: Written) =>
    db.comment.findMany({
      where: { ...own, sortKey: after && { gt: after.sortKey } },
      orderBy: { sortKey: 'asc' },
      take: pageSize,
      select: {
        id: true,
        sortKey: true,
        postId: true,
        parentId: true,
        content: true,
        originalContent: true,
        isAnonymous: true,
        createdAt: true,
        editedAt: true,
        removedAt: true,
        removedReason: true,
      },
    }),
  )
  for await (const page of pages) yield page.map(withPublicTimes)
}

type Timed = Written & { isAnonymous: boolean; createdAt: Date; editedAt: Date | null }

// Others may read a file on a phone, so anonymous items show no more precise times than elsewhere.
function withPublicTimes<Item extends Timed>({ sortKey: _, ...item }: Item) {
  const { isAnonymous, createdAt, editedAt } = item
  return {
    ...item,
    createdAt: publicTime(createdAt, isAnonymous),
    editedAt: editedAt && publicTime(editedAt, isAnonymous),
  }
}

/** Pages of the posts that a member likes, oldest like first, with titles where readable. */
export async function* exportedLikes(userId: string) {
  const pages = paginate(pageSize, (after?: LikeRow) =>
    db.like.findMany({
      where: { userId, ...(after && likedAfter(after)) },
      orderBy: [{ createdAt: 'asc' }, { postId: 'asc' }],
      take: pageSize,
      select: { createdAt: true, postId: true, post: { select: { title: true, removedAt: true } } },
    }),
  )
  for await (const page of pages) yield page.map(likeOf)
}

type LikeRow = { createdAt: Date; postId: string; post: { title: string; removedAt: Date | null } }

function likedAfter({ createdAt, postId }: LikeRow) {
  return { createdAt: { gte: createdAt }, NOT: { createdAt, postId: { lte: postId } } }
}

function likeOf({ createdAt, postId, post }: LikeRow) {
  return { postId, title: exists(post) && !post.removedAt ? post.title : null, createdAt }
}
