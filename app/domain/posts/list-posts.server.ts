import { z } from 'zod'
import { db } from '~/database/db.server'
import type { Actor } from '../members/member'
import { cutPage, pageQuerySchema } from '../validation/page-query.server'
import { ok, type Result } from '../result'
import { idField, validate } from '../validation/validation.server'
import { blockedBy, notByBlocked } from '../authorship/blocks.server'
import { postColumns, type PostView } from './post-view'
import { toPostViews } from './post-views.server'

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
  const blocked = await blockedBy(viewer)
  const rows = await db.post.findMany({
    where: {
      type,
      episodeId,
      removedAt: null,
      sortKey: cursor ? { lt: cursor } : undefined,
      ...notByBlocked(blocked),
    },
    orderBy: { sortKey: 'desc' },
    take: limit + 1,
    select: postColumns,
  })
  const { page, nextCursor } = cutPage(rows, limit, ({ sortKey }) => sortKey)
  return ok({ posts: await toPostViews(viewer?.id, page, blocked), nextCursor })
}
