import { z } from 'zod'
import { db, type Transaction } from '~/database/db.server'
import type { Member } from '../members/member'
import { requireActiveMember } from '../members/active-member'
import { maskedColumns } from '../language/masked.server'
import { formKeys, once, type FormKeys } from '../limits/idempotency.server'
import { fail, ok, type Result } from '../result'
import {
  optionalFlagField,
  idField,
  isId,
  idempotencyKeyField,
  validate,
} from '../validation/validation.server'
import { anonymousNumberOf } from '../authorship/anonymous-number.server'
import { authorshipOf } from '../authorship/authorship.server'
import { timeColumns } from '../authorship/stored-time.server'
import { commentColumns, toCommentView, type CommentView } from './comment-view'
import { addToCounters, withPostLock } from '../posts/counters.server'
import { notifyOfComment } from './notify-comment.server'
import { placeComment } from './place-comment.server'
import { commentText } from '../posts/post-text.server'

export const publishCommentSchema = z.strictObject({
  ...commentText,
  parentCommentId: z.preprocess((value) => value || undefined, idField('parentUnknown').optional()),
  isAnonymous: optionalFlagField(),
  idempotencyKey: idempotencyKeyField(),
})

type NewComment = {
  postId: string
  parentCommentId?: string
  content: string
  originalContent?: string | null
  /** Undefined when unanswered: an unticked box sends nothing. */
  isAnonymous?: boolean
}

/**
 * Publishes a comment or, with `parentCommentId`, a reply; a reply to a reply joins its thread. The same form sent
 * twice returns the first one's, as does the same text with another key within ten minutes.
 * @param input `content`, optional `parentCommentId`, `isAnonymous`, `idempotencyKey`; somebody who was anonymous in
 * the thread must send `isAnonymous: false` to be named
 * @returns the comment; `not-allowed` while suspended or locked, `not-found`, `invalid` with fields, or `too-many`
 */
export async function publishComment(
  actor: Member,
  postId: string,
  input: unknown,
): Promise<Result<CommentView>> {
  const allowed = requireActiveMember(actor)
  if (!allowed.ok) return allowed
  if (!isId(postId)) return fail('not-found')
  const checked = validate(publishCommentSchema, input)
  if (!checked.ok) return checked
  const authorId = actor.id
  const { idempotencyKey, ...fields } = checked.value
  const comment = { ...fields, postId }
  const { parentCommentId, content, isAnonymous = false } = fields
  const keys = formKeys(authorId, idempotencyKey, [postId, parentCommentId, content, isAnonymous])
  return once({
    name: keys?.columns.contentKey,
    findFirst: () => findFirst(authorId, keys),
    limit: ['comment', { account: authorId }],
    async create() {
      const masked = await maskedColumns({ content: comment.content })
      return withPostLock(postId, (tx) => create(authorId, { ...comment, ...masked }, keys, tx))
    },
  })
}

async function findFirst(authorId: string, keys: FormKeys | undefined) {
  if (!keys) return null
  const row = await db.comment.findFirst({ where: keys.isRepeated, select: commentColumns })
  return row && ok(toCommentView(row, authorId))
}

async function create(
  authorId: string,
  { parentCommentId, isAnonymous: answer, ...fields }: NewComment,
  keys: FormKeys | undefined,
  tx: Transaction,
): Promise<Result<CommentView>> {
  const { postId } = fields
  const placed = await placeComment(authorId, { postId, parentCommentId, isAnonymous: answer }, tx)
  if (!placed.ok) return placed
  const { parentId, isAnonymous, follows } = placed.value
  const comment = { ...fields, isAnonymous }
  const anonymousNumber = comment.isAnonymous
    ? await anonymousNumberOf(authorId, comment.postId, tx)
    : null
  const row = await tx.comment.create({
    data: {
      ...comment,
      anonymousNumber,
      parentId,
      ...(await authorshipOf(authorId, comment.isAnonymous, tx)),
      ...timeColumns(comment.isAnonymous, follows),
      ...keys?.columns,
    },
    select: commentColumns,
  })
  await addToCounters(comment.postId, { commentCount: 1 }, tx)
  await notifyOfComment({ id: row.id, postId: comment.postId, parentId }, parentCommentId, tx)
  return ok(toCommentView(row, authorId))
}
