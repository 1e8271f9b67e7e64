import { db } from '~/db.server'
import type { Member } from '../accounts/member'

export type OwnCounts = { posts: number; comments: number; liked: number }

/** How many posts and comments of hers, and posts that she likes, a member can look at. */
export async function countOwn({ id }: Member): Promise<OwnCounts> {
  const there = { removedAt: null }
  const [posts, comments, liked] = await Promise.all([
    db.post.count({ where: { authorId: id, ...there } }),
    db.comment.count({ where: { authorId: id, ...there, post: there } }),
    db.like.count({ where: { userId: id, post: there } }),
  ])
  return { posts, comments, liked }
}
