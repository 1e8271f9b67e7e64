import { Link } from '@remix-run/react'
import type { ItemLink } from '../item-links'
import { Comment, type CommentProps, type PresentedComment } from './comment'

/** A comment with its first replies, some of them folded; `more` leads to those that do not stand here. */
export type PresentedThread = PresentedComment & {
  replies: PresentedComment[]
  fold: { after: number; label: string; isOpen: boolean } | null
  more: ItemLink | null
}

type Props = Omit<CommentProps, 'comment' | 'number'> & {
  threads: PresentedThread[]
  isLastPage?: boolean
}

/** A post's comments, each with its first replies indented. */
export function CommentThreads({ threads, isLastPage, ...rest }: Props) {
  return (
    <ol className="threads">
      {threads.map((thread, index) => {
        const { replies, fold, more } = thread
        const isLatest = isLastPage && index === threads.length - 1
        const repliesFrom = (from: number, to?: number) => (
          <ol className="replies">
            {replies.slice(from, to).map((reply, place) => (
              <li key={reply.id}>
                <Comment comment={reply} number={`${index + 1}.${from + place + 1}`} {...rest} />
              </li>
            ))}
          </ol>
        )
        return (
          <li
            key={thread.id}
            id={isLatest ? 'latest' : undefined}
            tabIndex={isLatest ? -1 : undefined}
          >
            <Comment comment={thread} number={`${index + 1}`} {...rest} />
            {replies.length > 0 && repliesFrom(0, fold?.after)}
            {fold && (
              <details className="fold" open={fold.isOpen}>
                <summary>{fold.label}</summary>
                {repliesFrom(fold.after)}
              </details>
            )}
            {more && (
              <p className="comment-actions">
                <Link to={more.to}>{more.label}</Link>
              </p>
            )}
          </li>
        )
      })}
    </ol>
  )
}
