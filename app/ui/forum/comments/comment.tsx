import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { RichText } from '~/domain/rich-text/rich-text'
import { useTranslation } from '~/i18n/use-translation'
import { Byline, type Bylined } from '../byline'
import { ItemLinks, type ItemLink } from '../item-links'
import { OwnActions } from '../own-actions'
import { RichTextBody } from '../rich-text'
import '~/styles/forum/thread.css'

export type PresentedComment = Bylined & {
  id: string
  richText: RichText
  /** Shown instead of a comment that is unavailable. */
  unavailable: string | null
  isOwn: boolean
  links: ItemLink[]
}

export type CommentProps = {
  comment: PresentedComment
  /** Its place on the page, such as '3', or '3.1' for a reply. */
  number: string
  /** The address that opens a reply to the comment whose id follows; null for visitors. */
  replyTo: string | null
  /** The id of the comment that is being replied to here. */
  reply?: string | false | null
  /** The id of the comment that this member just wrote. */
  posted?: string | null
  /** The form of that reply. */
  children?: ReactNode
}

/** A comment, and under it the form of a reply to it. */
export function Comment(props: CommentProps) {
  const { comment, number, reply, posted, children } = props
  const { t } = useTranslation('forum')
  const article = (
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
  return (
    <>
      {posted === comment.id ? <div id="posted">{article}</div> : article}
      {reply === comment.id && children}
    </>
  )
}

function WrittenComment({ comment, number, replyTo }: CommentProps) {
  const { t } = useTranslation('forum')
  const name = t('commentBy', { number, author: comment.author })
  return (
    <>
      <Byline item={comment} />
      <RichTextBody richText={comment.richText} />
      <div className="comment-actions">
        {replyTo && (
          <Link
            id={`reply-${comment.id}`}
            to={`${replyTo}${comment.id}#comment-form`}
            preventScrollReset
            aria-label={t('replyTo', { number, author: comment.author })}
          >
            {t('reply')}
          </Link>
        )}{' '}
        {comment.isOwn && (
          <OwnActions
            commentId={comment.id}
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
