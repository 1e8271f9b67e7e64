import { z } from 'zod'
import { db } from '~/db.server'
import type { Actor } from '../accounts/member'
import { ok, type Result } from '../result'
import { idField, validate } from '../validation.server'
import { postColumns, toPostView, type PostView } from './post-view'

/** What the list of posts may hold; the API document is made from it. */
export const listPostsSchema = z.object({
  type: z.enum(['general', 'episode'], { error: 'typeUnknown' }).optional(),
  cursor: idField('wrongType').optional(),
  limit: z.coerce.number({ error: 'wrongType' }).int().min(1).max(100).default(50),
})

export type PostPage = { posts: PostView[]; nextCursor: string | null }

/**
 * A page of posts, newest first.
 * @param input optional `type`, `cursor` (the last id of the page before) and `limit` (1 to 100, 50 unless told)
 * @returns the posts and the cursor of the next page, null at the end; `invalid` for a query of another form
 */
export async function listPosts(actor: Actor, input: unknown): Promise<Result<PostPage>> {
  const checked = validate(listPostsSchema, input)
  if (!checked.ok) return checked
  const { type, cursor, limit } = checked.value
  const rows = await db.post.findMany({
    where: { type, removedAt: null, id: cursor ? { lt: cursor } : undefined },
    orderBy: { id: 'desc' },
    take: limit + 1,
    select: postColumns(actor?.id),
  })
  const posts = rows.slice(0, limit).map((row) => toPostView(row, actor?.id))
  return ok({ posts, nextCursor: rows.length > limit ? (posts.at(-1)?.id ?? null) : null })
}
