import { z } from 'zod'
import type { Transaction } from '~/database/db.server'
import type { Actor } from '../members/member'
import { requireActiveMember } from '../members/active-member'
import { maskedColumns } from '../language/masked.server'
import { consume } from '../limits/limit.server'
import { fail, ok, type Result } from '../result'
import { flagField, validate } from '../validation/validation.server'
import { nextAnonymousNumber } from '../authorship/anonymous-number.server'
import { authorshipOf } from '../authorship/authorship.server'
import { withPostLock } from './counters.server'
import { postText } from './post-text.server'
import type { PostView } from './post-view'
import { readOwnPost } from './read-own-post.server'
import { readOwnPostText } from './read-own-post-text.server'

export const editPostSchema = z.object({ ...postText, isAnonymous: flagField() }).partial()

export const editPostFields = Object.keys(editPostSchema.shape)

/** Edits the actor's own post; named may become anonymous, never the reverse (docs/decisions/0008-own-content.md). */
export async function editPost(
  actor: Actor,
  postId: string,
  input: unknown,
): Promise<Result<PostView>> {
  const own = await readOwnPostText(actor, postId)
  if (!own.ok) return own
  const member = requireActiveMember(actor)
  if (!member.ok) return member
  const checked = validate(editPostSchema, input)
  if (!checked.ok) return checked
  const { title = own.value.title, content = own.value.content, isAnonymous } = checked.value
  if (own.value.isAnonymous && isAnonymous === false)
    return fail('invalid', { isAnonymous: 'staysAnonymous' })
  const within = await consume('edit', { account: member.value.id })
  if (!within.ok) return within
  const isEdited = title !== own.value.title || content !== own.value.content
  const masked = isEdited && (await maskedColumns({ title, content }))
  const saved = await withPostLock(postId, async (tx) => {
    await tx.post.update({
      where: { id: postId },
      data: {
        ...masked,
        editedAt: isEdited ? new Date() : undefined,
      },
    })
    if (isAnonymous) await hideAuthor(postId, member.value.id, tx)
    return ok(null)
  })
  return saved.ok ? readOwnPost(actor, postId) : saved
}

async function hideAuthor(id: string, authorId: string, tx: Transaction) {
  if (!(await tx.post.count({ where: { id, isAnonymous: false } }))) return
  const anonymousNumber = await nextAnonymousNumber(id, tx)
  await tx.post.update({
    where: { id },
    data: {
      ...authorshipOf(authorId, true),
      isAnonymous: true,
      wasNamed: true,
      anonymousNumber,
    },
  })
}
