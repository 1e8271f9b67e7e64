import { Link, useLocation } from '@remix-run/react'
import { useState } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import type { FailedSubmit } from '~/ui/feedback/submit-fallback'
import type { RefusedForm } from '~/ui/form/form-answer'
import type { PreviewedForm } from '../preview'
import { CommentForm, type CommentFormData } from './comment-form'
import { CommentThreads, type PresentedThread } from './comment-threads'
import { SignInToJoin } from './sign-in-to-join'

type Props = {
  post: { id: string; commentCount: number }
  comments: PresentedThread[]
  labels: {
    noComments: string
    writeFirst: string
    firstComments: string
    moreComments: string
    signInToJoin: string
  }
  /** Why nobody, or not this member, can write here now. */
  closed: string | null
  nextCursor: string | null
  /** The comment that this member just wrote. */
  posted: string | null
  isFirstPage: boolean
  /** What the form is made of; null for visitors. */
  form: CommentFormData | null
  answer?: RefusedForm | PreviewedForm | FailedSubmit
}

/** A page of a post's comments, and the way to write one. */
export function CommentsSection(props: Props) {
  const { post, comments, labels, closed, nextCursor, isFirstPage, form, answer } = props
  const { t } = useTranslation('forum')
  const acceptedKey = useAcceptedKey()
  const written = form && (!closed || answer) && (
    <CommentForm
      key={acceptedKey + (form.draft ? 'kept' : '')}
      postId={post.id}
      {...form}
      answer={answer}
    />
  )
  return (
    <section className="comments" aria-labelledby="comments">
      <h2 id="comments" tabIndex={-1}>
        {t('commentsTitle', { count: post.commentCount })}
      </h2>
      {comments.length ? (
        <CommentThreads
          threads={comments}
          replyTo={form && form.replyTo}
          posted={props.posted}
          reply={form?.isInThread && form.answered?.id}
          isLastPage={!nextCursor}
        >
          {form?.isInThread && written}
        </CommentThreads>
      ) : (
        <div className="empty">
          <p>{labels.noComments}</p>
          {form && !closed && (
            <Link className="button button-quiet" to="#comment-form">
              {labels.writeFirst}
            </Link>
          )}
        </div>
      )}
      {(!isFirstPage || nextCursor) && (
        <nav className="pager" aria-label={t('pages')}>
          {!isFirstPage && (
            <Link to={`/forum/post/${post.id}#comments`}>{labels.firstComments}</Link>
          )}{' '}
          {nextCursor && <Link to={`?cursor=${nextCursor}#comments`}>{labels.moreComments}</Link>}
        </nav>
      )}
      {closed && <p className="panel">{closed}</p>}
      {!form?.isInThread && written}
      {!form && !closed && (
        <SignInToJoin label={labels.signInToJoin} returnTo={`/forum/post/${post.id}`} />
      )}
    </section>
  )
}

// Changes with each comment that was accepted, and only then: the form starts anew.
function useAcceptedKey() {
  const { hash, key } = useLocation()
  const [acceptedKey, setAcceptedKey] = useState(key)
  if (hash === '#posted' && key !== acceptedKey) {
    setAcceptedKey(key)
  }
  return acceptedKey
}
