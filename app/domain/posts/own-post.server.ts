import { type Actor, type Member, requireActiveMember } from '../members/member'
import { fail, type Result, ok } from '../result'
import { type PostView, audiences, postColumns, toPostView } from './post-view'
import { readPost } from './read-posts.server'
import { db, clearDeleted, type Transaction } from '~/database/db.server'
import { z } from 'zod'
import { contentNoteKeys, topicKeys } from '~/content/topics'
import { checkGuidance, guidanceField, type GuidedItem } from '../guidance/guidance.server'
import { languageOfText } from '../validation/text'
import {
  isId,
  validate,
  textField,
  titleField,
  optionalFlagField,
} from '../validation/validation.server'
import { lengths } from '../validation/lengths'
import { maskedColumns } from '../language/mask-language.server'
import { anonymizedColumns, changeTime, authoredBy } from '../authorship/authorship.server'
import { consume } from '../limits/limit.server'
import { runExclusive } from '~/runtime/keyed-mutex'
import { updateActivity, withAnyPostLock } from './counters.server'
import { heldReason } from '../held'
import { checkEditedItem } from '../new-accounts/new-account.server'
import { outdateVisitorsPages } from '../visible-changes'

/** A post; `tombstone` is 'held' while it waits for a moderator. */
export type OwnedPost = PostView & { tombstone: 'held' | null }

/**
 * Reads the viewer's own post to edit or delete, also while it waits for a moderator. `not-found`, or `not-allowed`
 * for everyone except its author.
 */
export async function readOwnPost(viewer: Member, postId: string): Promise<Result<OwnedPost>> {
  const post = await readShownOrHeldPost(viewer, postId)
  return post.ok && !post.value.isOwn ? fail('not-allowed') : post
}

/**
 * Reads a post that the viewer may read, or the viewer's own post that waits for a moderator; `tombstone` is 'held'
 * then. Fails with `not-found`.
 */
export async function readShownOrHeldPost(
  viewer: Actor,
  postId: string,
): Promise<Result<OwnedPost>> {
  const shown = await readShownPost(viewer, postId)
  if (shown.ok || !viewer || !isId(postId)) return shown
  // A held post is never anonymous.
  const where = { id: postId, removedReason: heldReason, authorId: viewer.id }
  const held = await db.post.findFirst({ where, select: postColumns })
  if (held) return ok({ ...toPostView(held, viewer.id), tombstone: 'held' })
  // A moderator may have published it between the two queries.
  return readShownPost(viewer, postId)
}

async function readShownPost(viewer: Actor, postId: string): Promise<Result<OwnedPost>> {
  const post = await readPost(viewer, postId)
  return post.ok ? ok({ ...post.value, tombstone: null }) : post
}

/** Reads the viewer's own post with its unmasked text, to edit (docs/safety.md). Fails like `readOwnPost`. */
export async function readOwnPostText(viewer: Member, postId: string): Promise<Result<OwnedPost>> {
  const own = await readOwnPost(viewer, postId)
  if (!own.ok) return own
  const select = { originalTitle: true, originalContent: true }
  const originals = await db.post.findUnique({ where: { id: postId }, select })
  return ok({
    ...own.value,
    title: originals?.originalTitle ?? own.value.title,
    content: originals?.originalContent ?? own.value.content,
  })
}

/**
 * Checks an edit of a post or comment.
 * @param own the actor's own item
 * @returns the output of `schema`; `not-allowed` while suspended, or `invalid` with fields
 */
export function checkEdit<S extends z.ZodType<{ isAnonymous?: boolean }>>(
  actor: Member,
  own: { isAnonymous: boolean },
  schema: S,
  input: unknown,
): Result<z.output<S>> {
  const active = requireActiveMember(actor)
  if (!active.ok) return active
  const checked = validate(schema, input)
  if (!checked.ok) return checked
  if (own.isAnonymous && checked.value.isAnonymous === false)
    return fail('invalid', { isAnonymous: 'staysAnonymous' })
  return checked
}

type OwnItem = { id: string; title?: string; content: string; isAnonymous: boolean }

type EditedItem = {
  kind: 'post' | 'comment'
  /** The actor's own item, with its unmasked text. */
  own: OwnItem
  /** The texts after the edit. */
  texts: { title?: string; content: string }
  isAnonymous: boolean | undefined
  /** True when the item waits for a moderator. */
  isHeld: boolean
  guidanceSeen: boolean | undefined
}

/**
 * Checks an edit against the rules for new accounts, the guidance and the limit of edits. Fails like `checkEditedItem`
 * and `checkGuidance`, or with `too-many`.
 */
export async function checkEditRules(
  actor: Member,
  { kind, own, texts, isAnonymous, isHeld, guidanceSeen }: EditedItem,
): Promise<Result<null>> {
  const guidable = guidedEdit(own, isAnonymous)
  const item = { kind, texts, former: own, isAnonymous: guidable.isAnonymous, isHeld }
  const newAccount = await checkEditedItem(actor, item)
  if (!newAccount.ok && newAccount.code !== 'invalid') return newAccount
  const guided = await checkGuidance(actor, { ...guidable, texts, isSeen: guidanceSeen })
  // Guidance is shown first: it can remove the phone number for which a new account is refused.
  if (!guided.ok) return guided
  if (!newAccount.ok) return newAccount
  return consume('edit', { account: actor.id })
}

/**
 * Returns the input of `checkGuidance` for an edit. The author has already seen the guidance for the former text,
 * unless she makes the item anonymous now.
 * @param own the actor's own item, with its unmasked text
 */
export function guidedEdit(
  own: OwnItem,
  isAnonymous: boolean | undefined,
): Pick<GuidedItem, 'isAnonymous' | 'edited'> {
  const { id, title, content } = own
  const becomesAnonymous = isAnonymous === true && !own.isAnonymous
  return {
    isAnonymous: isAnonymous ?? own.isAnonymous,
    edited: { id, texts: becomesAnonymous ? {} : { title, content } },
  }
}

export const postText = {
  title: titleField(lengths.titleMin),
  content: textField(lengths.contentMin, lengths.contentMax, 'contentLength'),
}

export const commentText = {
  content: textField(1, lengths.commentMax, 'textLength'),
}

/** The audience of a post; undefined when a form or a call does not set it. */
export function audienceField() {
  return z.preprocess(
    (audience) => (audience === '' ? undefined : audience),
    z.enum(audiences, { error: 'audienceUnknown' }).optional(),
  )
}

/** The key of a topic; undefined when a form or a call has none. */
export function topicField() {
  return z.preprocess(
    (topic) => (topic === '' ? undefined : topic),
    z.enum(topicKeys, { error: 'topicUnknown' }).optional(),
  )
}

/** The key of a content note, or empty for none; undefined when a form or a call has none. */
export function contentNoteField() {
  return z.enum([...contentNoteKeys, ''], { error: 'contentNoteUnknown' }).optional()
}

export const editPostSchema = z
  .strictObject({
    ...postText,
    topic: topicField(),
    contentNote: contentNoteField(),
    audience: audienceField(),
    isAnonymous: optionalFlagField(),
    ...guidanceField,
  })
  .partial()

/**
 * Edits the actor's own post. A named post may become anonymous, but not the reverse
 * (docs/decisions/0008-own-content.md).
 */
export async function editPost(
  actor: Member,
  postId: string,
  input: unknown,
): Promise<Result<OwnedPost>> {
  return runExclusive(`edit ${postId}`, () => edit(actor, postId, input))
}

async function edit(actor: Member, postId: string, input: unknown): Promise<Result<OwnedPost>> {
  const own = await readOwnPostText(actor, postId)
  if (!own.ok) return own
  const checked = checkEdit(actor, own.value, editPostSchema, input)
  if (!checked.ok) return checked
  const { title = own.value.title, content = own.value.content, isAnonymous } = checked.value
  const {
    topic = own.value.topic,
    contentNote = own.value.contentNote,
    audience = own.value.audience,
    guidanceSeen,
  } = checked.value
  const isEdited = title !== own.value.title || content !== own.value.content
  // Only what changed is written: a moderator may set topic and note at the same moment.
  const moved = {
    ...(topic !== own.value.topic && { topic }),
    ...(contentNote !== own.value.contentNote && { contentNote }),
    ...(audience !== own.value.audience && { audience }),
  }
  const isLabelChanged = 'topic' in moved || 'contentNote' in moved
  const isMoved = Object.keys(moved).length > 0
  const isHeld = own.value.tombstone === 'held'
  const data = {
    ...moved,
    ...(isLabelChanged && { isLabelled: false }),
    ...(isEdited && {
      ...(await maskedColumns({ title, content })),
      language: languageOfText(`${title} ${content}`),
      // The former text may be published again.
      contentKey: null,
    }),
  }
  // A form that is sent again changes nothing and does not count.
  if (!isEdited && !isMoved && (!isAnonymous || own.value.isAnonymous))
    return readOwnPost(actor, postId)
  const edited = { own: own.value, texts: { title, content }, isAnonymous, isHeld, guidanceSeen }
  const allowed = await checkEditRules(actor, { kind: 'post', ...edited })
  if (!allowed.ok) return allowed
  let isDecided = false
  const saved = await withAnyPostLock(postId, async (tx) => {
    const sameState = isHeld ? { removedReason: heldReason } : { removedAt: null }
    const where = { id: postId, ...sameState }
    const current = await tx.post.findFirst({ where, select: { isAnonymous: true } })
    if (!current) {
      isDecided = isHeld
      return fail('not-found')
    }
    // Nobody has read the former text of a held post.
    const editedAt = isHeld ? null : changeTime(isAnonymous || current.isAnonymous)
    if (isEdited || isMoved)
      await tx.post.update({
        where: { id: postId },
        data: { ...data, ...(isEdited && { editedAt }) },
      })
    if (isAnonymous) await anonymize(postId, actor.id, tx)
    return ok(null)
  })
  outdateVisitorsPages()
  // A moderator decided first. Others can read the post now, so other rules apply.
  if (isDecided) return edit(actor, postId, input)
  await clearDeleted()
  return saved.ok ? readOwnPost(actor, postId) : saved
}

async function anonymize(id: string, authorId: string, tx: Transaction) {
  const select = { sortKey: true, editedAt: true }
  const named = await tx.post.findFirst({ where: { id, isAnonymous: false }, select })
  if (!named) return
  await tx.post.update({ where: { id }, data: await anonymizedColumns(authorId, id, named, tx) })
  await updateActivity([id], tx)
}

/** Deletes the actor's own post with its comments and likes; `not-found`, or `not-allowed` for other members. */
export async function deletePost(actor: Member, postId: string): Promise<Result<null>> {
  const own = await readOwnPost(actor, postId)
  if (!own.ok) return own
  const { count } = await db.post.deleteMany({
    where: {
      id: postId,
      AND: [
        await authoredBy(actor.id),
        { OR: [{ removedAt: null }, { removedReason: heldReason }] },
      ],
    },
  })
  outdateVisitorsPages()
  await clearDeleted()
  return count ? ok(null) : fail('not-found')
}
