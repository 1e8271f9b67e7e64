import { db } from '~/db.server'
import type { Actor } from '../accounts/member'
import { cutPage, pageQuerySchema } from '../page-query.server'
import { fail, ok, type Result } from '../result'
import { validate } from '../validation.server'
import { ownAuthor } from './anonymity'
import type { PostPage } from './list-posts.server'
import { postColumns, toPostView } from './post-view'

/**
 * A page of the asker's own posts, newest first, with herself as author of the anonymous ones too.
 * @param input optional `cursor` (the last id of the page before) and `limit` (1 to 100, 50 unless told)
 * @returns the posts and the cursor of the next page; `not-authenticated`, `invalid`
 */
export async function listOwnPosts(actor: Actor, input: unknown): Promise<Result<PostPage>> {
  if (!actor) return fail('not-authenticated')
  const checked = validate(pageQuerySchema, input)
  if (!checked.ok) return checked
  const { cursor, limit } = checked.value
  const rows = await db.post.findMany({
    where: { authorId: actor.id, removedAt: null, id: cursor ? { lt: cursor } : undefined },
    orderBy: { id: 'desc' },
    take: limit + 1,
    select: postColumns(actor.id),
  })
  const { page, nextCursor } = cutPage(rows, limit, ({ id }) => id)
  const posts = page.map((row) => ({ ...toPostView(row, actor.id), user: ownAuthor(actor) }))
  return ok({ posts, nextCursor })
}
