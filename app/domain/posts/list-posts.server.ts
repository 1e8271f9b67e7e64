import { z } from 'zod'
import { db } from '~/database/db.server'
import type { Actor } from '../members/member'
import { cutPage, pageQuerySchema } from '../validation/page-query.server'
import { ok, type Result } from '../result'
import { idField, validate } from '../validation/validation.server'
import { blockedBy, notByBlocked } from '../authorship/blocks.server'
import { postColumns, toPostView, type PostView } from './post-view'
import { searchPosts, searchPostsSchema } from '../search/search-posts.server'

const asked = z.object({ q: searchPostsSchema.shape.q.trim().min(1) })

const plainSchema = pageQuerySchema.extend({
  type: z.enum(['general', 'episode'], { error: 'typeUnknown' }).optional(),
  episodeId: z.preprocess((value) => value || undefined, idField('episodeUnknown').optional()),
})

/** What the list of posts may be asked, searched or not; the API document is made from it. */
export const listPostsSchema = plainSchema.extend({
  q: searchPostsSchema.shape.q.optional(),
})

export type PostPage = { posts: PostView[]; nextCursor: string | null }

/**
 * A page of posts, newest first; with `q` those that a search finds, best first. What the viewer blocked is left out.
 * @param input optional `q`, `type`, `episodeId` (one episode's posts; not with `q`), `cursor` (the
 *   `nextCursor` of the page before) and `limit` (1 to 100, 50 unless told)
 * @param address where it is asked from; searches are limited by it
 * @returns the posts and the cursor of the next page, null at the end; `invalid` for a query of another form,
 *   `too-many` for too many searches
 */
export async function listPosts(
  viewer: Actor,
  input: unknown,
  address?: string,
): Promise<Result<PostPage>> {
  if (asked.safeParse(input).success) return withoutMarks(await searchPosts(viewer, input, address))
  const checked = validate(plainSchema, input)
  if (!checked.ok) return checked
  const { type, episodeId, cursor, limit } = checked.value
  const rows = await db.post.findMany({
    where: {
      type,
      episodeId,
      removedAt: null,
      sortKey: cursor ? { lt: cursor } : undefined,
      ...notByBlocked(await blockedBy(viewer)),
    },
    orderBy: { sortKey: 'desc' },
    take: limit + 1,
    select: postColumns(viewer?.id),
  })
  const { page, nextCursor } = cutPage(rows, limit, ({ sortKey }) => sortKey)
  return ok({ posts: page.map((row) => toPostView(row, viewer?.id)), nextCursor })
}

function withoutMarks(page: Awaited<ReturnType<typeof searchPosts>>): Result<PostPage> {
  if (!page.ok) return page
  return ok({ ...page.value, posts: page.value.posts.map(({ found: _, ...post }) => post) })
}
