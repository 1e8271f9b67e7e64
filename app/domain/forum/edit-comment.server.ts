import { z } from 'zod'
import { db } from '~/db.server'
import type { Actor } from '../accounts/member'
import { maskedColumns } from '../language/masked.server'
import { limit } from '../limits/limit.server'
import { fail, type Result } from '../result'
import { flagField, validate } from '../validation.server'
import { commentText } from './post-text.server'
import { readOwnComment, type CommentOnPost } from './read-own-comment.server'
import { readOwnCommentText } from './read-own-text.server'

/** What an edited comment may hold; the API document is made from it. */
export const editCommentSchema = z.object({ ...commentText, isAnonymous: flagField() }).partial()

/** The names of the fields that editing a comment reads. */
export const editCommentFields = Object.keys(editCommentSchema.shape)

/**
 * Changes a comment of one's own; a named one may become anonymous, never the other way round.
 * @param input any of `content` and `isAnonymous`, as in `editPost`
 * @returns the comment, marked as edited only when its words changed; `not-authenticated`, `not-found`,
 *   `not-allowed` for others, `invalid` with fields, `too-many`
 */
export async function editComment(
  actor: Actor,
  commentId: string,
  input: unknown,
): Promise<Result<CommentOnPost>> {
  const own = await readOwnCommentText(actor, commentId)
  if (!actor || !own.ok) return own
  const checked = validate(editCommentSchema, input)
  if (!checked.ok) return checked
  const { content = own.value.content, isAnonymous } = checked.value
  if (own.value.isAnonymous && isAnonymous === false)
    return fail('invalid', { isAnonymous: 'staysAnonymous' })
  const isEdited = content !== own.value.content
  const within = await limit('edit', { account: actor.id })
  if (!within.ok) return within
  await db.comment.updateMany({
    where: { id: commentId, authorId: actor.id, deletedAt: null, removedAt: null },
    data: {
      ...(isEdited && maskedColumns({ content })),
      isAnonymous: isAnonymous || undefined,
      editedAt: isEdited ? new Date() : undefined,
    },
  })
  return readOwnComment(actor, commentId)
}
