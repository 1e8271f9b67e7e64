import type { AppLoadContext } from '@remix-run/node'
import { anonymityInThread } from '~/domain/authorship/anonymity-in-thread.server'
import { readAnswered } from '~/domain/comments/read-answered.server'
import { readDraft } from '~/domain/drafts/drafts.server'
import type { Actor, Member } from '~/domain/members/member'
import { i18nOf, languageOf } from '~/i18n/i18n.server'
import { calloutsFor } from '../presenters/callouts.server'
import { postedAddress } from '../presenters/comment-address.server'
import { namingLabels } from '../presenters/thread-labels.server'
import { presentAnswered } from '../presenters/thread-presenter.server'
import { redirectToChanged } from '../redirect-to-changed.server'
import { flash } from '../session/flash.server'
import { postedMark } from '../session/posted.server'
import { newIdempotencyKey } from './member-form.server'

/** The draft of a comment on this post. */
export function commentDraftKey(postId: string): string {
  return `comment:${postId}`
}

/** What the comment form on a post's page needs, with the draft that was kept of it; null for visitors. */
export async function readCommentForm(
  request: Request,
  context: AppLoadContext,
  member: Actor,
  postId: string,
) {
  if (!member) return null
  const language = await languageOf(request)
  const draft = await readDraft(member, commentDraftKey(postId))
  const query = new URL(request.url).searchParams
  const cursor = query.get('cursor')
  const answered = await readAnswered(member, postId, query.get('reply') ?? draft?.parentCommentId)
  const { isAnonymous, number } = await anonymityInThread(member.id, postId)
  return {
    draft,
    answered: presentAnswered({ language, member }, postId, cursor, answered),
    replyTo: `/forum/post/${postId}?${cursor ? `cursor=${encodeURIComponent(cursor)}&` : ''}reply=`,
    idempotencyKey: await newIdempotencyKey(request, context, member),
    naming: { ...namingLabels(language, member, number), isAnonymous },
    previewLabel: i18nOf(language).t('thread:preview.button'),
  }
}

type Written = {
  notice: 'comment-posted' | 'comment-updated'
  postId: string
  comment: { id: string; content: string }
  typed: string | undefined
}

/** Leads to a comment that was just written, or to the callouts about it, by an address that names no comment. */
export async function leadToComment(
  request: Request,
  context: AppLoadContext,
  member: Member,
  { notice, postId, comment, typed }: Written,
) {
  const callouts = await calloutsFor([typed, comment.content])
  await flash(request, context, notice, [...callouts, postedMark(comment.id)])
  return redirectToChanged(await postedAddress(member, postId, comment.id))
}
