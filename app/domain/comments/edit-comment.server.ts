import { z } from 'zod'
import { clearDeleted } from '~/database/db.server'
import type { Transaction } from '~/database/db.server'
import type { Member } from '../members/member'
import { maskedColumns } from '../language/masked.server'
import { fail, ok, type Result } from '../result'
import { optionalFlagField } from '../validation/validation.server'
import { hiddenAuthor } from '../authorship/hide-author.server'
import { changeTime } from '../authorship/stored-time.server'
import { consume } from '../limits/limit.server'
import { runExclusive } from '~/runtime/keyed-mutex'
import { checkEdit } from '../posts/check-edit.server'
import { withPostLock } from '../posts/counters.server'
import { commentText } from '../posts/post-text.server'
import { readOwnComment, type CommentOnPost } from './read-own-comment.server'
import { readOwnCommentText } from './read-own-comment-text.server'

export const editCommentSchema = z
  .strictObject({ ...commentText, isAnonymous: optionalFlagField() })
  .partial()

/** Edits the actor's own comment like `editPost`, and fails like it. */
export async function editComment(
  actor: Member,
  commentId: string,
  input: unknown,
): Promise<Result<CommentOnPost>> {
  return runExclusive(`edit ${commentId}`, () => edit(actor, commentId, input))
}

async function edit(
  actor: Member,
  commentId: string,
  input: unknown,
): Promise<Result<CommentOnPost>> {
  const own = await readOwnCommentText(actor, commentId)
  if (!own.ok) return own
  const checked = checkEdit(actor, own.value, editCommentSchema, input)
  if (!checked.ok) return checked
  const { content = own.value.content, isAnonymous } = checked.value
  const postId = own.value.post.id
  const isEdited = content !== own.value.content
  const data = isEdited && {
    ...(await maskedColumns({ content })),
    editedAt: changeTime(isAnonymous || own.value.isAnonymous),
    // The former text may be published again.
    contentKey: null,
  }
  // A form sent again changes nothing, and does not count.
  if (!isEdited && (!isAnonymous || own.value.isAnonymous)) return readOwnComment(actor, commentId)
  const allowed = await consume('edit', { account: actor.id })
  if (!allowed.ok) return allowed
  const saved = await withPostLock(postId, async (tx) => {
    const exists = { id: commentId, deletedAt: null, removedAt: null }
    if (!(await tx.comment.count({ where: exists }))) return fail('not-found')
    if (data) await tx.comment.update({ where: { id: commentId }, data })
    if (isAnonymous) await hideAuthor(commentId, postId, actor.id, tx)
    return ok(null)
  })
  await clearDeleted()
  return saved.ok ? readOwnComment(actor, commentId) : saved
}

async function hideAuthor(id: string, postId: string, authorId: string, tx: Transaction) {
  const select = { sortKey: true, editedAt: true }
  const named = await tx.comment.findFirst({ where: { id, isAnonymous: false }, select })
  if (named)
    await tx.comment.update({
      where: { id },
      data: await hiddenAuthor(authorId, postId, named, tx),
    })
}
