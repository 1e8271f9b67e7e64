import { z } from 'zod'
import { clearDeleted } from '~/database/db.server'
import type { Transaction } from '~/database/db.server'
import type { Member } from '../members/member'
import { maskedColumns } from '../language/masked.server'
import { ok, type Result } from '../result'
import { optionalFlagField } from '../validation/validation.server'
import { hiddenAuthor } from '../authorship/hide-author.server'
import { changeTime } from '../authorship/stored-time.server'
import { consume } from '../limits/limit.server'
import { runExclusive } from '~/runtime/keyed-mutex'
import { checkEdit } from './check-edit.server'
import { withPostLock } from './counters.server'
import { postText } from './post-text.server'
import type { PostView } from './post-view'
import { readOwnPost } from './read-own-post.server'
import { readOwnPostText } from './read-own-post-text.server'

export const editPostSchema = z
  .strictObject({ ...postText, isAnonymous: optionalFlagField() })
  .partial()

/** Edits the actor's own post; named may become anonymous, never the reverse (docs/decisions/0008-own-content.md). */
export async function editPost(
  actor: Member,
  postId: string,
  input: unknown,
): Promise<Result<PostView>> {
  return runExclusive(`edit ${postId}`, () => edit(actor, postId, input))
}

async function edit(actor: Member, postId: string, input: unknown): Promise<Result<PostView>> {
  const own = await readOwnPostText(actor, postId)
  if (!own.ok) return own
  const checked = checkEdit(actor, own.value, editPostSchema, input)
  if (!checked.ok) return checked
  const { title = own.value.title, content = own.value.content, isAnonymous } = checked.value
  const isEdited = title !== own.value.title || content !== own.value.content
  const data = isEdited && {
    ...(await maskedColumns({ title, content })),
    editedAt: changeTime(isAnonymous || own.value.isAnonymous),
    // The former text may be published again.
    contentKey: null,
  }
  // A form sent again changes nothing, and does not count.
  if (!isEdited && (!isAnonymous || own.value.isAnonymous)) return readOwnPost(actor, postId)
  const allowed = await consume('edit', { account: actor.id })
  if (!allowed.ok) return allowed
  const saved = await withPostLock(postId, async (tx) => {
    if (data) await tx.post.update({ where: { id: postId }, data })
    if (isAnonymous) await hideAuthor(postId, actor.id, tx)
    return ok(null)
  })
  await clearDeleted()
  return saved.ok ? readOwnPost(actor, postId) : saved
}

async function hideAuthor(id: string, authorId: string, tx: Transaction) {
  const select = { sortKey: true, editedAt: true }
  const named = await tx.post.findFirst({ where: { id, isAnonymous: false }, select })
  if (named)
    await tx.post.update({ where: { id }, data: await hiddenAuthor(authorId, id, named, tx) })
}
