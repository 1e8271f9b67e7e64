import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { RichText } from '~/domain/rich-text/rich-text'
import { Byline, type Bylined } from '../byline'
import { ItemLinks, type ItemLink } from '../item-links'
import { OwnActions } from '../own-actions'
import { RichTextBody } from '../rich-text'

type PresentedComment = Bylined & {
  id: string
  richText: RichText
  /** Shown instead of a comment that is unavailable. */
  unavailable: string | null
  isOwn: boolean
  links: ItemLink[]
}

/** A comment with its first replies; `more` leads to those that do not stand here. */
export type PresentedThread = PresentedComment & {
  replies: PresentedComment[]
  more: ItemLink | null
}

type Props = {
  threads: PresentedThread[]
  postId: string
  isMember: boolean
}

/** A post's comments, each with its first replies indented. */
export function CommentThreads({ threads, ...rest }: Props) {
  return (
    <ol className="threads">
      {threads.map((thread, index) => (
        <li key={thread.id}>
          <Comment comment={thread} number={`${index + 1}`} {...rest} />
          {thread.replies.length > 0 && (
            <ol className="replies">
              {thread.replies.map((reply, place) => (
                <li key={reply.id}>
                  <Comment comment={reply} number={`${index + 1}.${place + 1}`} {...rest} />
                </li>
              ))}
            </ol>
          )}
          {thread.more && (
            <p className="comment-actions">
              <Link to={thread.more.to}>{thread.more.label}</Link>
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

type CommentProps = {
  comment: PresentedComment
  /** Its place on the page, such as '3', or '3.1' for a reply. */
  number: string
  postId: string
  isMember: boolean
}

function Comment(props: CommentProps) {
  const { comment, number } = props
  const { t } = useTranslation('forum')
  return (
    <article
      className="comment"
      id={`comment-${comment.id}`}
      tabIndex={-1}
      aria-label={t('commentBy', { number, author: comment.author })}
    >
      {comment.unavailable ? (
        <p className="byline">{comment.unavailable}</p>
      ) : (
        <WrittenComment {...props} />
      )}
    </article>
  )
}

function WrittenComment({ comment, number, postId, isMember }: CommentProps) {
  const { t } = useTranslation('forum')
  const name = t('commentBy', { number, author: comment.author })
  return (
    <>
      <Byline item={comment} />
      <RichTextBody richText={comment.richText} />
      <div className="comment-actions">
        {isMember && (
          <Link
            id={`reply-${comment.id}`}
            to={{
              pathname: `/forum/post/${postId}`,
              search: `?reply=${comment.id}`,
              hash: '#comment-form',
            }}
            preventScrollReset
            aria-label={t('replyTo', { number, author: comment.author })}
          >
            {t('reply')}
          </Link>
        )}{' '}
        {comment.isOwn && (
          <OwnActions
            path={`/forum/comment/${comment.id}`}
            name={name}
            heading={t('deleteComment')}
            text={t('deleteCommentText')}
          />
        )}
        <ItemLinks links={comment.links} name={name} />
      </div>
    </>
  )
}
