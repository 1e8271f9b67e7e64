import { z } from 'zod'
import { db } from '~/db.server'
import type { Actor } from '../accounts/member'
import { cutPage, pageLimit } from '../page-query.server'
import { fail, ok, type Result } from '../result'
import { codeField, idField, validate } from '../validation.server'
import { blockedBy, notByBlocked } from './blocks.server'
import type { PostPage } from './list-posts.server'
import { postColumns, toPostView } from './post-view'

// A place in the order of liking: milliseconds, and the post for likes of the same one. It holds when the like
// itself has gone meanwhile.
const place = codeField('wrongType')
  .regex(/^\d{1,13}_/, { error: 'wrongType' })
  .transform((text) => ({
    createdAt: new Date(Number(text.slice(0, text.indexOf('_')))),
    postId: text.slice(text.indexOf('_') + 1),
  }))
  .pipe(z.object({ createdAt: z.date(), postId: idField('wrongType') }))

/** What the list of liked posts may be asked; the API document is made from it. */
export const listLikedPostsSchema = z.object({ cursor: place.optional(), limit: pageLimit })

/**
 * A page of the posts that the asker likes, the latest like first.
 * @param input optional `cursor` (of the page before) and `limit` (1 to 100, 50 unless told)
 * @returns the posts and the cursor of the next page; `not-authenticated`, `invalid`
 */
export async function listLikedPosts(actor: Actor, input: unknown): Promise<Result<PostPage>> {
  if (!actor) return fail('not-authenticated')
  const checked = validate(listLikedPostsSchema, input)
  if (!checked.ok) return checked
  const { cursor, limit } = checked.value
  const rows = await db.like.findMany({
    where: {
      userId: actor.id,
      post: { removedAt: null, ...notByBlocked(await blockedBy(actor)) },
      ...(cursor && after(cursor)),
    },
    orderBy: [{ createdAt: 'desc' }, { postId: 'desc' }],
    take: limit + 1,
    select: { createdAt: true, post: { select: postColumns(actor.id) } },
  })
  const { page, nextCursor } = cutPage(
    rows,
    limit,
    ({ createdAt, post }) => `${createdAt.getTime()}_${post.id}`,
  )
  return ok({ posts: page.map(({ post }) => toPostView(post, actor.id)), nextCursor })
}

function after({ createdAt, postId }: z.output<typeof place>) {
  return { OR: [{ createdAt: { lt: createdAt } }, { createdAt, postId: { lt: postId } }] }
}
