import { z } from 'zod'
import { db, isUniqueViolation } from '~/db.server'
import type { Actor } from '../accounts/member'
import { lengths } from '../lengths'
import { onceKeyOf } from '../once-key.server'
import { fail, ok, type Result } from '../result'
import { flagField, idField, isId, onceKeyField, textField, validate } from '../validation.server'
import { commentColumns, toCommentView, type CommentView } from './comment-view'
import { countOnPost } from './counters.server'

const schema = z.object({
  content: textField(1, lengths.commentMax, 'commentLength'),
  parentCommentId: z.preprocess((value) => value || undefined, idField('parentUnknown').optional()),
  isAnonymous: flagField(),
  onceKey: onceKeyField(),
})

type NewComment = { postId: string; parentId: string | null; content: string; isAnonymous: boolean }

/** The names of the fields that a comment reads. */
export const commentFields = Object.keys(schema.shape)

/**
 * Publishes a comment or, with `parentCommentId`, a reply; a reply to a reply joins the same thread.
 * @param input `content`, optional `parentCommentId`, `isAnonymous`, optional `onceKey`
 * @returns the comment; the same form sent twice returns the first one's.
 *   `not-authenticated`, `not-found` for the post, `invalid` with fields
 */
export async function publishComment(
  actor: Actor,
  postId: string,
  input: unknown,
): Promise<Result<CommentView>> {
  if (!actor) return fail('not-authenticated')
  if (!isId(postId) || !(await postExists(postId))) return fail('not-found')
  const checked = validate(schema, input)
  if (!checked.ok) return checked
  const { onceKey, parentCommentId, ...comment } = checked.value
  const parentId = parentCommentId ? await threadOf(postId, parentCommentId) : null
  if (parentId === undefined) return fail('invalid', { parentCommentId: 'parentUnknown' })
  const row = { ...comment, postId, parentId }
  return ok(await createOnce(actor.id, row, onceKeyOf(onceKey, row)))
}

async function postExists(id: string) {
  return (await db.post.count({ where: { id, removedAt: null } })) > 0
}

async function threadOf(postId: string, commentId: string) {
  const parent = await db.comment.findFirst({
    where: { id: commentId, postId, removedAt: null },
    select: { id: true, parentId: true },
  })
  return parent ? (parent.parentId ?? parent.id) : undefined
}

async function createOnce(authorId: string, row: NewComment, onceKey: string | undefined) {
  try {
    const [comment] = await db.$transaction([
      db.comment.create({ data: { ...row, authorId, onceKey }, select: commentColumns }),
      countOnPost(row.postId, { commentCount: 1 }),
    ])
    return toCommentView(comment)
  } catch (error) {
    if (!onceKey || !isUniqueViolation(error)) throw error
    const first = { authorId_onceKey: { authorId, onceKey } }
    return toCommentView(
      await db.comment.findUniqueOrThrow({ where: first, select: commentColumns }),
    )
  }
}
