import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { Link, useLoaderData, useParams } from '@remix-run/react'
import { locateComment, listReplies } from '~/domain/comments/list-comments.server'
import { excerpt, excerptLengths } from '~/domain/validation/text'
import { commentUrl, pageByteBudget, itemUrl } from '~/http/presenters/item-url.server'
import {
  freshElsewhere,
  freshLine,
  serializeComment,
  closedLabel,
  threadLabels,
  repliesLabels,
} from '~/http/presenters/thread.server'
import { noteSentence } from '~/http/presenters/post-labels.server'
import { errorResponse } from '~/http/reply-status'
import { readPosted } from '~/http/session/flash.server'
import { beginVisit } from '~/http/session/own-threads.server'
import { getMember } from '~/http/session/session.server'
import { getLanguage } from '~/i18n/i18n.server'
import { pageHead } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { useFocusOnTarget, cardClass, Actions, Screen, BackLink, Pager } from '~/ui/screen'
import {
  commentsClass,
  CommentThreads,
  SignInToJoin,
  useLastingLine,
} from '~/ui/forum/comments/comments'
import { JumpLinks, useTextAttributes } from '~/ui/forum/item-parts'
import { LinkButton } from '~/ui/button'

export const meta: MetaFunction<typeof loader> = ({ data, ...screen }) =>
  pageHead(screen, {
    title: (t) => data?.labels.title ?? t('forum:title'),
    description: (t) => data?.description ?? t('forum:title'),
    isPersonal: true,
    parameters: ['cursor'],
  })

const repliesOnPage = 25

export const handle = { i18n: ['forum'], isForReading: true }

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { postId = '', commentId = '' } = params
  const member = await getMember(request, context)
  const posted = await readPosted(request, context)
  const location = posted.id ? await locateComment(member, postId, posted.id, pageByteBudget) : null
  const cursor =
    (location?.threadId === commentId ? location.cursor : null) ??
    new URL(request.url).searchParams.get('cursor') ??
    undefined
  const query = { cursor, limit: repliesOnPage }
  const visit = member ? await beginVisit(request, context, member) : undefined
  const found = await listReplies(member, commentId, query, pageByteBudget, visit?.tags)
  if (!found.ok && found.code === 'invalid') throw errorResponse(found)
  // Other ids than those of top-level comments of this post redirect to a URL that the post's page handles.
  if (!found.ok || found.value.post.id !== postId || found.value.comment.parentCommentId)
    throw redirect(await commentUrl(member, postId, commentId), 303)
  const { post, comment, replies, nextCursor } = found.value
  const own = await visit?.finish(postId, [comment, ...replies])
  const language = await getLanguage(request)
  const elsewhere = freshElsewhere(language, postId, [comment, ...replies], own?.fresh ?? null)
  const shown = (item: typeof comment) => serializeComment({ language, member }, post, item)
  return {
    thread: { ...shown(comment), replies: replies.map(shown), fold: null, more: null },
    postTitle: post.title,
    back: itemUrl({ kind: 'comment', id: commentId }, postId),
    description: comment.content
      ? excerpt(comment.content, excerptLengths.description)
      : (noteSentence(language, post) ?? excerpt(post.content, excerptLengths.description)),
    labels: {
      ...repliesLabels(language, post.title),
      signInToJoin: threadLabels(language).signInToJoin,
    },
    fresh: freshLine(language, replies, own?.fresh ?? null),
    freshElsewhere: elsewhere,
    isStillNew: Boolean(own?.following && elsewhere),
    posted: posted.target,
    closed: closedLabel(language, member, post),
    path: `/forum/post/${postId}/replies/${commentId}`,
    replyUrl: member && `/forum/post/${postId}?reply=`,
    nextCursor,
    isFirstPage: cursor === undefined,
  }
}

export default function Replies() {
  const loaded = useLoaderData<typeof loader>()
  const { thread, labels, closed, path, replyUrl, nextCursor, isFirstPage } = loaded
  const { postId } = useParams()
  const { t } = useTranslation('forum')
  const fresh = useLastingLine(loaded.fresh)
  useFocusOnTarget()
  return (
    <Screen width="narrow">
      <BackLink to={loaded.back}>{labels.back}</BackLink>
      <h1>{labels.heading}</h1>
      <p {...useTextAttributes(loaded.postTitle)}>
        <Link to={`/forum/post/${postId}`}>{loaded.postTitle}</Link>
      </p>
      {loaded.freshElsewhere && <JumpLinks jumpLinks={[loaded.freshElsewhere]} />}
      <section className={commentsClass} aria-label={labels.heading}>
        <CommentThreads
          threads={[thread]}
          replyUrl={replyUrl}
          posted={loaded.posted}
          fresh={fresh}
          isClosed={closed !== null}
        />
        {!thread.replies.length && <p>{labels.none}</p>}
        <Pager
          label={t('pages')}
          first={!isFirstPage && { to: path, label: labels.first }}
          next={nextCursor && { to: `?cursor=${nextCursor}`, label: labels.more }}
        />
        {closed && <p className={cardClass}>{closed}</p>}
        {!closed && replyUrl && !thread.tombstone && (
          <Actions>
            <LinkButton to={`${replyUrl}${thread.id}#comment-form`}>{labels.write}</LinkButton>
          </Actions>
        )}
        {!closed && !replyUrl && <SignInToJoin label={labels.signInToJoin} returnTo={path} />}
      </section>
    </Screen>
  )
}
