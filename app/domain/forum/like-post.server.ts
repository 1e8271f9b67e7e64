import { z } from 'zod'
import { db, isUniqueViolation } from '~/db.server'
import type { Actor } from '../accounts/member'
import { fail, ok, type Result } from '../result'
import { flagField, isId, validate } from '../validation.server'
import { countOnPost } from './counters.server'

const schema = z.object({ liked: flagField() })

/** The names of the fields that a like reads. */
export const likeFields = Object.keys(schema.shape)

export type Like = { liked: boolean; likes: number }

/**
 * Makes the asker like a post or not, whatever was before: sending it twice changes nothing.
 * @param input `liked`, the wanted state
 * @returns the state and the post's count; `not-authenticated`, `not-found`, `invalid`
 */
export async function likePost(
  actor: Actor,
  postId: string,
  input: unknown,
): Promise<Result<Like>> {
  if (!actor) return fail('not-authenticated')
  const checked = validate(schema, input)
  if (!checked.ok) return checked
  if (!isId(postId)) return fail('not-found')
  const post = await db.post.findFirst({
    where: { id: postId, removedAt: null },
    select: { likes: true },
  })
  if (!post) return fail('not-found')
  const { liked } = checked.value
  const likes = await (liked ? addLike(postId, actor.id) : takeLike(postId, actor.id))
  return ok({ liked, likes: likes ?? post.likes })
}

async function addLike(postId: string, userId: string) {
  try {
    const [, post] = await db.$transaction([
      db.like.create({ data: { postId, userId } }),
      countOnPost(postId, { likes: 1 }),
    ])
    return post.likes
  } catch (error) {
    if (isUniqueViolation(error)) return null
    throw error
  }
}

async function takeLike(postId: string, userId: string) {
  return db.$transaction(async (transaction) => {
    const { count } = await transaction.like.deleteMany({ where: { postId, userId } })
    return count ? (await countOnPost(postId, { likes: -1 }, transaction)).likes : null
  })
}
