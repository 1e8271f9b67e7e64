import { z } from 'zod'
import { type Member, requireActiveMember } from '../members/member'
import { consume } from '../limits/limit.server'
import { readPost } from '../posts/read-posts.server'
import { ok, type Result } from '../result'
import { flagField, validate } from '../validation/validation.server'
import { blurredNow } from '../authorship/authorship.server'
import { addToCounters, withPostLock } from '../posts/counters.server'

export const likeSchema = z.object({ liked: flagField() })

export type Like = { liked: boolean; likes: number }

/** Sets whether the actor likes a post; `not-allowed` while suspended, `not-found`, `invalid` or `too-many`. */
export async function likePost(
  actor: Member,
  postId: string,
  input: unknown,
): Promise<Result<Like>> {
  const active = requireActiveMember(actor)
  if (!active.ok) return active
  const checked = validate(likeSchema, input)
  if (!checked.ok) return checked
  return setLike(actor, postId, () => checked.value.liked)
}

/** Toggles the actor's like; simultaneous toggles take effect one after the other. Fails like `likePost`. */
export async function toggleLike(actor: Member, postId: string): Promise<Result<Like>> {
  const active = requireActiveMember(actor)
  if (!active.ok) return active
  return setLike(actor, postId, (wasLiked) => !wasLiked)
}

async function setLike(
  actor: Member,
  postId: string,
  nextLiked: (wasLiked: boolean) => boolean,
): Promise<Result<Like>> {
  const post = await readPost(actor, postId)
  if (!post.ok) return post
  const userId = actor.id
  const allowed = await consume('like', { account: userId })
  if (!allowed.ok) return allowed
  return withPostLock(postId, async (tx) => {
    const wasLiked = (await tx.like.count({ where: { postId, userId } })) > 0
    const liked = nextLiked(wasLiked)
    if (liked && !wasLiked)
      await tx.like.create({ data: { postId, userId, createdAt: blurredNow() } })
    if (!liked && wasLiked) await tx.like.delete({ where: { postId_userId: { postId, userId } } })
    const { likes } = await addToCounters(postId, { likes: Number(liked) - Number(wasLiked) }, tx)
    return ok({ liked, likes })
  })
}
