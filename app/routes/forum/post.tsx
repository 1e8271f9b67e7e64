import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { useState } from 'react'
import { listComments, locateComment } from '~/domain/comments/list-comments.server'
import { publishComment, publishCommentSchema } from '~/domain/comments/publish-comment.server'
import { discardDraft } from '~/domain/drafts/drafts.server'
import { readShownOrHeldPost } from '~/domain/posts/own-post.server'
import { readPost } from '~/domain/posts/read-posts.server'
import { relatedPosts } from '~/domain/search/related-posts.server'
import { excerpt, excerptLengths } from '~/domain/validation/text'
import {
  commentDraftKey,
  redirectToComment,
  redirectFromUnreadableThread,
  readCommentForm,
  respondWithCommentPreview,
} from '~/http/forms/comment-form.server'
import { takeOutField, takeOutOfForm } from '~/http/forms/guidance-form.server'
import {
  choiceCookie,
  requireFormMember,
  formErrorResponse,
  respondToPreferenceSwitch,
  isFormShownAgain,
} from '~/http/forms/member-form.server'
import { choiceField, previewField } from '~/http/forms/own-fields.server'
import { handleItemForm, isItemForm, textFormOf } from '~/http/forms/item-forms.server'
import { parseForm, pickFields } from '~/http/forms/read-form.server'
import { redirectFromUnreadablePost } from '~/http/post-not-found.server'
import { disclaimerHtml } from '~/http/presenters/notices.server'
import { commentByteBudget, wantedCommentUrl } from '~/http/presenters/item-url.server'
import {
  jumpLinks,
  askAnewLink,
  closedLabel,
  slowLabel,
  keptCommentLabel,
  relatedLabel,
  threadLabels,
  freshElsewhere,
  freshLine,
  isAmong,
  serializePost,
  serializeThreads,
  heldLabel,
} from '~/http/presenters/thread.server'
import { hiddenFrom, noteSentence } from '~/http/presenters/post-labels.server'
import { unwrapOrThrow } from '~/http/reply-status'
import { jsonLd } from '~/http/presenters/json-ld.server'
import { readPosted } from '~/http/session/flash.server'
import { beginVisit } from '~/http/session/own-threads.server'
import { getMember } from '~/http/session/session.server'
import { countPostView } from '~/http/visitor.server'
import { getLanguage } from '~/i18n/i18n.server'
import type { CommentThread, CommentView } from '~/domain/comments/comment-view'
import { pageHead } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import {
  isSubmitFailed,
  sentField,
  submitFallback,
  type FailedSubmit,
} from '~/ui/feedback/submit-fallback'
import type { RefusedForm } from '~/ui/form/form-answer'
import { useFocusOnTarget, Screen, BackLink } from '~/ui/screen'
import { CommentForm, commentFormId, CommentSummary } from '~/ui/forum/comments/comment-form'
import { CommentsSection } from '~/ui/forum/comments/comments'
import { editFormId, OwnItem, type OwnItemScreen } from '~/ui/forum/own-item-screens'
import { GuidancePanel } from '~/ui/forum/guidance'
import { useTextAttributes } from '~/ui/forum/item-parts'
import { PostLinks } from '~/ui/forum/post-links'
import { PostArticle } from '~/ui/forum/post-article'
import type { PreviewedForm } from '~/ui/forum/preview'
import { StructuredData } from '~/ui/shell/document'
import { useRootData } from '~/ui/root-data'

export const meta: MetaFunction<typeof loader> = ({ data, ...screen }) =>
  pageHead(screen, {
    title: (t) => data?.previewTitle ?? data?.post.title ?? t('forum:title'),
    description: (t) => data?.description ?? t('forum:title'),
    isPersonal: true,
    parameters: ['cursor'],
  })

const formIds = { comment: commentFormId, edit: editFormId }

export const handle = {
  i18n: ['forum', 'writing', 'forms'],
  textFormId: ({ textForm }: { textForm: keyof typeof formIds | null }) =>
    textForm && formIds[textForm],
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const postId = params.postId ?? ''
  const query = new URL(request.url).searchParams
  const member = await getMember(request, context)
  const found = await readShownOrHeldPost(member, postId)
  if (!found.ok) throw await redirectFromUnreadablePost(request, context, member, postId)
  const post = found.value
  const isHeld = post.tombstone === 'held'
  const wanted = query.get('comment')
  if (wanted !== null) throw redirect(await wantedCommentUrl(member, postId, wanted), 303)
  const visit = member ? await beginVisit(request, context, member) : undefined
  const budget = commentByteBudget(post)
  const posted = await readPosted(request, context)
  const location = posted.id
    ? await locateComment(member, postId, posted.id, budget, visit?.tags)
    : null
  const cursor = location?.cursor ?? query.get('cursor') ?? undefined
  const { comments, nextCursor } = unwrapOrThrow(
    await listComments(member, postId, { cursor }, budget, visit?.tags),
  )
  const onPage = comments.flatMap(({ replies, ...thread }) => [thread, ...replies])
  const own = await visit?.finish(postId, onPage)
  const hidden = hiddenFrom(member, request)
  const related = await relatedPosts(member, post, hidden, visit?.tags)
  if (!isHeld) countPostView(context, member, postId)
  const language = await getLanguage(request)
  const form = await readCommentForm(request, context, member, postId, visit?.tags)
  const elsewhere = freshElsewhere(language, postId, onPage, own?.fresh ?? null)
  const held = isHeld ? heldLabel(language, post) : null
  const closed = held ?? closedLabel(language, member, post)
  context.structuredData = jsonLd(language, post, comments)
  const viewer = { language, member }
  return {
    post: { ...serializePost(viewer, post, own), held },
    previewTitle: context.previewTitle ?? null,
    description: noteSentence(language, post) ?? excerpt(post.content, excerptLengths.description),
    comments: serializeThreads(viewer, post, comments, [
      query.get('open'),
      form?.replyTo?.id,
      posted.id,
      ...(own?.fresh?.ids ?? []),
    ]),
    related: related.map(({ id, title }) => ({ id, title })),
    relatedLabel: relatedLabel(language),
    fresh: freshLine(language, onPage, own?.fresh ?? null),
    isStillNew: Boolean(own?.following && elsewhere),
    posted: posted.target,
    isSaved: posted.id === '',
    articleId: posted.target === '' ? 'posted' : undefined,
    labels: threadLabels(language, cursor === undefined ? countFurther(post, comments) : 0),
    jumpLinks: jumpLinks(language, {
      fresh: elsewhere,
      post,
      cursor,
      isLastPage: nextCursor === null,
      isClosed: closed !== null,
      isReplying: Boolean(form?.replyTo),
      isMember: member !== null,
    }),
    closed,
    further:
      (closed && keptCommentLabel(language, form?.draft ?? null)) ?? slowLabel(language, post),
    askAnew: askAnewLink(language, post),
    nextCursor,
    isFirstPage: cursor === undefined,
    form: form && { ...form, isInThread: isAmong(comments, form.replyTo?.id) },
    textForm: textFormOf(context, form !== null && (!closed || isFormShownAgain(context))),
    disclaimer: disclaimerHtml(language),
  }
}

// Only correct on the first page. Later pages do not know the comments of the pages before them.
function countFurther(post: { commentCount: number }, threads: CommentThread[]) {
  const shown = threads.flatMap((thread) => [thread, ...thread.replies])
  const isCounted = ({ tombstone }: CommentView) => !tombstone || tombstone === 'hiddenByYou'
  const folded = threads.reduce(
    (sum, { replies, replyCount }) => sum + replyCount - replies.length,
    0,
  )
  return post.commentCount - shown.filter(isCounted).length - folded
}

/**
 * Publishes a comment. The same form has the buttons 'Preview' (`go`) and 'Take it out' (`takeOut`), and the switches of
 * language and theme (`choice`). Forms that edit, delete or mark an item go to `handleItemForm`.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await parseForm(request)
  const postId = params.postId ?? ''
  if (isItemForm(form)) return handleItemForm({ request, context }, form, postId)
  const { go, choice, takeOut, ...sent } = pickFields(form, publishCommentSchema, {
    ...previewField,
    ...choiceField,
    ...takeOutField,
  })
  const draftKey = commentDraftKey(postId)
  const member = await requireFormMember(request, context, sent, draftKey)
  const fields = takeOut ? await takeOutOfForm(await getLanguage(request), member, sent) : sent
  if (choice && !(await readPost(member, postId)).ok) {
    context.setCookie(await choiceCookie(request, choice))
    throw await redirectFromUnreadableThread({ request, context }, member, postId, fields)
  }
  if (choice) return respondToPreferenceSwitch({ request, context }, fields, choice)
  if (go) return respondWithCommentPreview({ request, context }, member, postId, fields)
  const result = await publishComment(member, postId, fields)
  if (!result.ok && result.code === 'not-found')
    throw await redirectFromUnreadableThread({ request, context }, member, postId, fields)
  if (!result.ok) return formErrorResponse({ request, context }, fields, result, 'comment-failed')
  await discardDraft(member, draftKey)
  return redirectToComment(request, context, member, {
    notice: result.value.tombstone ? 'comment-held' : 'comment-posted',
    postId,
    comment: result.value,
    submitted: fields.content,
  })
}

export async function clientAction(args: ClientActionFunctionArgs) {
  const go = await sentField(args.request, 'go')
  const isComment =
    (await sentField(args.request, 'content')) !== null && (go === null || go === 'preview')
  const notice = isComment ? 'comment-unsent' : 'update-failed'
  return submitFallback(notice)<Awaited<ReturnType<typeof action>>>({
    serverAction: () => args.serverAction(),
  })
}

export { revalidateUnlessSubmitFailed as shouldRevalidate } from '~/ui/feedback/submit-fallback'

export default function Post() {
  const answer = useActionData<typeof action | typeof clientAction>() as Answer | undefined
  const ownItemScreen = useOwnItemScreen(answer)
  const failed = isSubmitFailed(answer) ? answer : undefined
  if (ownItemScreen) return <OwnItem screen={ownItemScreen} failed={failed} />
  return <PostScreen answer={isOwnItemScreen(answer) ? undefined : answer} />
}

type Answer = RefusedForm | PreviewedForm | FailedSubmit | OwnItemScreen

const isOwnItemScreen = (answer: Answer | undefined): answer is OwnItemScreen =>
  answer !== undefined && 'screen' in answer

// Keeps showing the form when it could not be sent.
function useOwnItemScreen(answer: Answer | undefined): OwnItemScreen | null {
  const [last, setLast] = useState<OwnItemScreen | null>(null)
  const kept = isSubmitFailed(answer) ? last : null
  const screen = isOwnItemScreen(answer) ? answer : kept
  if (screen !== last) setLast(screen)
  return screen
}

function PostScreen({ answer }: { answer?: Exclude<Answer, OwnItemScreen> }) {
  const {
    post,
    jumpLinks,
    disclaimer,
    related,
    relatedLabel,
    textForm: _,
    ...props
  } = useLoaderData<typeof loader>()
  const { lite } = useRootData() ?? {}
  const titleAttributes = useTextAttributes(post.title)
  const { t } = useTranslation('forum')
  useFocusOnTarget(props.isSaved)
  if (answer && 'guidance' in answer && answer.guidance && props.form)
    return (
      <Screen width="narrow">
        <BackLink to={`/forum/post/${post.id}`}>{t('backToPost')}</BackLink>
        <h1 className="text-xl" {...titleAttributes}>
          {post.title}
        </h1>
        <GuidancePanel {...answer.guidance} formId={commentFormId} />
        <CommentForm postId={post.id} {...props.form} isInThread={false} answer={answer} />
      </Screen>
    )
  return (
    <Screen width="narrow">
      <BackLink to="/forum">{t('backToForum')}</BackLink>
      {answer && !isSubmitFailed(answer) && <CommentSummary refused={answer} />}
      <PostArticle post={post} jumpLinks={jumpLinks} id={props.articleId} />
      <p className="hint text-sm text-soft" dangerouslySetInnerHTML={{ __html: disclaimer }} />
      {!lite && <StructuredData key={post.id} />}
      <CommentsSection post={post} {...props} answer={answer} />
      {related.length > 0 && <PostLinks id="related" title={relatedLabel} posts={related} />}
    </Screen>
  )
}
