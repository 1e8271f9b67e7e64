import { db, exists, clearDeleted, type Transaction } from '~/database/db.server'
import type { Member } from '../members/member'
import { fail, ok, type Result } from '../result'
import { markLiked } from './comment-reactions.server'
import { addReviews } from './reviews.server'
import { countDeleted } from './slow-threads.server'
import { isId, optionalFlagField } from '../validation/validation.server'
import { commentColumns, toCommentView, type CommentView } from './comment-view'
import { z } from 'zod'
import { guidanceField } from '../guidance/guidance.server'
import { maskedColumns } from '../language/mask-language.server'
import {
  anonymizedColumns,
  authorshipColumns,
  changeTime,
  isWrittenBy,
  noAuthor,
} from '../authorship/authorship.server'
import { runExclusive } from '~/runtime/keyed-mutex'
import { checkEdit, checkEditRules, commentText } from '../posts/own-post.server'
import { withPostLock, addToCounters, updateActivity } from '../posts/counters.server'
import { heldReason } from '../held'
import { startOfHour } from '../authorship/anonymity'
import { outdateVisitorsPages } from '../visible-changes'

export type CommentOnPost = CommentView & { post: { id: string; title: string } }

export const commentOnPostColumns = {
  ...commentColumns,
  post: { select: { id: true, title: true } },
} as const

/**
 * Reads the viewer's own comment with its post, to edit or delete, also while it waits for a moderator. `not-found`,
 * or `not-allowed` for other members.
 */
export async function readOwnComment(
  viewer: Member,
  commentId: string,
): Promise<Result<CommentOnPost>> {
  if (!isId(commentId)) return fail('not-found')
  const row = await db.comment.findFirst({
    where: {
      id: commentId,
      deletedAt: null,
      post: { removedAt: null },
      // A held comment is never anonymous.
      OR: [{ removedAt: null }, { removedReason: heldReason, authorId: viewer.id }],
    },
    select: commentOnPostColumns,
  })
  if (!row || !exists(row.post)) return fail('not-found')
  const comment = { ...toCommentView(row, viewer.id), post: row.post }
  if (!comment.isOwn) return fail('not-allowed')
  await markLiked(viewer.id, [comment])
  await addReviews(viewer, [comment])
  return ok(comment)
}

/** Reads the viewer's own comment with its unmasked text, to edit (docs/safety.md). Fails like `readOwnComment`. */
export async function readOwnCommentText(
  viewer: Member,
  commentId: string,
): Promise<Result<CommentOnPost>> {
  const own = await readOwnComment(viewer, commentId)
  if (!own.ok) return own
  const select = { originalContent: true }
  const original = await db.comment.findUnique({ where: { id: commentId }, select })
  return ok({ ...own.value, content: original?.originalContent ?? own.value.content })
}

export const editCommentSchema = z
  .strictObject({ ...commentText, isAnonymous: optionalFlagField(), ...guidanceField })
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
  const { content = own.value.content, isAnonymous, guidanceSeen } = checked.value
  const postId = own.value.post.id
  const isHeld = own.value.tombstone === 'held'
  const isEdited = content !== own.value.content
  const data = isEdited && {
    ...(await maskedColumns({ content })),
    // The former text may be published again.
    contentKey: null,
  }
  // A form that is sent again changes nothing and does not count.
  if (!isEdited && (!isAnonymous || own.value.isAnonymous)) return readOwnComment(actor, commentId)
  const edited = { own: own.value, texts: { content }, isAnonymous, isHeld, guidanceSeen }
  const allowed = await checkEditRules(actor, { kind: 'comment', ...edited })
  if (!allowed.ok) return allowed
  let isDecided = false
  const saved = await withPostLock(postId, async (tx) => {
    const sameState = isHeld ? { removedReason: heldReason } : { removedAt: null }
    const where = { id: commentId, deletedAt: null, ...sameState }
    const current = await tx.comment.findFirst({ where, select: { isAnonymous: true } })
    if (!current) {
      isDecided = isHeld
      return fail('not-found')
    }
    if (data) {
      // Nobody has read the former text of a held comment.
      const editedAt = isHeld ? null : changeTime(isAnonymous || current.isAnonymous)
      await tx.comment.update({ where: { id: commentId }, data: { ...data, editedAt } })
      // Experts reviewed the former text.
      await tx.commentReview.deleteMany({ where: { commentId } })
    }
    if (isAnonymous) await anonymize(commentId, postId, actor.id, tx)
    return ok(null)
  })
  outdateVisitorsPages()
  // A moderator decided first. Others can read the comment now, so other rules apply.
  if (isDecided) return edit(actor, commentId, input)
  await clearDeleted()
  return saved.ok ? readOwnComment(actor, commentId) : saved
}

async function anonymize(id: string, postId: string, authorId: string, tx: Transaction) {
  const select = { sortKey: true, editedAt: true }
  const named = await tx.comment.findFirst({ where: { id, isAnonymous: false }, select })
  if (!named) return
  const data = await anonymizedColumns(authorId, postId, named, tx)
  await tx.comment.update({ where: { id }, data })
  await updateActivity([postId], tx)
}

/** Deletes the actor's own comment and leaves a placeholder while it has replies; `not-found`, `not-allowed`. */
export async function deleteComment(
  actor: Member,
  commentId: string,
): Promise<Result<{ postId: string }>> {
  const own = await readOwnComment(actor, commentId)
  if (!own.ok) return own
  const { post, parentCommentId, createdAt } = own.value
  const done = await withPostLock(post.id, async (tx) => {
    await countDeleted(actor.id, { postId: post.id, createdAt }, tx)
    // A held comment is not in the counters, and nobody has replied to it.
    const waiting = { id: commentId, removedReason: heldReason, authorId: actor.id }
    if ((await tx.comment.deleteMany({ where: waiting })).count) {
      if (parentCommentId) await clearPlaceholder(parentCommentId, tx)
      return ok({ postId: post.id })
    }
    const comment = { id: commentId, postId: post.id, parentId: parentCommentId }
    return (await removeComment(comment, tx)) ? ok({ postId: post.id }) : fail('not-found')
  })
  outdateVisitorsPages()
  await clearDeleted()
  return done
}

/** True for the actor's own comment that stays, because a moderator has removed it or reports have hidden it. */
export async function isOwnButRemoved(actor: Member, commentId: string): Promise<boolean> {
  if (!isId(commentId)) return false
  const row = await db.comment.findFirst({
    where: { id: commentId, deletedAt: null, removedAt: { not: null } },
    select: authorshipColumns,
  })
  return row !== null && isWrittenBy(row, actor.id)
}

/** The condition for items that no moderator has removed. Reports may have hidden them. */
export const notRemoved = { OR: [{ removedAt: null }, { hiddenAt: { not: null } }] }

/**
 * Deletes a comment, and its parent's placeholder after the last reply; false if the comment is gone or a moderator
 * has removed it. Requires the post's lock.
 */
export async function removeComment(
  { id, postId, parentId }: { id: string; postId: string; parentId: string | null },
  tx: Transaction,
): Promise<boolean> {
  const where = { id, deletedAt: null, ...notRemoved }
  const comment = await tx.comment.findFirst({ where, select: { removedAt: true } })
  if (!comment) return false
  const deleted = await tx.comment.deleteMany({ where: { ...where, replies: { none: {} } } })
  if (!deleted.count) {
    await tx.commentLike.deleteMany({ where: { commentId: id } })
    await tx.comment.updateMany({ where, data: tombstone() })
  }
  if (deleted.count && parentId) await clearPlaceholder(parentId, tx)
  // Hidden comments are not counted.
  if (!comment.removedAt) await addToCounters(postId, { commentCount: -1 }, tx)
  return true
}

/** Deletes the placeholder of a comment that has no replies any more. Requires the post's lock. */
export async function clearPlaceholder(id: string, tx: Transaction): Promise<void> {
  await tx.comment.deleteMany({ where: { id, deletedAt: { not: null }, replies: { none: {} } } })
}

/** Returns the columns of a placeholder: no text, no author. */
export function tombstone() {
  return {
    content: '',
    originalContent: null,
    ...noAuthor,
    idempotencyKey: null,
    contentKey: null,
    anonymousNumber: null,
    editedAt: null,
    helpedAsker: false,
    hiddenAt: null,
    deletedAt: startOfHour(new Date()),
  }
}
