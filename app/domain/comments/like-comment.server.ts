import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { db, type Transaction } from '~/database/db.server'
import { decrypt, encrypt, keysFor } from '~/runtime/encryption.server'
import { claimTag, computeTags } from '../authorship/authorship.server'
import { consume } from '../limits/limit.server'
import type { Member } from '../members/member'
import { withPostLock } from '../posts/counters.server'
import { fail, ok, type Result } from '../result'
import { flagField, validate } from '../validation/validation.server'
import { findMarkable } from './mark-helped.server'

/*
 * Who likes a comment would tell who reads which thread, and who writes in it. So no row names its member: `id` is a keyed
 * digest of member and comment, `memberTag` one of the member and a running number.
 */

const likeCommentSchema = z.object({ liked: flagField() })

type Like = { liked: boolean; likes: number; postId: string }

const tagPurpose = 'comment-like'

export const likePurpose = 'comment-like-member'

// Under the present secret and former ones.
function likeIds(memberId: string, commentId: string): [string, ...string[]] {
  return keysFor('comment-like-id').map((key) =>
    createHmac('sha256', key)
      .update(JSON.stringify([memberId, commentId]))
      .digest('base64url')
      .slice(0, 22),
  ) as [string, ...string[]]
}

/**
 * Sets whether the actor likes a comment.
 * @returns with the id of its post; `not-allowed` while suspended, `not-found`, `invalid` or `too-many`
 */
export async function likeComment(
  actor: Member,
  commentId: string,
  input: unknown,
): Promise<Result<Like>> {
  const checked = validate(likeCommentSchema, input)
  return checked.ok ? setLike(actor, commentId, () => checked.value.liked) : checked
}

/** Toggles it; fails like `likeComment`. */
export async function toggleCommentLike(actor: Member, commentId: string): Promise<Result<Like>> {
  return setLike(actor, commentId, (wasLiked) => !wasLiked)
}

async function setLike(
  actor: Member,
  commentId: string,
  isToBeLiked: (wasLiked: boolean) => boolean,
): Promise<Result<Like>> {
  const found = await findMarkable(actor, commentId)
  if (!found.ok) return found
  const { post, where } = found.value
  const allowed = await consume('like', { account: actor.id })
  if (!allowed.ok) return allowed
  const postId = post.id
  return withPostLock(postId, async (tx) => {
    const ids = { id: { in: likeIds(actor.id, commentId) } }
    const wasLiked = (await tx.commentLike.count({ where: ids })) > 0
    const liked = isToBeLiked(wasLiked)
    if (liked && !wasLiked)
      await tx.commentLike.create({
        data: { ...(await columnsFor(actor.id, commentId, tx)), commentId },
      })
    if (!liked && wasLiked) await tx.commentLike.deleteMany({ where: ids })
    const by = Number(liked) - Number(wasLiked)
    const { count } = await tx.comment.updateMany({ where, data: { likes: { increment: by } } })
    if (!count) return fail('not-found')
    const { likes } = await tx.comment.findUniqueOrThrow({
      where: { id: commentId },
      select: { likes: true },
    })
    return ok({ liked, likes, postId })
  })
}

async function columnsFor(memberId: string, commentId: string, tx: Transaction) {
  const [id] = likeIds(memberId, commentId)
  const memberTag = await claimTag(tagPurpose, memberId, tx)
  return { id, memberTag, sealedMember: encrypt(likePurpose, memberId) }
}

/** Tells comments whether the viewer likes them; for visitors nothing changes. */
export async function markLiked(
  viewerId: string | undefined,
  comments: { id: string; likes: number; liked: boolean }[],
): Promise<void> {
  const liked = comments.filter(({ likes }) => likes > 0)
  if (viewerId === undefined || !liked.length) return
  const rows = await db.commentLike.findMany({
    where: { id: { in: liked.flatMap(({ id }) => likeIds(viewerId, id)) } },
    select: { commentId: true },
  })
  const ids = new Set(rows.map(({ commentId }) => commentId))
  for (const comment of liked) comment.liked = ids.has(comment.id)
}

/** The condition for a member's likes of comments. */
export async function commentLikesOf(memberId: string) {
  return { memberTag: { in: await computeTags(tagPurpose, memberId) } }
}

/** The columns of a like under the current secret; null when its member cannot be decrypted. */
export async function renewedLike(
  { commentId, sealedMember }: { commentId: string; sealedMember: string },
  tx: Transaction,
) {
  const memberId = decrypt(likePurpose, sealedMember)
  return memberId === null ? null : columnsFor(memberId, commentId, tx)
}
