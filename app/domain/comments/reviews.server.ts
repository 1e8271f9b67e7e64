import { createHash } from 'node:crypto'
import { z } from 'zod'
import { clearDeleted, db, isOneOf, sql } from '~/database/db.server'
import { publicAuthor } from '../authorship/anonymity'
import { authorSelect, withAuthor } from '../authorship/authorship.server'
import { findReadableComment } from './comment-reactions.server'
import { consume } from '../limits/limit.server'
import { requireActiveMember, type Actor, type Member } from '../members/member'
import { withPostLock } from '../posts/counters.server'
import { fail, ok, type Result } from '../result'
import { codeField, validate } from '../validation/validation.server'
import { excerpt, excerptLengths } from '../validation/text'
import { activeExpert, verdicts, type ExpertMark, type Verdict } from '../experts/expert'
import { isExpertSql } from '../experts/is-expert-sql.server'

/** An expert's verdict on a comment. */
export type Review = { verdict: Verdict; expert: ExpertMark }

/** The maximum number of reviews of a comment, because each review makes its page longer. */
const maxReviews = 10

export const reviewSchema = z.object({ verdict: z.enum(verdicts, { error: 'verdictUnknown' }) })

/** The form of a page also sends a digest of the text that the expert read. */
export const reviewFormSchema = reviewSchema.extend({ version: codeField('wrongType').optional() })

/** True when the viewer may review other members' comments. */
export function mayReview(viewer: Actor): boolean {
  return viewer !== null && activeExpert(viewer) !== null
}

/** A comment to review, a digest of its text, and the expert's current verdict. */
export type Reviewable = {
  postId: string
  excerpt: string
  version: string
  verdict: Verdict | null
}

/**
 * Reads a comment that the actor may review, for the form.
 * @returns `not-allowed` for members who are not experts, while suspended, and for the actor's own comment; or
 *   `not-found`
 */
export async function readReviewable(
  actor: Member,
  commentId: string,
): Promise<Result<Reviewable>> {
  const found = await findReviewable(actor, commentId)
  if (!found.ok) return found
  const { postId, content } = found.value
  const own = await db.commentReview.findFirst({
    where: { commentId, expertId: actor.id },
    select: { verdict: true },
  })
  const verdict = verdicts.find((each) => each === own?.verdict) ?? null
  const version = versionOf(content)
  return ok({ postId, excerpt: excerpt(content, excerptLengths.card), version, verdict })
}

async function findReviewable(actor: Member, commentId: string) {
  const active = requireActiveMember(actor)
  if (!active.ok) return active
  if (!mayReview(actor)) return fail('not-allowed', { '': 'expertsOnly' })
  const found = await findReadableComment(actor, commentId)
  if (!found.ok) return found
  const { post, where, isOwn } = found.value
  const comment = await db.comment.findFirst({ where, select: { content: true } })
  if (!comment) return fail('not-found')
  if (isOwn) return fail('not-allowed', { '': 'reviewOwn' })
  return ok({ postId: post.id, where, content: comment.content })
}

function versionOf(content: string) {
  return createHash('sha256').update(content).digest('base64url').slice(0, 16)
}

export type Reviewed = { verdict: Verdict | null; postId: string }

/**
 * Stores an expert's review of another member's comment. It replaces the expert's earlier review.
 * @param input `verdict`, and `version` of the text that the expert read; without it the current text counts as read
 * @returns `not-allowed` as for `readReviewable`, `not-found`, `invalid`, `too-many`, or `conflict`: when the comment
 *   has the maximum of reviews, or with `editedSince` when the author edited the comment after the expert read it
 */
export async function reviewComment(
  actor: Member,
  commentId: string,
  input: unknown,
): Promise<Result<Reviewed>> {
  const found = await findReviewable(actor, commentId)
  if (!found.ok) return found
  const checked = validate(reviewFormSchema, input)
  if (!checked.ok) return checked
  const allowed = await consume('like', { account: actor.id })
  if (!allowed.ok) return allowed
  const { postId, where } = found.value
  const { verdict, version } = checked.value
  const key = { commentId, expertId: actor.id }
  return withPostLock(postId, async (tx) => {
    const comment = await tx.comment.findFirst({ where, select: { content: true } })
    if (!comment) return fail('not-found')
    // Otherwise the expert's name would vouch for a new text that she has not read.
    if (version !== undefined && version !== versionOf(comment.content))
      return fail('conflict', { '': 'editedSince' })
    const isExpert = { expertUntil: { gt: new Date() } }
    const others = { commentId, expertId: { not: actor.id }, expert: isExpert }
    if ((await tx.commentReview.count({ where: others })) >= maxReviews)
      return fail('conflict', { '': 'reviewsFull' })
    await tx.commentReview.upsert({
      where: { commentId_expertId: key },
      create: { ...key, verdict },
      update: { verdict },
    })
    return ok({ verdict, postId })
  })
}

/** Deletes the actor's review; fails like `readReviewable`. */
export async function takeReviewBack(actor: Member, commentId: string): Promise<Result<Reviewed>> {
  const found = await findReviewable(actor, commentId)
  if (!found.ok) return found
  await db.commentReview.deleteMany({ where: { commentId, expertId: actor.id } })
  await clearDeleted()
  return ok({ verdict: null, postId: found.value.postId })
}

/** The number of reviews of a comment, shown or not, for a select list. The comment's alias is `c`. */
export const reviewCountSelect = sql`(
  SELECT COUNT(*) FROM "CommentReview" review WHERE review."commentId" = c."id"
) AS "reviewCount"`

/** The maximum number of bytes that a review adds to its page. */
export const reviewBytes = 1_700

type ReviewedComment = { id: string; reviews: Review[]; tombstone: unknown }

type Row = { commentId: string; verdict: string }

/**
 * Adds experts' reviews to comments, except reviews by experts whom the viewer blocks. Runs one query, or none
 * without comments.
 */
export async function addReviews(viewer: Actor, comments: ReviewedComment[]): Promise<void> {
  const ids = comments.filter(({ tombstone }) => !tombstone).map(({ id }) => id)
  if (!ids.length) return
  const isBlocked = viewer
    ? sql`EXISTS (
        SELECT 1 FROM "Block" b WHERE b."blockerId" = ${viewer.id} AND b."blockedId" = a."id"
      )`
    : sql`1 = 0`
  const rows = await db.$queryRaw<Row[]>`
    SELECT r."commentId", r."verdict", ${authorSelect}
    FROM "CommentReview" r JOIN "User" a ON a."id" = r."expertId"
    WHERE ${isOneOf(sql`r."commentId"`, ids)} AND ${isExpertSql('a')} AND NOT ${isBlocked}`
  const reviews = rows.flatMap((row) => {
    const { commentId, author } = withAuthor(row)
    const verdict = verdicts.find((each) => each === row.verdict)
    const expert = publicAuthor({ isAnonymous: false, author })?.expert
    return verdict && expert ? [{ commentId, review: { verdict, expert } }] : []
  })
  for (const comment of comments)
    comment.reviews = reviews
      .filter(({ commentId }) => commentId === comment.id)
      .map(({ review }) => review)
      .sort(byUrgency)
}

// Sorts by name within a verdict: the order must not reveal when an expert was here.
function byUrgency(a: Review, b: Review) {
  const urgency = verdicts.indexOf(a.verdict) - verdicts.indexOf(b.verdict)
  return urgency || (a.expert.name < b.expert.name ? -1 : 1)
}
