import { z } from 'zod'
import { db } from '~/database/db.server'
import { consume } from '../limits/limit.server'
import { hasActiveRole, type Member, requireActiveMember } from '../members/member'
import { withPostLock } from '../posts/counters.server'
import { readPost } from '../posts/read-posts.server'
import { fail, ok, type Result } from '../result'
import { flagField, isId, validate } from '../validation/validation.server'

export const helpedSchema = z.object({ helped: flagField() })

export type Helped = { helped: boolean; postId: string }

/**
 * Whether the viewer may mark comments on a post as helpful to its author. Moderators may too: a mark under an anonymous
 * post then does not prove that its author was here.
 */
export function mayMarkHelped(viewer: Member | null, post: { isOwn: boolean }): boolean {
  return post.isOwn || hasActiveRole(viewer, 'moderator')
}

/**
 * Sets whether a comment helped the author of its post. Nothing is stored but the mark.
 * @returns `not-allowed` for others than the post's author and moderators and while suspended, `not-found`, `invalid`,
 *   or `too-many`
 */
export async function markHelped(
  actor: Member,
  commentId: string,
  input: unknown,
): Promise<Result<Helped>> {
  const checked = validate(helpedSchema, input)
  return checked.ok ? setHelped(actor, commentId, () => checked.value.helped) : checked
}

/** Toggles it; fails like `markHelped`. */
export async function toggleHelped(actor: Member, commentId: string): Promise<Result<Helped>> {
  return setHelped(actor, commentId, (wasHelped) => !wasHelped)
}

/**
 * Finds a comment that the actor reads and may put a mark on, with its post and the condition that finds it again.
 * Fails with `not-allowed` while suspended, or `not-found`.
 */
export async function findMarkable(actor: Member, commentId: string) {
  const active = requireActiveMember(actor)
  if (!active.ok) return active
  if (!isId(commentId)) return fail('not-found')
  const where = { id: commentId, deletedAt: null, removedAt: null, hiddenAt: null }
  const found = await db.comment.findFirst({ where, select: { postId: true } })
  const post = found && (await readPost(actor, found.postId))
  return post?.ok ? ok({ post: post.value, where }) : fail('not-found')
}

async function setHelped(
  actor: Member,
  commentId: string,
  isToBeHelped: (wasHelped: boolean) => boolean,
): Promise<Result<Helped>> {
  const found = await findMarkable(actor, commentId)
  if (!found.ok) return found
  const { post, where } = found.value
  if (!mayMarkHelped(actor, post)) return fail('not-allowed')
  const allowed = await consume('like', { account: actor.id })
  if (!allowed.ok) return allowed
  const postId = post.id
  return withPostLock(postId, async (tx) => {
    const comment = await tx.comment.findFirst({ where, select: { helpedAsker: true } })
    if (!comment) return fail('not-found')
    const helped = isToBeHelped(comment.helpedAsker)
    if (helped !== comment.helpedAsker)
      await tx.comment.update({ where: { id: commentId }, data: { helpedAsker: helped } })
    return ok({ helped, postId })
  })
}
