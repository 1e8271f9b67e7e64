import choiceStyles from '~/styles/chips.css?url'
import { getLanguage } from '~/i18n/i18n.server'
import { identityChoice } from '../presenters/identity.server'
import { audienceChoice, contentNoteOptions, topicOptions } from '../presenters/post-labels.server'
import { type AppLoadContext, data, redirect } from '@remix-run/node'
import type { Result } from '~/domain/result'
import {
  lostTextResponse,
  redirectFromMissingPost,
  redirectFromUnreadablePost,
} from '../post-not-found.server'
import { errorResponse } from '../reply-status'
import { z } from 'zod'
import {
  deleteComment,
  editComment,
  editCommentSchema,
  readOwnComment,
  readOwnCommentText,
  isOwnButRemoved,
} from '~/domain/comments/own-comment.server'
import { likeComment, helpedSchema, markHelped } from '~/domain/comments/comment-reactions.server'
import {
  discardDraft,
  readDraft,
  saveLateDraft,
  type DraftKey,
} from '~/domain/drafts/drafts.server'
import type { Member } from '~/domain/members/member'
import { readPost } from '~/domain/posts/read-posts.server'
import { readTombstone } from '~/domain/posts/read-tombstone.server'
import {
  deletePost,
  editPost,
  editPostSchema,
  guidedEdit,
  readOwnPost,
  readOwnPostText,
} from '~/domain/posts/own-post.server'
import { excerpt, excerptLengths } from '~/domain/validation/text'
import type { OwnItemScreen } from '~/ui/forum/own-item-screens'
import { calloutsFor } from '../presenters/notices.server'
import { commentUrl } from '../presenters/item-url.server'
import {
  choiceCookie,
  redirectToChanged,
  newIdempotencyKey,
  requireFormMember,
  requireWriting,
  respondToPreferenceSwitch,
  isAboutForm,
  formErrorResponse,
  type RequestScope,
} from './member-form.server'
import { flash, postedMark } from '../session/flash.server'
import { requireMember } from '../session/session.server'
import { redirectToComment } from './comment-form.server'
import { takeOutField, takeOutOfForm } from './guidance-form.server'
import {
  choiceField,
  inPlaceField,
  keyField,
  ownField,
  type ChoiceField,
} from './own-fields.server'
import {
  noFields,
  pickFields,
  sentFields,
  type FormFields,
  type SubmittedForm,
} from './read-form.server'

/** A request, with the text that it edits, and the language or theme that its form chose. */
type ItemScope = RequestScope & {
  typed?: { draftKey: DraftKey; fields: FormFields; choice?: ChoiceField }
}

/**
 * Unwraps the result of a rule about an item. Keeps what was typed if reports have just hidden the item.
 * @throws a redirect to the forum or the tombstone if the post is missing, or 404 with what was typed; a redirect to
 *   the profile if the member is suspended; otherwise `errorResponse`
 */
async function unwrapItemOrRedirect<T>(
  { request, context, typed }: ItemScope,
  member: Member,
  postId: string,
  result: Result<T>,
): Promise<T> {
  if (result.ok) return result.value
  if (isMissing(result)) {
    if (typed) await saveLateDraft(member.id, typed.draftKey, sentFields(typed.fields))
    if (typed?.choice) context.setCookie(await choiceCookie(request, typed.choice))
    throw await redirectFromUnreadablePost(request, context, member, postId, typed?.fields)
  }
  if (result.code === 'not-allowed' && result.fields['']) throw redirect('/profile', 303)
  throw errorResponse(result)
}

/**
 * Like `unwrapItemOrRedirect`, for a comment.
 * @throws a redirect to the post if only the comment is missing, or 404 with what was typed
 */
async function unwrapCommentOrRedirect<T>(
  scope: ItemScope,
  member: Member,
  postId: string,
  result: Result<T>,
): Promise<T> {
  if (isMissing(result) && (await readPost(member, postId)).ok) {
    const { draftKey, fields = {} } = scope.typed ?? {}
    if (draftKey) await saveLateDraft(member.id, draftKey, sentFields(fields))
    if (fields.content?.trim()) throw await lostTextResponse(scope.request, fields)
    await flash(scope.request, scope.context, 'comment-gone')
    throw redirectToChanged(`/forum/post/${postId}`)
  }
  return unwrapItemOrRedirect(scope, member, postId, result)
}

// The values of the field `go`. `delete` asks for a confirmation; `remove` is its button, which deletes.
const itemActions = ['edit', 'save', 'delete', 'remove', 'helped'] as const
/**
 * Fields of the forms at a post's URL. They edit or delete the post or the comment with id `comment`, or mark it as
 * helpful.
 */
export const itemFields = { go: z.enum(itemActions), comment: ownField() }

/** The field of the form that edits a post: the topic, the content note and the audience that it showed. */
export const shownField = { shown: ownField() }

/** The field of the forms that like comments: the new state and the comment's id. */
export const likeFields = { like: ownField() }

/** The text form on the request's page: `comment` or `edit`. Null for none. */
export function textFormOf(context: AppLoadContext, hasCommentForm: boolean) {
  const screen = context.itemScreen
  if (!screen) return hasCommentForm ? 'comment' : null
  return screen === 'edit' ? 'edit' : null
}

/** True when a form at a post's URL edits or deletes the post or a comment, or marks or likes a comment. */
export function isItemForm(form: SubmittedForm): boolean {
  return form.has('like') || itemActions.some((action) => action === form.get('go'))
}

/**
 * Shows the screen to edit or delete one's own post or comment (`go=edit`, `go=delete`), or performs the change
 * (`go=save`, `go=remove`). Also marks a comment as helpful (`go=helped`). All screens have the post's URL and title,
 * so the browser history does not reveal the author.
 * @throws a redirect to sign-in, to the forum, to the post or its tombstone, or to the profile while suspended. 400 for
 *   unknown or wrong fields, 403 for somebody else's item, 429 above a limit.
 */
export async function handleItemForm(scope: RequestScope, form: SubmittedForm, postId: string) {
  const action = form.get('go')
  if (action === 'edit') return showEdit(scope, form, postId)
  if (action === 'save') return save(scope, form, postId)
  if (action === 'helped') return markAsHelpful(scope, form, postId)
  if (form.has('like')) return like(scope, form, postId)
  const { comment } = pickFields(form, noFields, itemFields)
  const member = await requireMember(scope.request, scope.context)
  return action === 'delete'
    ? showDeleteConfirmation(scope, member, postId, comment)
    : deleteItem(scope, member, postId, comment)
}

async function showEdit(scope: RequestScope, form: SubmittedForm, postId: string) {
  const { comment } = pickFields(form, noFields, itemFields)
  const member = await requireWriting(scope.request, scope.context)
  return editScreen(scope, member, postId, comment)
}

async function editScreen(
  scope: ItemScope,
  member: Member,
  postId: string,
  commentId: string | undefined,
  shown?: string,
): Promise<OwnItemScreen> {
  const { request, context } = scope
  const own = commentId
    ? onPost(
        await unwrapCommentOrRedirect(
          scope,
          member,
          postId,
          await readOwnCommentText(member, commentId),
        ),
        postId,
      )
    : await unwrapItemOrRedirect(scope, member, postId, await readOwnPostText(member, postId))
  if (!own) throw await redirectFromMissingPost(request, context)
  const { content, isAnonymous } = own
  const post = 'title' in own ? own : null
  const language = await getLanguage(request)
  const draftKey = draftKeyOf(postId, commentId)
  const draft = await readDraft(member, draftKey)
  // An item that waits for a moderator cannot become anonymous.
  const isFinal = isAnonymous || own.tombstone === 'held'
  context.itemScreen = 'edit'
  return {
    screen: 'edit',
    postId,
    commentId: commentId ?? null,
    draftKey,
    isKept: draft !== null,
    values: {
      content,
      ...(post && {
        title: post.title,
        topic: post.topic,
        contentNote: post.contentNote,
        audience: post.audience,
      }),
      ...draft,
    },
    shown: shown ?? (post && `${post.topic}.${post.contentNote}.${post.audience}`),
    topics: topicOptions(language),
    contentNotes: contentNoteOptions(language),
    audience: post ? audienceChoice(language, post.audience) : null,
    isAnonymous: isFinal,
    identity:
      post && !isFinal ? { ...identityChoice(language, member), styles: choiceStyles } : null,
    idempotencyKey: await newIdempotencyKey(request, context, member),
  }
}

async function save(requestScope: RequestScope, form: SubmittedForm, postId: string) {
  const { request, context } = requestScope
  const own = { ...itemFields, ...keyField, ...choiceField, ...takeOutField, ...shownField }
  const isComment = Boolean(form.get('comment'))
  const sent: FormFields = isComment
    ? pickFields(form, editCommentSchema, own)
    : pickFields(form, editPostSchema, own)
  const { go: _, comment: commentId, choice, takeOut, shown, ...submitted } = sent
  const draftKey = draftKeyOf(postId, commentId)
  const changed = changedFields(submitted, shown)
  const member = await requireFormMember(request, context, changed, draftKey)
  const chosen = choice as ChoiceField | undefined
  const scope: ItemScope = { ...requestScope, typed: { draftKey, fields: changed, choice: chosen } }
  if (
    commentId &&
    !onPost(
      await unwrapCommentOrRedirect(scope, member, postId, await readOwnComment(member, commentId)),
      postId,
    )
  )
    throw await redirectFromMissingPost(request, context)
  const fields = takeOut
    ? await takeOutOfEdit(scope, member, postId, { commentId, submitted })
    : submitted
  if (chosen) {
    const { data: refused, init } = await respondToPreferenceSwitch(scope, fields, chosen)
    const screen = await editScreen(scope, member, postId, commentId, shown)
    return data({ ...screen, refused }, init ?? {})
  }
  const { idempotencyKey: __, ...edit } = changedFields(fields, shown)
  const result: Result<{ title?: string; content: string }> = commentId
    ? await editComment(member, commentId, edit)
    : await editPost(member, postId, edit)
  if (!result.ok && isAboutForm(result)) {
    const screen = await editScreen(scope, member, postId, commentId, shown)
    const { isAnonymous, ...problems } = result.fields
    // The form of an anonymous item has no field to show this problem.
    const isUnshown = isAnonymous && 'isAnonymous' in screen && screen.isAnonymous
    const failure = isUnshown ? { ...result, fields: { ...problems, '': isAnonymous } } : result
    const refused = await formErrorResponse(scope, fields, failure, 'update-failed')
    return data({ ...screen, refused: refused.data }, refused.init ?? {})
  }
  const saved = commentId
    ? await unwrapCommentOrRedirect(scope, member, postId, result)
    : await unwrapItemOrRedirect(scope, member, postId, result)
  await discardDraft(member, draftKey)
  if (commentId) {
    return redirectToComment(request, context, member, {
      notice: 'comment-updated',
      postId,
      comment: { id: commentId, content: saved.content },
      submitted: fields.content,
    })
  }
  const callouts = await calloutsFor(
    [fields.title, saved.title ?? null],
    [fields.content, saved.content],
  )
  await flash(request, context, 'post-updated', [...callouts, postedMark(null)])
  // Without a fragment: in the history of a browser it would name the author of a post that nobody has commented on.
  return redirectToChanged(`/forum/post/${postId}`)
}

// Leaves out the topic, note and audience as shown, because a moderator or another tab may have changed them since.
function changedFields(fields: FormFields, shown: string | undefined): FormFields {
  if (shown === undefined) return fields
  const [topic, contentNote, audience] = shown.split('.')
  return {
    ...fields,
    topic: fields.topic === topic ? undefined : fields.topic,
    contentNote: fields.contentNote === contentNote ? undefined : fields.contentNote,
    audience: fields.audience === audience ? undefined : fields.audience,
  }
}

type Edit = { commentId: string | undefined; submitted: FormFields }

async function takeOutOfEdit(
  scope: ItemScope,
  member: Member,
  postId: string,
  { commentId, submitted }: Edit,
) {
  const own = commentId
    ? await unwrapCommentOrRedirect(
        scope,
        member,
        postId,
        await readOwnCommentText(member, commentId),
      )
    : await unwrapItemOrRedirect(scope, member, postId, await readOwnPostText(member, postId))
  const isAnonymous =
    submitted.isAnonymous === undefined ? undefined : submitted.isAnonymous !== 'false'
  const edited = guidedEdit(own, isAnonymous)
  return takeOutOfForm(await getLanguage(scope.request), member, submitted, edited)
}

async function showDeleteConfirmation(
  scope: RequestScope,
  member: Member,
  postId: string,
  commentId: string | undefined,
): Promise<OwnItemScreen> {
  const { request, context } = scope
  context.itemScreen = 'delete'
  if (!commentId) {
    const { title } = await unwrapItemOrRedirect(
      scope,
      member,
      postId,
      await readOwnPost(member, postId),
    )
    return { screen: 'delete', postId, commentId: null, title, excerpt: null }
  }
  const own = onPost(
    await unwrapCommentOrRedirect(scope, member, postId, await readOwnComment(member, commentId)),
    postId,
  )
  if (!own) throw await redirectFromMissingPost(request, context)
  const quote = excerpt(own.content, excerptLengths.card)
  return { screen: 'delete', postId, commentId, title: null, excerpt: quote }
}

async function deleteItem(
  scope: RequestScope,
  member: Member,
  postId: string,
  commentId: string | undefined,
) {
  const { request, context } = scope
  // A second press of the button finds nothing to delete. That is no error.
  if (!commentId) {
    const deleted = await deletePost(member, postId)
    if (!isMissing(deleted)) {
      await unwrapItemOrRedirect(scope, member, postId, deleted)
      await flash(request, context, 'post-deleted')
    } else if ((await readTombstone(member, postId)).ok) {
      return redirect(`/forum/post/${postId}/unavailable`, 303)
    }
    return redirect('/forum', 303)
  }
  const own = await readOwnComment(member, commentId)
  if (own.ok && !onPost(own.value, postId)) throw await redirectFromMissingPost(request, context)
  const deleted = own.ok ? await deleteComment(member, commentId) : own
  if (!isMissing(deleted) || !(await readPost(member, postId)).ok) {
    await unwrapItemOrRedirect(scope, member, postId, deleted)
    await flash(request, context, 'comment-deleted')
  } else if (await isOwnButRemoved(member, commentId)) {
    await flash(request, context, 'comment-kept')
  }
  return redirectToChanged(`/forum/post/${postId}#comments`)
}

function isMissing(result: Result<unknown>) {
  return !result.ok && result.code === 'not-found'
}

async function markAsHelpful(scope: RequestScope, form: SubmittedForm, shownId: string) {
  const own = { ...itemFields, ...inPlaceField }
  const { go: _, comment = '', inPlace, ...fields } = pickFields(form, helpedSchema, own)
  const member = await requireMember(scope.request, scope.context)
  const marked = await markHelped(member, comment, fields)
  const { postId } = await unwrapCommentOrRedirect(scope, member, shownId, marked)
  return inPlace ? null : redirectToChanged(await commentUrl(member, postId, comment))
}

async function like(scope: RequestScope, form: SubmittedForm, shownId: string) {
  const { like: pressed = '', inPlace } = pickFields(form, noFields, {
    ...likeFields,
    ...inPlaceField,
  })
  const [liked, comment = ''] = pressed.split('.')
  const member = await requireMember(scope.request, scope.context)
  const done = await likeComment(member, comment, { liked })
  const { postId } = await unwrapCommentOrRedirect(scope, member, shownId, done)
  return inPlace ? null : redirectToChanged(await commentUrl(member, postId, comment))
}

function onPost<T extends { post: { id: string } }>(comment: T, postId: string): T | null {
  return comment.post.id === postId ? comment : null
}

function draftKeyOf(postId: string, commentId: string | undefined): DraftKey {
  return commentId ? `edit-comment:${commentId}` : `edit-post:${postId}`
}
