import { db } from '~/database/db.server'
import type { Member } from '../members/member'
import { writtenBy } from '../authorship/authorship.server'
import { blockedBy, notByBlocked } from '../authorship/blocks.server'

export type OwnCounts = { posts: number; comments: number; liked: number }

/** How many posts and comments of hers, removed ones too, and posts that she likes a member can look at. */
export async function countOwn(member: Member): Promise<OwnCounts> {
  const { id } = member
  const there = { removedAt: null }
  const blocked = await blockedBy(member)
  const [posts, comments, liked] = await Promise.all([
    db.post.count({ where: writtenBy(id) }),
    db.comment.count({ where: { ...writtenBy(id), post: there } }),
    db.like.count({ where: { userId: id, post: { ...there, ...notByBlocked(blocked) } } }),
  ])
  return { posts, comments, liked }
}
