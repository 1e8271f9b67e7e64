import { z } from 'zod'
import type { Actor } from '../members/member'
import { requireActiveMember } from '../members/active-member'
import { consume } from '../limits/limit.server'
import { fail, ok, type Result } from '../result'
import { flagField, isId, validate } from '../validation/validation.server'
import { addToCounters, withPostLock } from '../posts/counters.server'

const schema = z.object({ liked: flagField() })

/** The names of the fields that a like reads. */
export const likeFields = Object.keys(schema.shape)

export type Like = { liked: boolean; likes: number }

/**
 * Makes the viewer like a post or not, whatever was before: sending it twice changes nothing.
 * @param input `liked`, the wanted state
 * @returns the state and the post's count; `not-authenticated`, `not-allowed` while suspended, `not-found`, `invalid`, `too-many`
 */
export async function likePost(
  actor: Actor,
  postId: string,
  input: unknown,
): Promise<Result<Like>> {
  const member = requireActiveMember(actor)
  if (!member.ok) return member
  const checked = validate(schema, input)
  if (!checked.ok) return checked
  return setLike(member.value.id, postId, () => checked.value.liked)
}

/**
 * Turns the member's like of a post over: on when it was off, off when it was on. Of toggles that arrive
 * together each turns what the one before left.
 * @returns the new state and the post's count; `not-authenticated`, `not-allowed` while suspended, `not-found`, `too-many`
 */
export async function toggleLike(actor: Actor, postId: string): Promise<Result<Like>> {
  const member = requireActiveMember(actor)
  if (!member.ok) return member
  return setLike(member.value.id, postId, (wasLiked) => !wasLiked)
}

async function setLike(
  userId: string,
  postId: string,
  wish: (wasLiked: boolean) => boolean,
): Promise<Result<Like>> {
  if (!isId(postId)) return fail('not-found')
  const within = await consume('like', { account: userId })
  if (!within.ok) return within
  return withPostLock(postId, async (tx) => {
    const wasLiked = (await tx.like.count({ where: { postId, userId } })) > 0
    const liked = wish(wasLiked)
    if (liked && !wasLiked) await tx.like.create({ data: { postId, userId } })
    if (!liked && wasLiked) await tx.like.delete({ where: { postId_userId: { postId, userId } } })
    const { likes } = await addToCounters(postId, { likes: Number(liked) - Number(wasLiked) }, tx)
    return ok({ liked, likes })
  })
}
