import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { Link, useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Actor } from '~/domain/members/member'
import { isAnonymousInThread } from '~/domain/authorship/anonymous-in-thread.server'
import { discardDraft, readDraft } from '~/domain/drafts/drafts.server'
import { likeFields, likePost } from '~/domain/activity/like-post.server'
import { listComments } from '~/domain/comments/list-comments.server'
import { commentFields, publishComment } from '~/domain/comments/publish-comment.server'
import { readAnswered } from '~/domain/comments/read-answered.server'
import { readPost } from '~/domain/posts/read-post.server'
import { readUnavailablePost } from '~/domain/posts/read-unavailable-post.server'
import type { Result } from '~/domain/result'
import { excerpt } from '~/domain/validation/text'
import { calloutId, calloutsFor, disclaimerHtml } from '~/http/presenters/callouts.server'
import { commentAddress, commentByteBudget } from '~/http/presenters/comment-address.server'
import { jsonLd } from '~/http/presenters/json-ld.server'
import { newIdempotencyKey, requireFormMember } from '~/http/forms/member-form.server'
import { readForm, type FormFields } from '~/http/forms/read-form.server'
import { refuseForm } from '~/http/forms/reply-form.server'
import { refusalOf } from '~/http/reply-status'
import { getMember, flash, requireMember } from '~/http/session/session.server'
import {
  presentAnswered,
  presentPost,
  presentThreads,
} from '~/http/presenters/thread-presenter.server'
import { closedLabel, namingLabels, threadLabels } from '~/http/presenters/thread-labels.server'
import { countReading } from '~/http/visitor.server'
import { languageOf } from '~/i18n/i18n.server'
import { pageHead } from '~/i18n/page-head'
import { isSubmitFailed, submitFallback } from '~/ui/feedback/submit-fallback'
import { useFocusOnTarget } from '~/ui/focus-on-target'
import { CommentForm } from '~/ui/forum/comment-form'
import { CommentSummary } from '~/ui/forum/comment-summary'
import { CommentThreads } from '~/ui/forum/comment-threads'
import { PostArticle } from '~/ui/forum/post-article'
import { SignInToJoin } from '~/ui/forum/sign-in-to-join'
import { StructuredData } from '~/ui/shell/structured-data'
import { useRootData } from '~/ui/root-data'

export const meta: MetaFunction<typeof loader> = ({ data, ...screen }) =>
  pageHead(screen, {
    title: (t) => data?.post.title ?? t('forum:title'),
    description: (t) => data?.description ?? t('forum:title'),
    type: 'article',
    parameters: ['cursor'],
  })

const descriptionLength = 160

export const handle = { i18n: ['forum', 'forms'] }

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const postId = params.postId ?? ''
  const query = new URL(request.url).searchParams
  const cursor = query.get('cursor') ?? undefined
  const member = await getMember(request, context)
  const [post, draft] = await Promise.all([
    readPost(member, postId),
    readDraft(member, draftKeyOf(postId)),
  ])
  if (!post.ok) throw await sendAway(request, member, postId)
  const wanted = query.get('comment')
  if (wanted !== null) throw redirect(await commentAddress(member, postId, wanted), 303)
  const comments = await listComments(member, postId, { cursor }, commentByteBudget(post.value))
  if (!comments.ok) throw new Response(null, { status: 400 })
  countReading(context, member, postId)
  const language = await languageOf(request)
  context.structuredData = jsonLd(language, post.value, comments.value.comments)
  const viewer = { language, member }
  const replyTo = member ? (query.get('reply') ?? draft?.parentCommentId) : undefined
  return {
    post: presentPost(viewer, post.value),
    description: excerpt(post.value.content, descriptionLength),
    comments: presentThreads(viewer, post.value, comments.value.comments),
    labels: threadLabels(language),
    closed: closedLabel(language, member, post.value),
    nextCursor: comments.value.nextCursor,
    isFirstPage: cursor === undefined,
    answered: presentAnswered(viewer, await readAnswered(member, postId, replyTo)),
    draft,
    idempotencyKey: member && (await newIdempotencyKey(request, context, member)),
    naming: member && {
      ...namingLabels(language, member),
      isAnonymous: await isAnonymousInThread(member.id, postId),
    },
    standing: disclaimerHtml(language),
  }
}

function draftKeyOf(postId: string) {
  return `comment:${postId}`
}

// What is kept from this reader, though it is there, has a screen that says why.
async function sendAway(request: Request, member: Actor, postId: string) {
  const unavailable = await readUnavailablePost(member, postId)
  return unavailable.ok ? redirect(`/forum/post/${postId}/unavailable`, 303) : sendToForum(request)
}

async function sendToForum(request: Request) {
  await flash(request, 'post-not-found')
  return redirect('/forum?notice=post-not-found', 303)
}

// The page has two forms: the like button, known by its field, and the comment.
export async function action(given: ActionFunctionArgs) {
  const fields = await readForm(given.request, [...likeFields, 'inPlace', ...commentFields])
  return 'liked' in fields ? like(given, fields) : comment(given, fields)
}

async function like({ request, params, context }: ActionFunctionArgs, fields: FormFields) {
  const member = await requireMember(request, context)
  const result = await likePost(member, params.postId ?? '', fields)
  if (!result.ok && result.code === 'not-found') throw await sendToForum(request)
  if (!result.ok && result.fields['']) throw redirect('/profile', 303)
  if (!result.ok) throw refusalOf(result)
  // Pressed with JavaScript, the page stays where it is.
  return 'inPlace' in fields ? null : redirect(`/forum/post/${params.postId}#like`, 303)
}

async function comment({ request, params, context }: ActionFunctionArgs, fields: FormFields) {
  const postId = params.postId ?? ''
  const member = await requireFormMember(request, context, fields, draftKeyOf(postId))
  const result: Result<{ id: string; content: string }> = await publishComment(
    member,
    postId,
    fields,
  )
  if (!result.ok && result.code === 'not-found') throw await sendToForum(request)
  if (!result.ok) return refuseForm(context, fields, result, 'comment-failed')
  await discardDraft(member, draftKeyOf(postId))
  const callouts = await calloutsFor([fields.content, result.value.content])
  await flash(request, 'comment-posted', callouts)
  const target = callouts.length ? calloutId : undefined
  return redirect(await commentAddress(member, postId, result.value.id, target), 303)
}

export const clientAction = submitFallback('comment-unsent')

export { shouldRevalidate } from '~/ui/feedback/submit-fallback'

export default function Post() {
  const {
    post,
    comments,
    labels,
    closed,
    nextCursor,
    isFirstPage,
    answered,
    draft,
    idempotencyKey,
    naming,
    standing,
  } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action | typeof clientAction>()
  const { lite } = useRootData() ?? {}
  const { t } = useTranslation('forum')
  const acceptedKey = useAcceptedKey()
  useFocusOnTarget()
  return (
    <main id="main" className="screen narrow">
      {answer && !isSubmitFailed(answer) && <CommentSummary refused={answer} />}
      <Link className="back" to="/forum">
        {t('backToForum')}
      </Link>
      <PostArticle post={post} />
      <p className="hint" dangerouslySetInnerHTML={{ __html: standing }} />
      {!lite && <StructuredData key={post.id} />}
      <section className="comments" aria-labelledby="comments">
        <h2 id="comments" tabIndex={-1}>
          {t('commentsTitle', { count: post.commentCount })}
        </h2>
        {comments.length ? (
          <CommentThreads threads={comments} isMember={idempotencyKey !== null} postId={post.id} />
        ) : (
          <p>{labels.noComments}</p>
        )}
        {(!isFirstPage || nextCursor) && (
          <nav className="pager" aria-label={t('pages')}>
            {!isFirstPage && (
              <Link to={`/forum/post/${post.id}#comments`}>{labels.firstComments}</Link>
            )}
            {nextCursor && <Link to={`?cursor=${nextCursor}#comments`}>{labels.moreComments}</Link>}
          </nav>
        )}
        {closed && <p className="panel">{closed}</p>}
        {idempotencyKey && naming && (!closed || answer) && (
          <CommentForm
            key={acceptedKey + (draft ? 'kept' : '')}
            postId={post.id}
            idempotencyKey={idempotencyKey}
            answered={answered}
            draft={draft}
            answer={answer ?? undefined}
            naming={naming}
          />
        )}
        {!idempotencyKey && !closed && (
          <SignInToJoin label={labels.signInToJoin} returnTo={`/forum/post/${post.id}`} />
        )}
      </section>
    </main>
  )
}

// Changes with each comment that was accepted, and only then: the form starts anew.
function useAcceptedKey() {
  const { hash, key } = useLocation()
  const [acceptedKey, setAcceptedKey] = useState(key)
  if (hash.startsWith('#comment-') && hash !== '#comment-form' && key !== acceptedKey) {
    setAcceptedKey(key)
  }
  return acceptedKey
}
