import { type DbOrTransaction, type Transaction, db } from '~/database/db.server'
import { checkGuidance, guidanceField } from '../guidance/guidance.server'
import { followOwnWriting } from '../threads/thread-states.server'
import { notifyOfComment } from '../mail/notifications.server'
import { heldColumns, queueHeld } from '../new-accounts/hold.server'
import { checkNewItem } from '../new-accounts/new-account.server'
import {
  authorshipOf,
  timeColumns,
  isAnonymousInThread,
  anonymousNumberOf,
  anonymityInThread,
} from '../authorship/authorship.server'
import { fail, ok, type Result } from '../result'
import { z } from 'zod'
import { type Member, requireActiveMember } from '../members/member'
import { maskedColumns, maskLanguage } from '../language/mask-language.server'
import { formKeys, createOnce, type FormKeys } from '../limits/idempotency.server'
import {
  optionalFlagField,
  idField,
  idempotencyKeyField,
  validate,
} from '../validation/validation.server'
import { heldReason } from '../held'
import { markLiked } from './comment-reactions.server'
import { addReviews } from './reviews.server'
import { commentColumns, toCommentView, type CommentView } from './comment-view'
import { addToCounters, withPostLock } from '../posts/counters.server'
import { writeLimitColumns, writeLimitOf, type PostView } from '../posts/post-view'
import { commentText } from '../posts/own-post.server'
import { publicAuthor, publicTime } from '../authorship/anonymity'
import { consume } from '../limits/limit.server'
import { readPost } from '../posts/read-posts.server'
import { hasWrittenThisHour } from './slow-threads.server'

type CommentToPlace = { postId: string; parentCommentId?: string; isAnonymous?: boolean }

type Place = { parentId: string | null; isAnonymous: boolean; follows: string | undefined }

/**
 * Checks whether a comment may be written here and finds its position. Call it under the post's lock before storing.
 * Without the lock (`previewComment`, `placementFailure`) the answer may change.
 * @returns `not-allowed` when the thread is closed, or when it is slow and the member has commented this hour;
 *   `invalid` for an unknown parent, or when a member who was anonymous in the thread has not chosen a name again
 */
async function placeComment(
  authorId: string,
  { postId, parentCommentId, isAnonymous }: CommentToPlace,
  tx: DbOrTransaction,
): Promise<Result<Place>> {
  const post = await findCommentedPost(postId, tx)
  const limit = post && writeLimitOf(post)
  if (limit?.state === 'locked') return fail('not-allowed', { '': 'locked' })
  if (limit?.state === 'quiet') return fail('not-allowed', { '': 'quiet' })
  if (limit?.state === 'slow' && (await hasWrittenThisHour(authorId, postId, tx)))
    return fail('not-allowed', { '': 'slow' })
  const parent = parentCommentId ? await findReplyTarget(postId, parentCommentId, tx) : null
  if (parentCommentId && !parent) return fail('invalid', { parentCommentId: 'parentUnknown' })
  if (isAnonymous === undefined && (await isAnonymousInThread(authorId, postId, tx)))
    return fail('invalid', { isAnonymous: 'confirmNamed' })
  return ok({
    parentId: parent && (parent.parentId ?? parent.id),
    isAnonymous: isAnonymous ?? false,
    follows: (parent ?? post)?.sortKey,
  })
}

function findCommentedPost(id: string, tx: DbOrTransaction) {
  return tx.post.findUnique({ where: { id }, select: { ...writeLimitColumns, sortKey: true } })
}

function findReplyTarget(postId: string, commentId: string, tx: DbOrTransaction) {
  return tx.comment.findFirst({
    where: { id: commentId, postId, deletedAt: null, removedAt: null },
    select: { id: true, parentId: true, sortKey: true },
  })
}

export const publishCommentSchema = z.strictObject({
  ...commentText,
  parentCommentId: z.preprocess((value) => value || undefined, idField('parentUnknown').optional()),
  isAnonymous: optionalFlagField(),
  idempotencyKey: idempotencyKeyField(),
  ...guidanceField,
})

type CommentToPublish = {
  postId: string
  parentCommentId?: string
  content: string
  originalContent?: string | null
  /** Undefined when the member has not chosen, because an unticked box sends nothing. */
  isAnonymous?: boolean
  /** True when the comment waits for a moderator. */
  isHeld?: boolean
}

/**
 * Publishes a comment, or a reply with `parentCommentId`. A reply to a reply joins the same thread. A form that is sent
 * twice returns the first comment. So does the same text with another key within ten minutes.
 * @param input `content`, optional `parentCommentId`, `isAnonymous`, `idempotencyKey`, `guidanceSeen`. A member who was
 *   anonymous in the thread must send `isAnonymous: false` to be named.
 * @returns the comment, which may wait for a moderator. Fails like `placeComment`, `checkNewItem` and `checkGuidance`;
 *   with `not-allowed` while suspended, or when the first comment was removed or hidden since; with `not-found`,
 *   `invalid` with fields, or `too-many`
 */
export async function publishComment(
  actor: Member,
  postId: string,
  input: unknown,
): Promise<Result<CommentView>> {
  const active = requireActiveMember(actor)
  if (!active.ok) return active
  const post = await readPost(actor, postId)
  if (!post.ok) return post
  const checked = validate(publishCommentSchema, input)
  if (!checked.ok) return checked
  const authorId = actor.id
  const { idempotencyKey, guidanceSeen, ...fields } = checked.value
  const comment = { ...fields, postId }
  const { parentCommentId, content, isAnonymous = false } = fields
  const texts = { content }
  const hold = await checkNewItem(actor, { kind: 'comment', texts, isAnonymous })
  const guided = await checkGuidance(actor, { texts, isAnonymous, isSeen: guidanceSeen })
  // Guidance comes first: it can remove the phone number for which a new account is refused.
  if (!guided.ok) return (await placementFailure(authorId, comment)) ?? guided
  if (!hold.ok) return (await placementFailure(authorId, comment)) ?? hold
  const keys = formKeys(authorId, idempotencyKey, [postId, parentCommentId, content, isAnonymous])
  return createOnce({
    name: keys && `comments of ${authorId}`,
    findExisting: () => findRepeatedComment(actor, keys),
    limit: ['comment', { account: authorId }],
    async create() {
      const masked = await maskedColumns({ content: comment.content })
      const { isHeld } = hold.value
      return withPostLock(postId, (tx) =>
        insertComment(authorId, { ...comment, ...masked, isHeld }, keys, tx),
      )
    },
  })
}

// Returns why the member may not comment here; null if they may. This failure is told first,
// because guidance is pointless when the comment cannot be published.
async function placementFailure(authorId: string, comment: CommentToPlace) {
  const placed = await placeComment(authorId, comment, db)
  return placed.ok ? null : placed
}

async function findRepeatedComment(author: Member, keys: FormKeys | undefined) {
  if (!keys) return null
  const row = await db.comment.findFirst({ where: keys.isRepeated, select: commentColumns })
  if (!row) return null
  if (row.removedAt && row.removedReason !== heldReason)
    return fail('not-allowed', { '': 'removedSince' })
  const comment = toCommentView(row, author.id)
  await markLiked(author.id, [comment])
  await addReviews(author, [comment])
  return ok(comment)
}

async function insertComment(
  authorId: string,
  { parentCommentId, isAnonymous: choice, isHeld, ...fields }: CommentToPublish,
  keys: FormKeys | undefined,
  tx: Transaction,
): Promise<Result<CommentView>> {
  const { postId } = fields
  const placed = await placeComment(authorId, { postId, parentCommentId, isAnonymous: choice }, tx)
  if (!placed.ok) return placed
  const { parentId, isAnonymous, follows } = placed.value
  const anonymousNumber = isAnonymous ? await anonymousNumberOf(authorId, postId, tx) : null
  const row = await tx.comment.create({
    data: {
      ...fields,
      isAnonymous,
      anonymousNumber,
      parentId,
      ...(await authorshipOf(authorId, isAnonymous, tx)),
      ...timeColumns(isAnonymous, follows),
      ...keys?.columns,
      ...(isHeld && heldColumns()),
    },
    select: commentColumns,
  })
  if (isHeld) await queueHeld({ commentId: row.id }, tx, parentCommentId)
  else await addToCounters(postId, { commentCount: 1 }, tx)
  await followOwnWriting(authorId, postId, tx)
  if (!isHeld) await notifyOfComment({ id: row.id, postId, parentId }, parentCommentId, tx)
  return ok(toCommentView(row, authorId))
}

/**
 * Returns a comment as others would see it if it were published now, with its post. Stores nothing.
 * @param input as for `publishComment`
 * @returns fails like `placeComment`, with `not-allowed` while suspended, `not-found`, `invalid` with fields, or
 *   `too-many`. Publishing also applies the rules for new accounts and the guidance.
 */
export async function previewComment(
  actor: Member,
  postId: string,
  input: unknown,
): Promise<Result<{ post: PostView; comment: CommentView }>> {
  const active = requireActiveMember(actor)
  if (!active.ok) return active
  const post = await readPost(actor, postId)
  if (!post.ok) return post
  const checked = validate(publishCommentSchema, input)
  if (!checked.ok) return checked
  const allowed = await consume('preview', { account: actor.id })
  if (!allowed.ok) return allowed
  const placed = await placeComment(actor.id, { ...checked.value, postId }, db)
  if (!placed.ok) return placed
  const { parentId, isAnonymous } = placed.value
  const { number } = await anonymityInThread(actor.id, postId)
  const comment = {
    id: '',
    parentCommentId: parentId,
    content: (await maskLanguage(checked.value.content)).text,
    isAnonymous,
    anonymousNumber: isAnonymous ? number : null,
    user: publicAuthor({ isAnonymous, author: actor }),
    createdAt: publicTime(new Date(), isAnonymous),
    editedAt: null,
    helped: false,
    likes: 0,
    liked: false,
    reviews: [],
    tombstone: null,
    removedReason: null,
    // The preview shows the comment as other members see it.
    isOwn: false,
  }
  return ok({ post: post.value, comment })
}
