import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { db, type Transaction } from '~/database/db.server'
import { decrypt, encrypt, keysFor } from '~/runtime/encryption.server'
import {
  authorshipColumns,
  blockedBy,
  claimTag,
  computeTags,
  isWrittenBy,
  notByBlocked,
} from '../authorship/authorship.server'
import { consume } from '../limits/limit.server'
import { type Member, hasActiveRole, requireActiveMember } from '../members/member'
import { withPostLock } from '../posts/counters.server'
import { fail, ok, type Result } from '../result'
import { flagField, validate, isId } from '../validation/validation.server'
import { readPost } from '../posts/read-posts.server'

export const helpedSchema = z.object({ helped: flagField() })

type Helped = { helped: boolean; postId: string }

/**
 * True when the viewer may mark comments on a post as helpful to its author. Moderators may too, so a mark under an
 * anonymous post does not prove that its author was here.
 */
export function mayMarkHelped(viewer: Member | null, post: { isOwn: boolean }): boolean {
  return post.isOwn || hasActiveRole(viewer, 'moderator')
}

/**
 * Sets whether a comment helped the author of its post. Stores only the mark.
 * @returns `not-allowed` for everyone except the post's author and moderators, for the actor's own comment, and while
 *   suspended; `not-found`, `invalid`, or `too-many`
 */
export async function markHelped(
  actor: Member,
  commentId: string,
  input: unknown,
): Promise<Result<Helped>> {
  const checked = validate(helpedSchema, input)
  return checked.ok ? setHelped(actor, commentId, () => checked.value.helped) : checked
}

/** Toggles the mark; fails like `markHelped`. */
export async function toggleHelped(actor: Member, commentId: string): Promise<Result<Helped>> {
  return setHelped(actor, commentId, (wasHelped) => !wasHelped)
}

/**
 * Finds a comment that the actor can read. Returns its post, whether it is the actor's own, and the condition
 * that finds the comment again. Fails with `not-allowed` while suspended, or `not-found`.
 */
export async function findReadableComment(actor: Member, commentId: string) {
  const active = requireActiveMember(actor)
  if (!active.ok) return active
  if (!isId(commentId)) return fail('not-found')
  const where = {
    id: commentId,
    deletedAt: null,
    removedAt: null,
    hiddenAt: null,
    ...notByBlocked(await blockedBy(actor)),
  }
  const select = { postId: true, ...authorshipColumns }
  const found = await db.comment.findFirst({ where, select })
  const post = found && (await readPost(actor, found.postId))
  if (!found || !post?.ok) return fail('not-found')
  return ok({ post: post.value, where, isOwn: isWrittenBy(found, actor.id) })
}

async function setHelped(
  actor: Member,
  commentId: string,
  nextHelped: (wasHelped: boolean) => boolean,
): Promise<Result<Helped>> {
  const found = await findReadableComment(actor, commentId)
  if (!found.ok) return found
  const { post, where, isOwn } = found.value
  if (isOwn || !mayMarkHelped(actor, post)) return fail('not-allowed')
  const allowed = await consume('like', { account: actor.id })
  if (!allowed.ok) return allowed
  const postId = post.id
  return withPostLock(postId, async (tx) => {
    const comment = await tx.comment.findFirst({ where, select: { helpedAsker: true } })
    if (!comment) return fail('not-found')
    const helped = nextHelped(comment.helpedAsker)
    if (helped !== comment.helpedAsker)
      await tx.comment.update({ where: { id: commentId }, data: { helpedAsker: helped } })
    return ok({ helped, postId })
  })
}

/*
 * The likes of a comment would reveal who reads a thread and who writes in it. So no row names its member. `id` is a
 * keyed digest of the member and the comment. `memberTag` is a keyed digest of the member and a running number.
 */

const likeCommentSchema = z.object({ liked: flagField() })

type Like = { liked: boolean; likes: number; postId: string }

const likeTagPurpose = 'comment-like'

export const likePurpose = 'comment-like-member'

// Returns the ids under the current secret and former ones.
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
 * @returns the like with the id of its post; `not-allowed` while suspended, `not-found`, `invalid` or `too-many`
 */
export async function likeComment(
  actor: Member,
  commentId: string,
  input: unknown,
): Promise<Result<Like>> {
  const checked = validate(likeCommentSchema, input)
  return checked.ok ? setLike(actor, commentId, () => checked.value.liked) : checked
}

/** Toggles the like; fails like `likeComment`. */
export async function toggleCommentLike(actor: Member, commentId: string): Promise<Result<Like>> {
  return setLike(actor, commentId, (wasLiked) => !wasLiked)
}

async function setLike(
  actor: Member,
  commentId: string,
  nextLiked: (wasLiked: boolean) => boolean,
): Promise<Result<Like>> {
  const found = await findReadableComment(actor, commentId)
  if (!found.ok) return found
  const { post, where } = found.value
  const allowed = await consume('like', { account: actor.id })
  if (!allowed.ok) return allowed
  const postId = post.id
  return withPostLock(postId, async (tx) => {
    if (!(await tx.comment.count({ where }))) return fail('not-found')
    const ids = { id: { in: likeIds(actor.id, commentId) } }
    const wasLiked = (await tx.commentLike.count({ where: ids })) > 0
    const liked = nextLiked(wasLiked)
    if (liked && !wasLiked)
      await tx.commentLike.create({
        data: { ...(await columnsFor(actor.id, commentId, tx)), commentId },
      })
    if (!liked && wasLiked) await tx.commentLike.deleteMany({ where: ids })
    const by = Number(liked) - Number(wasLiked)
    const { likes } = await tx.comment.update({
      where: { id: commentId },
      data: { likes: { increment: by } },
      select: { likes: true },
    })
    return ok({ liked, likes, postId })
  })
}

async function columnsFor(memberId: string, commentId: string, tx: Transaction) {
  const [id] = likeIds(memberId, commentId)
  const memberTag = await claimTag(likeTagPurpose, memberId, tx)
  return { id, memberTag, sealedMember: encrypt(likePurpose, memberId) }
}

/** Sets `liked` on the comments that the viewer likes; changes nothing for visitors. */
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

/** Returns the condition for a member's likes of comments. */
export async function commentLikesOf(memberId: string) {
  return { memberTag: { in: await computeTags(likeTagPurpose, memberId) } }
}

/** Returns the columns of a like under the current secret; null when its member cannot be decrypted. */
export async function renewedLike(
  { commentId, sealedMember }: { commentId: string; sealedMember: string },
  tx: Transaction,
) {
  const memberId = decrypt(likePurpose, sealedMember)
  return memberId === null ? null : columnsFor(memberId, commentId, tx)
}
