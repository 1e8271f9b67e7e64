import { z } from 'zod'
import { sql } from '~/database/db.server'
import type { Actor } from '../members/member'
import { cutPage, pageQuerySchema } from '../validation/page-query.server'
import { ok, type Result } from '../result'
import { idField, validate } from '../validation/validation.server'
import type { PostView } from './post-view'
import { readPosts } from './read-posts.server'

export const listPostsSchema = pageQuerySchema.extend({
  type: z.enum(['general', 'episode'], { error: 'typeUnknown' }).optional(),
  episodeId: z.preprocess((value) => value || undefined, idField('episodeUnknown').optional()),
})

export type PostPage = { posts: PostView[]; nextCursor: string | null }

/** A page of posts, newest first, without blocked authors, by `cursor` and `limit` (default 50); or `invalid`. */
export async function listPosts(viewer: Actor, input: unknown): Promise<Result<PostPage>> {
  const checked = validate(listPostsSchema, input)
  if (!checked.ok) return checked
  const { type, episodeId, cursor, limit } = checked.value
  const conditions = [
    type ? sql`p."type" = ${type}` : null,
    episodeId ? sql`p."episodeId" = ${episodeId}` : null,
    cursor ? sql`p."sortKey" < ${cursor}` : null,
  ]
  const rows = await readPosts(viewer, conditions, limit + 1)
  const { page, nextCursor } = cutPage(rows, limit, ({ sortKey }) => sortKey)
  return ok({ posts: page.map(({ view }) => view), nextCursor })
}
