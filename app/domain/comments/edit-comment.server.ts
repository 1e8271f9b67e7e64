import { z } from 'zod'
import type { Transaction } from '~/database/db.server'
import type { Actor } from '../members/member'
import { requireActiveMember } from '../members/active-member'
import { maskedColumns } from '../language/masked.server'
import { consume } from '../limits/limit.server'
import { fail, ok, type Result } from '../result'
import { flagField, validate } from '../validation/validation.server'
import { nextAnonymousNumber } from '../authorship/anonymous-number.server'
import { authorshipOf } from '../authorship/authorship.server'
import { withPostLock } from '../posts/counters.server'
import { commentText } from '../posts/post-text.server'
import { readOwnComment, type CommentOnPost } from './read-own-comment.server'
import { readOwnCommentText } from './read-own-comment-text.server'

export const editCommentSchema = z.object({ ...commentText, isAnonymous: flagField() }).partial()

export const editCommentFields = Object.keys(editCommentSchema.shape)

/** Edits the actor's own comment like `editPost`, and fails like it. */
export async function editComment(
  actor: Actor,
  commentId: string,
  input: unknown,
): Promise<Result<CommentOnPost>> {
  const own = await readOwnCommentText(actor, commentId)
  if (!own.ok) return own
  const member = requireActiveMember(actor)
  if (!member.ok) return member
  const checked = validate(editCommentSchema, input)
  if (!checked.ok) return checked
  const { content = own.value.content, isAnonymous } = checked.value
  if (own.value.isAnonymous && isAnonymous === false)
    return fail('invalid', { isAnonymous: 'staysAnonymous' })
  const postId = own.value.post.id
  const isEdited = content !== own.value.content
  const within = await consume('edit', { account: member.value.id })
  if (!within.ok) return within
  const data = isEdited && { ...(await maskedColumns({ content })), editedAt: new Date() }
  const saved = await withPostLock(postId, async (tx) => {
    const exists = { id: commentId, deletedAt: null, removedAt: null }
    if (!(await tx.comment.count({ where: exists }))) return fail('not-found')
    if (data) await tx.comment.update({ where: { id: commentId }, data })
    if (isAnonymous) await hideAuthor(commentId, postId, member.value.id, tx)
    return ok(null)
  })
  return saved.ok ? readOwnComment(actor, commentId) : saved
}

async function hideAuthor(id: string, postId: string, authorId: string, tx: Transaction) {
  if (!(await tx.comment.count({ where: { id, isAnonymous: false } }))) return
  const anonymousNumber = await nextAnonymousNumber(postId, tx)
  await tx.comment.update({
    where: { id },
    data: {
      ...authorshipOf(authorId, true),
      isAnonymous: true,
      wasNamed: true,
      anonymousNumber,
    },
  })
}
