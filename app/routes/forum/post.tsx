import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { Link, useActionData, useLoaderData } from '@remix-run/react'
import { listComments } from '~/domain/comments/list-comments.server'
import { latestThread } from '~/domain/comments/latest-thread.server'
import { publishComment, publishCommentSchema } from '~/domain/comments/publish-comment.server'
import { discardDraft } from '~/domain/drafts/drafts.server'
import type { Actor } from '~/domain/members/member'
import { readPost } from '~/domain/posts/read-post.server'
import { excerpt, excerptLengths } from '~/domain/validation/text'
import { commentDraftKey, leadToComment, readCommentForm } from '~/http/forms/comment-form.server'
import { requireFormMember } from '~/http/forms/member-form.server'
import { previewField } from '~/http/forms/own-fields.server'
import { answerCommentPreview, previewTitle } from '~/http/forms/preview-form.server'
import { readForm } from '~/http/forms/read-form.server'
import { refuseForm } from '~/http/forms/reply-form.server'
import { leaveMissingPost, leaveUnreadablePost } from '~/http/post-not-found.server'
import { disclaimerHtml } from '~/http/presenters/callouts.server'
import { commentAddress, commentByteBudget } from '~/http/presenters/comment-address.server'
import { threadPlaces } from '~/http/presenters/thread-places.server'
import { jsonLd } from '~/http/presenters/json-ld.server'
import { closedLabel, threadLabels } from '~/http/presenters/thread-labels.server'
import { isAmong, presentPost, presentThreads } from '~/http/presenters/thread-presenter.server'
import { orRefuse } from '~/http/reply-status'
import { getMember } from '~/http/session/session.server'
import { countReading } from '~/http/visitor.server'
import { languageOf } from '~/i18n/i18n.server'
import { pageHead } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { isSubmitFailed, submitFallback } from '~/ui/feedback/submit-fallback'
import { useFocusOnTarget } from '~/ui/focus-on-target'
import { CommentSummary } from '~/ui/forum/comments/comment-summary'
import { CommentsSection } from '~/ui/forum/comments/comments-section'
import { PostArticle } from '~/ui/forum/post-article'
import { StructuredData } from '~/ui/shell/structured-data'
import { useRootData } from '~/ui/root-data'

export const meta: MetaFunction<typeof loader> = ({ data, ...screen }) =>
  pageHead(screen, {
    title: (t) => data?.previewTitle ?? data?.post.title ?? t('forum:title'),
    description: (t) => data?.description ?? t('forum:title'),
    isPersonal: true,
    parameters: ['cursor'],
  })

export const handle = { i18n: ['forum', 'forms'] }

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const postId = params.postId ?? ''
  const query = new URL(request.url).searchParams
  const cursor = query.get('cursor') ?? undefined
  const member = await getMember(request, context)
  const post = await readPost(member, postId)
  if (!post.ok) throw await leaveUnreadablePost(request, member, postId)
  const wanted = query.get('comment')
  if (wanted !== null) throw redirect(await addressOf(member, postId, wanted), 303)
  const { comments, nextCursor } = orRefuse(
    await listComments(member, postId, { cursor }, commentByteBudget(post.value)),
  )
  countReading(context, member, postId)
  const language = await languageOf(request)
  const form = await readCommentForm(request, context, member, postId)
  const closed = closedLabel(language, member, post.value)
  context.structuredData = jsonLd(language, post.value, comments)
  const viewer = { language, member }
  return {
    post: presentPost(viewer, post.value),
    previewTitle: previewTitle(context, language),
    description: excerpt(post.value.content, excerptLengths.description),
    comments: presentThreads(viewer, post.value, comments, [query.get('open'), form?.answered?.id]),
    labels: threadLabels(language),
    places: threadPlaces(language, {
      post: post.value,
      cursor,
      isLastPage: nextCursor === null,
      isClosed: closed !== null,
      isReplying: Boolean(form?.answered),
    }),
    closed,
    nextCursor,
    isFirstPage: cursor === undefined,
    form: form && { ...form, isInThread: isAmong(comments, form.answered?.id) },
    standing: disclaimerHtml(language),
  }
}

async function addressOf(member: Actor, postId: string, wanted: string) {
  const commentId = wanted === 'latest' ? await latestThread(member, postId) : wanted
  return commentAddress(member, postId, commentId ?? '')
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { go, ...fields } = await readForm(request, publishCommentSchema, previewField)
  const postId = params.postId ?? ''
  const draftKey = commentDraftKey(postId)
  const member = await requireFormMember(request, context, fields, draftKey)
  if (go) return answerCommentPreview({ request, context }, member, postId, fields)
  const result = await publishComment(member, postId, fields)
  if (!result.ok && result.code === 'not-found') throw await leaveMissingPost(request)
  if (!result.ok) return refuseForm({ request, context }, fields, result, 'comment-failed')
  await discardDraft(member, draftKey)
  const [notice, typed] = ['comment-posted', fields.content] as const
  return leadToComment(request, member, { notice, postId, comment: result.value, typed })
}

export const clientAction = submitFallback('comment-unsent')

export { shouldRevalidate } from '~/ui/feedback/submit-fallback'

export default function Post() {
  const { post, places, standing, ...shown } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action | typeof clientAction>()
  const { lite } = useRootData() ?? {}
  const { t } = useTranslation('forum')
  useFocusOnTarget()
  return (
    <main id="main" className="screen narrow">
      {answer && !isSubmitFailed(answer) && <CommentSummary refused={answer} />}
      <Link className="back" to="/forum">
        {t('backToForum')}
      </Link>
      <PostArticle post={post} places={places} />
      <p className="hint" dangerouslySetInnerHTML={{ __html: standing }} />
      {!lite && <StructuredData key={post.id} />}
      <CommentsSection post={post} {...shown} answer={answer} />
    </main>
  )
}
