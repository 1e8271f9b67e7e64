import { similarPosts } from '~/domain/search/related-posts.server'
import {
  audienceBadges,
  hiddenFrom,
  noteSentence,
  postLabels,
} from '../presenters/post-labels.server'
import {
  badgesInThread,
  buildAvatar,
  expertLines,
  listBadges,
  threadNames,
} from '../presenters/authors.server'
import type { CommentView } from '~/domain/comments/comment-view'
import type { PostView } from '~/domain/posts/post-view'
import { toRichText } from '~/domain/rich-text/rich-text.server'
import { excerpt, excerptLengths } from '~/domain/validation/text'
import type { AppLoadContext } from '@remix-run/node'
import { anonymityInThread } from '~/domain/authorship/authorship.server'
import { readParentComment } from '~/domain/comments/list-comments.server'
import { draftSql, fieldsOf, saveLateDraft, type DraftKey } from '~/domain/drafts/drafts.server'
import type { Actor, Member } from '~/domain/members/member'
import { getI18n, getLanguage } from '~/i18n/i18n.server'
import { calloutsFor, calloutHtml } from '../presenters/notices.server'
import { newCommentUrl } from '../presenters/item-url.server'
import { othersLabel } from '../presenters/thread.server'
import {
  redirectToChanged,
  newIdempotencyKey,
  formErrorResponse,
  type RequestScope,
} from './member-form.server'
import { flash, postedMark } from '../session/flash.server'
import { previewComment } from '~/domain/comments/publish-comment.server'
import { previewPost } from '~/domain/posts/preview-post.server'
import type { Language } from '~/i18n/languages'
import type { PreviewedForm } from '~/ui/forum/preview'
import { redirectFromUnreadablePost } from '../post-not-found.server'
import { sentFields, type FormFields } from './read-form.server'

/** The key of the draft of a comment on this post. */
export function commentDraftKey(postId: string): DraftKey {
  return `comment:${postId}`
}

/** Reads the comment form of a post's page, with the saved draft. Null for visitors. `tags` as for `listComments`. */
export async function readCommentForm(
  request: Request,
  context: AppLoadContext,
  member: Actor,
  postId: string,
  tags?: string[],
) {
  if (!member) return null
  const language = await getLanguage(request)
  const stored = draftSql(member, commentDraftKey(postId))
  const anonymity = await anonymityInThread(member.id, postId, tags, stored)
  const draft = fieldsOf(anonymity.further)
  const query = new URL(request.url).searchParams
  const cursor = query.get('cursor')
  const chosen = query.get('reply')
  const replyTo = await readParentComment(member, postId, chosen ?? draft?.parentCommentId, tags)
  const { isAnonymous, number } = anonymity
  return {
    draft,
    replyTo: serializeReplyTo(language, postId, { cursor, isKept: chosen === null }, replyTo),
    replyUrl: `/forum/post/${postId}?${cursor ? `cursor=${encodeURIComponent(cursor)}&` : ''}reply=`,
    idempotencyKey: await newIdempotencyKey(request, context, member),
    identity: { ...identityLabels(language, member, number), isAnonymous },
    previewLabel: getI18n(language).t('thread:preview.button'),
  }
}

type Written = {
  notice: 'comment-posted' | 'comment-held' | 'comment-updated'
  postId: string
  comment: { id: string; content: string }
  submitted: string | undefined
}

/** Redirects to `#posted`: the callouts if there are any, otherwise the new comment. The URL has no id of it. */
export async function redirectToComment(
  request: Request,
  context: AppLoadContext,
  member: Member,
  { notice, postId, comment, submitted }: Written,
) {
  const callouts = await calloutsFor([submitted, comment.content])
  await flash(request, context, notice, [...callouts, postedMark(comment.id)])
  return redirectToChanged(await newCommentUrl(member, postId, comment.id))
}

/**
 * Answers a comment on a post that is no longer readable. Saves the comment as a draft if reports hid the post.
 * Otherwise the response shows the text.
 */
export async function redirectFromUnreadableThread(
  { request, context }: RequestScope,
  member: Member,
  postId: string,
  fields: FormFields,
) {
  await saveLateDraft(member.id, commentDraftKey(postId), sentFields(fields))
  return redirectFromUnreadablePost(request, context, member, postId, fields)
}

/**
 * Answers a comment's form with a preview and its fields. The form keeps its idempotency key, so a comment sent before
 * and after the preview is published once.
 */
export async function respondWithCommentPreview(
  scope: RequestScope,
  member: Member,
  postId: string,
  fields: FormFields,
) {
  const result = await previewComment(member, postId, fields)
  if (!result.ok && result.code === 'not-found')
    throw await redirectFromUnreadableThread(scope, member, postId, fields)
  if (!result.ok) return formErrorResponse(scope, fields, result, 'comment-failed')
  const { post, comment } = result.value
  const language = await getLanguage(scope.request)
  const { t } = getI18n(language)
  scope.context.previewTitle = t('thread:preview.title', { title: post.title })
  return previewAnswer(language, fields, {
    item: serializePreview(language, comment, post),
    callouts: await calloutsFor([fields.content, comment.content]),
  })
}

/** Like `respondWithCommentPreview`, for the form of a new post. */
export async function respondWithPostPreview(
  scope: RequestScope,
  member: Member,
  fields: FormFields,
) {
  const result = await previewPost(member, fields)
  if (!result.ok) return formErrorResponse(scope, fields, result, 'post-failed')
  const post = result.value
  const { title, content, episode } = post
  const language = await getLanguage(scope.request)
  // Not the typed title, because the browser keeps page titles in its history.
  scope.context.previewTitle = getI18n(language).t('thread:preview.heading')
  const hidden = hiddenFrom(member, scope.request)
  const others = await similarPosts(member, { title }, scope.context.ip, hidden)
  const posts = others.ok ? others.value.map(({ id, title }) => ({ id, title })) : []
  const answer = previewAnswer(language, fields, {
    item: { ...serializePreview(language, post), title, episode },
    callouts: await calloutsFor([fields.title, title], [fields.content, content]),
    labels: postLabels(language, post),
  })
  const asked = posts.length ? { title: othersLabel(language), posts } : undefined
  return { ...answer, preview: { ...answer.preview, others: asked } }
}

type PreviewParts = {
  item: PreviewedForm['preview']['item']
  callouts: Parameters<typeof calloutHtml>[1]
  /** A post's labels, as its author chose them. */
  labels?: string
}

function previewAnswer(
  language: Language,
  fields: FormFields,
  { item, callouts, labels }: PreviewParts,
): PreviewedForm {
  const t = getI18n(language).getFixedT(null, 'thread')
  return {
    lastResult: { initialValue: sentFields(fields) },
    notice: null,
    preview: {
      title: t('preview.heading'),
      item,
      note: `${labels ? `<p class="text-sm">${labels}</p>` : ''}<p class="hint text-sm text-soft">${t('preview.note')}</p>${calloutHtml(language, callouts) ?? ''}`,
    },
  }
}

/** The member's name in a thread, and the choice between that name and anonymity. */
function identityLabels(language: Language, member: Member, anonymousNumber: number) {
  const t = getI18n(language).getFixedT(null, 'thread')
  const nameOf = threadNames(language)
  const { username, displayName, role } = member
  const user = { username, displayName, role }
  const named = nameOf({ isAnonymous: false, anonymousNumber: null, user })
  const unnamed = nameOf({ isAnonymous: true, anonymousNumber, user: null })
  return {
    legend: t('naming.legend'),
    stay: t('naming.stay'),
    show: t('naming.show', { username }),
    asNamed: t('naming.named', { name: named }),
    asAnonymous: t('naming.anonymous', { name: unnamed }),
  }
}

/** A comment that is not published yet, as others would see it. */
function serializePreview(language: Language, item: PostView | CommentView, post?: PostView) {
  return {
    createdAt: item.createdAt,
    note: 'contentNote' in item ? noteSentence(language, item) : null,
    richText: toRichText(item.content),
    author: threadNames(language)(item),
    avatar: buildAvatar(language, item),
    badges: [
      ...(post ? badgesInThread(language, item, post) : listBadges(language, item)),
      ...('audience' in item ? audienceBadges(language, item) : []),
    ],
    metadata: [],
    expert: expertLines(language, item),
  }
}

/** The comment that the form replies to, and the URL of 'Cancel Reply'. */
function serializeReplyTo(
  language: Language,
  postId: string,
  { cursor, isKept }: { cursor: string | null; isKept: boolean },
  comment: CommentView | null,
) {
  if (!comment) return null
  const { id, content, parentCommentId } = comment
  const query = new URLSearchParams({
    ...(cursor && { cursor }),
    ...(parentCommentId && { open: id }),
    // Without it, the draft would choose the comment again.
    ...(isKept && { reply: '' }),
  })
  return {
    id,
    author: threadNames(language)(comment),
    quote: excerpt(content, excerptLengths.card),
    back: `/forum/post/${postId}${query.size ? `?${query}` : ''}#reply-${id}`,
  }
}
