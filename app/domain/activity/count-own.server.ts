import { db } from '~/database/db.server'
import type { Member } from '../members/member'
import { countSavedPosts } from './list-saved-posts.server'
import { authoredBy, blockedBy, notByBlocked } from '../authorship/authorship.server'

export type OwnCounts = { posts: number; comments: number; liked: number; saved: number }

/** A member's visible posts, comments, likes and saved posts, including their own removed items. */
export async function countOwn(member: Member): Promise<OwnCounts> {
  const { id } = member
  const visible = { removedAt: null }
  const [blocked, own] = await Promise.all([blockedBy(member), authoredBy(id)])
  const [posts, comments, liked, saved] = await Promise.all([
    db.post.count({ where: own }),
    db.comment.count({ where: { ...own, post: visible } }),
    db.like.count({ where: { userId: id, post: { ...visible, ...notByBlocked(blocked) } } }),
    countSavedPosts(member),
  ])
  return { posts, comments, liked, saved }
}
