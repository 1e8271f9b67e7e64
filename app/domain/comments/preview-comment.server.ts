import { db } from '~/database/db.server'
import { publicAuthor } from '../authorship/anonymity'
import { anonymityInThread } from '../authorship/anonymity-in-thread.server'
import { publicTime } from '../authorship/public-time'
import { maskLanguage } from '../language/mask-language.server'
import { consume } from '../limits/limit.server'
import { requireActiveMember } from '../members/active-member'
import type { Member } from '../members/member'
import type { PostView } from '../posts/post-view'
import { readPost } from '../posts/read-post.server'
import { ok, type Result } from '../result'
import { validate } from '../validation/validation.server'
import type { CommentView } from './comment-view'
import { placeComment } from './place-comment.server'
import { publishCommentSchema } from './publish-comment.server'

/**
 * A comment as others would see it if it were published now, with its post. Nothing is written.
 * @param input as for `publishComment`, which refuses the same
 */
export async function previewComment(
  actor: Member,
  postId: string,
  input: unknown,
): Promise<Result<{ post: PostView; comment: CommentView }>> {
  const allowed = requireActiveMember(actor)
  if (!allowed.ok) return allowed
  const post = await readPost(actor, postId)
  if (!post.ok) return post
  const checked = validate(publishCommentSchema, input)
  if (!checked.ok) return checked
  const within = await consume('preview', { account: actor.id })
  if (!within.ok) return within
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
    unavailable: null,
    removedReason: null,
    // Others see it.
    isOwn: false,
  }
  return ok({ post: post.value, comment })
}
