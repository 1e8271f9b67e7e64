import { z } from 'zod'
import { db } from '~/database/db.server'
import { authorshipColumns, isWrittenBy } from '../authorship/authorship.server'
import { consume } from '../limits/limit.server'
import {
  authorsHiddenBy,
  hideAuthorFrom,
  type NumberedAuthor,
} from '../members/hidden-content.server'
import type { Member } from '../members/member'
import { readPost } from '../posts/read-posts.server'
import { fail, ok, type Result } from '../result'
import { flagField, isId, validate } from '../validation/validation.server'

/**
 * The anonymous author of a comment as everybody sees them. `isHidden`: the viewer hides the author's comments in
 * this thread.
 */
type HideableAuthor = NumberedAuthor & { isHidden: boolean }

/**
 * Finds the anonymous author of a comment, whom the viewer may hide. `not-found` for named comments, the viewer's own
 * comments, and comments that cannot be read.
 */
export async function readHideable(
  viewer: Member,
  commentId: string,
): Promise<Result<HideableAuthor>> {
  if (!isId(commentId)) return fail('not-found')
  const readable = { deletedAt: null, removedAt: null, hiddenAt: null }
  const row = await db.comment.findFirst({
    where: { id: commentId, isAnonymous: true, ...readable },
    select: { postId: true, anonymousNumber: true, ...authorshipColumns },
  })
  if (!row || row.anonymousNumber === null || isWrittenBy(row, viewer.id)) return fail('not-found')
  const { postId, anonymousNumber } = row
  const post = await readPost(viewer, postId)
  if (!post.ok) return fail('not-found')
  const author = { postId, anonymousNumber }
  return ok({ ...author, isHidden: authorsHiddenBy(viewer)(author) })
}

export const hideAuthorSchema = z.object({ hidden: flagField() })

/**
 * Folds everything that a comment's anonymous author writes in its thread, for the actor alone, or shows it again. It
 * uses the number that everybody sees. The same member's items in other threads, or under their name, stay visible.
 * @returns `invalid` or `too-many`, or fails like `readHideable`
 */
export async function hideInThread(
  actor: Member,
  commentId: string,
  input: unknown,
): Promise<Result<{ postId: string }>> {
  const checked = validate(hideAuthorSchema, input)
  if (!checked.ok) return checked
  const found = await readHideable(actor, commentId)
  if (!found.ok) return found
  const allowed = await consume('follow', { account: actor.id })
  if (!allowed.ok) return allowed
  const { postId, anonymousNumber } = found.value
  await hideAuthorFrom(actor.id, { postId, anonymousNumber }, checked.value.hidden)
  return ok({ postId })
}
