import { z } from 'zod'
import { db } from '~/db.server'
import type { Actor } from '../accounts/member'
import { ok, type Result } from '../result'
import { idField, validate } from '../validation.server'
import { blockedBy, notByBlocked } from './blocks.server'
import { postColumns, toPostView, type PostView } from './post-view'
import { searchPosts } from './search-posts.server'

const asked = z.object({ q: z.string().trim().min(1) })

/** What the list of posts may hold; the API document is made from it. */
export const listPostsSchema = z.object({
  type: z.enum(['general', 'episode'], { error: 'typeUnknown' }).optional(),
  episodeId: z.preprocess((value) => value || undefined, idField('episodeUnknown').optional()),
  cursor: idField('wrongType').optional(),
  limit: z.coerce.number({ error: 'wrongType' }).int().min(1).max(100).default(50),
})

export type PostPage = { posts: PostView[]; nextCursor: string | null }

/**
 * A page of posts, newest first; with `q` those that a search finds, best first. What the asker blocked is left out.
 * @param input optional `q`, `type`, `episodeId` (one episode's posts; not with `q`), `cursor` (the
 *   `nextCursor` of the page before) and `limit` (1 to 100, 50 unless told)
 * @returns the posts and the cursor of the next page, null at the end; `invalid` for a query of another form
 */
export async function listPosts(actor: Actor, input: unknown): Promise<Result<PostPage>> {
  if (asked.safeParse(input).success) return withoutMarks(await searchPosts(actor, input))
  const checked = validate(listPostsSchema, input)
  if (!checked.ok) return checked
  const { type, episodeId, cursor, limit } = checked.value
  const rows = await db.post.findMany({
    where: {
      type,
      episodeId,
      removedAt: null,
      id: cursor ? { lt: cursor } : undefined,
      ...notByBlocked(await blockedBy(actor)),
    },
    orderBy: { id: 'desc' },
    take: limit + 1,
    select: postColumns(actor?.id),
  })
  const posts = rows.slice(0, limit).map((row) => toPostView(row, actor?.id))
  return ok({ posts, nextCursor: rows.length > limit ? (posts.at(-1)?.id ?? null) : null })
}

function withoutMarks(page: Awaited<ReturnType<typeof searchPosts>>): Result<PostPage> {
  if (!page.ok) return page
  return ok({ ...page.value, posts: page.value.posts.map(({ found: _, ...post }) => post) })
}
