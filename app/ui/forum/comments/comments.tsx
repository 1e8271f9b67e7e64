import '~/styles/forum/thread.css'
import { Link, useLocation, useParams } from '@remix-run/react'
import { Fragment, type ReactNode, useState } from 'react'
import type { RichText } from '~/domain/rich-text/rich-text'
import { useTranslation } from '~/i18n/use-translation'
import { Byline, type Bylined, ItemLinks, type ItemLink, RichTextBody } from '../item-parts'
import {
  expertClass,
  ExpertMark,
  ExpertNote,
  Reviews,
  type ExpertLines,
  type ReviewLines,
} from '../expert'
import { OwnActions, toggleClass } from '../own-actions'
import {
  type FailedSubmit,
  useCommittedFetcher,
  useSubmitFailedNotice,
} from '~/ui/feedback/submit-fallback'
import { sendInPlace, type RefusedForm } from '~/ui/form/form-answer'
import { LinkButton, touchLinkClass } from '~/ui/button'
import { cardClass, EmptyState, kickerClass, Pager } from '~/ui/screen'
import { EmptyDrawing } from '~/ui/drawing/empty-drawing'
import type { PreviewedForm } from '../preview'
import { CommentForm, type CommentFormData } from './comment-form'

type PresentedComment = Bylined & {
  id: string
  richText: RichText
  /** The lines about an expert. Absent for other authors. */
  expert?: ExpertLines
  /** The reviews by experts. Absent if there are none. */
  reviews?: ReviewLines[]
  /** The text that replaces an unavailable comment. */
  tombstone: string | null
  /** The reason for which it was removed. Only its author has it, and not on paper. */
  removal?: string
  isOwn: boolean
  /** True for the member's own comment that waits for a moderator. A sentence above it says so. */
  isHeld?: boolean
  links: ItemLink[]
  /** Absent if there are none. */
  likes?: number
  liked?: boolean
  /** The button that marks the comment as helpful. Null if the viewer may not press it. */
  helped: { isOn: boolean; label: string } | null
}

type CommentProps = {
  comment: PresentedComment
  /** The comment's number on the page, such as '3', or '3.1' for a reply. */
  number: string
  /** The URL that opens a reply, without the comment's id at its end. Null for visitors, who sign in first. */
  replyUrl: string | null
  /** True when nobody can write here. */
  isClosed?: boolean
  /** The id of the comment that is being replied to here. */
  reply?: string | false | null
  /** The id of the comment that this member just wrote. */
  posted?: string | null
  /** The line that marks new comments, and the id of the first of them. */
  fresh?: { first: string; label: string } | null
  /** True when it stays for everybody after its removal, because others have answered it. */
  isAnswered?: boolean
  /** The form for that reply. */
  children?: ReactNode
}

// The elements in the row have their own space at both sides, so that a pressed button moves nothing.
const rowClass = 'comment-actions -mx-2 flex flex-wrap items-center gap-3 text-sm print:hidden'

/** The classes of a section of comments. */
export const commentsClass = 'comments mt-10 grid grid-cols-1 gap-5'

/** A comment, and under it the form for a reply to it. */
function Comment(props: CommentProps) {
  const { comment, number, reply, posted, fresh, isAnswered, children } = props
  const { t } = useTranslation('forum')
  const name = t('commentBy', { number, author: comment.author })
  // Nobody else sees it, so on paper it would tell who its author is.
  const isOnlyForAuthor = comment.isHeld || (comment.isOwn && comment.tombstone && !isAnswered)
  const article = (
    <article
      className={`comment scroll-mt-4 py-3 ${isOnlyForAuthor ? 'print:hidden' : ''}`}
      id={`comment-${comment.id}`}
      tabIndex={-1}
      aria-label={name}
    >
      {comment.tombstone ? (
        <>
          <div className="flex items-center">
            <p className="byline text-sm text-soft">
              {comment.tombstone}{' '}
              <span className="print:hidden">
                {comment.removal}{' '}
                {comment.links.map(({ to, label }) => (
                  <Fragment key={to}>
                    <Link to={to}>{label}</Link>{' '}
                  </Fragment>
                ))}
              </span>
            </p>
            {comment.isHeld && <Menu comment={comment} links={[]} name={name} />}
          </div>
          {comment.isHeld && <RichTextBody richText={comment.richText} />}
        </>
      ) : (
        <WrittenComment {...props} name={name} />
      )}
    </article>
  )
  return (
    <>
      {fresh?.first === comment.id && (
        <p className={`${kickerClass} pt-3 print:hidden`} id="new" tabIndex={-1}>
          {fresh.label}
        </p>
      )}
      {posted === comment.id ? <div id="posted">{article}</div> : article}
      {reply === comment.id && children}
    </>
  )
}

type MenuProps = { comment: PresentedComment; links: ItemLink[]; name: string }

function Menu({ comment, links, name }: MenuProps) {
  const { t } = useTranslation('forum')
  return (
    <ItemLinks links={links} name={name}>
      {comment.isOwn && (
        <OwnActions
          commentId={comment.id}
          name={name}
          heading={t('deleteComment')}
          text={t('deleteCommentText')}
        />
      )}
    </ItemLinks>
  )
}

function WrittenComment(props: CommentProps & { name: string }) {
  const { comment, number, name, replyUrl, isClosed } = props
  const { t } = useTranslation('forum')
  const { postId } = useParams()
  const returnTo = `/forum/post/${postId}?reply=${comment.id}#comment-form`
  return (
    <>
      <div className="flex items-center">
        <Byline item={comment} />
        <Menu comment={comment} links={comment.links} name={name} />
      </div>
      <div className={comment.expert && expertClass}>
        {comment.expert && <ExpertMark {...comment.expert} />}
        <RichTextBody richText={comment.richText} />
        {comment.expert && <ExpertNote {...comment.expert} />}
      </div>
      {comment.reviews && <Reviews reviews={comment.reviews} />}
      <div className={rowClass}>
        {!isClosed && (
          <Link
            className={touchLinkClass}
            id={`reply-${comment.id}`}
            to={replyUrl ? `${replyUrl}${comment.id}#comment-form` : signInUrl(returnTo)}
            preventScrollReset
            aria-label={t('replyTo', { number, author: comment.author })}
          >
            {t('reply')}
          </Link>
        )}{' '}
        {replyUrl !== null && (
          <LikeButton commentId={comment.id} name={name} isOn={comment.liked ?? false} />
        )}{' '}
        {comment.likes && <span className="text-soft">{t('likes', { count: comment.likes })}</span>}{' '}
        {comment.helped && <HelpedForm commentId={comment.id} name={name} {...comment.helped} />}
      </div>
    </>
  )
}

type LikeButtonProps = { commentId: string; name: string; isOn: boolean }

// The button itself has all the data. With hundreds of comments, hidden fields would be a third of the page.
function LikeButton({ commentId, name, isOn }: LikeButtonProps) {
  const { t } = useTranslation('forum')
  const { fetcher, action } = useInPlace(`like-${commentId}`)
  const pressed = fetcher.formData?.get('like')
  const shown = typeof pressed === 'string' ? pressed.startsWith('1') : isOn
  return (
    <fetcher.Form ref={sendInPlace} method="post" action={action} data-stays="">
      <button
        className={toggleClass(shown)}
        name="like"
        value={`${shown ? 0 : 1}.${commentId}`}
        aria-pressed={shown}
        aria-label={`${t('like')}: ${name}`}
      >
        {t('like')}
      </button>
    </fetcher.Form>
  )
}

// Sent to the post's URL, like the forms that edit. A separate URL would tell the browser's history whose post it is.
function useInPlace(key: string) {
  const fetcher = useCommittedFetcher(key)
  useSubmitFailedNotice(fetcher.data)
  return { fetcher, action: `/forum/post/${useParams().postId}` }
}

type HelpedFormProps = { commentId: string; name: string; isOn: boolean; label: string }

function HelpedForm({ commentId, name, isOn, label }: HelpedFormProps) {
  const { fetcher, action } = useInPlace(`helped-${commentId}`)
  const wanted = fetcher.formData?.get('helped')
  const shown = wanted == null ? isOn : wanted === '1'
  return (
    <fetcher.Form ref={sendInPlace} method="post" action={action} data-stays="">
      <input type="hidden" name="comment" value={commentId} />
      <input type="hidden" name="helped" value={shown ? '0' : '1'} />
      <button
        className={toggleClass(shown)}
        name="go"
        value="helped"
        aria-pressed={shown}
        aria-label={`${label}: ${name}`}
      >
        {label}
      </button>
    </fetcher.Form>
  )
}

/** A comment with its first replies, some of them folded. `more` links to the replies that are not shown here. */
type PresentedThread = PresentedComment & {
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
    <>
      <ol className="threads [&_.text]:mt-1.5 [&>li+li]:border-t [&>li+li]:border-line">
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
              <Comment
                comment={thread}
                number={`${index + 1}`}
                isAnswered={replies.length > 0 || more !== null}
                {...rest}
              />
              {(replies.length > 0 || more) && (
                <div className="mb-4 border-s-2 border-line ps-4">
                  {replies.length > 0 && repliesFrom(0, fold?.after)}
                  {fold && (
                    <details open={fold.isOpen}>
                      <summary className="cursor-pointer py-2 text-sm text-action">
                        {fold.label}
                      </summary>
                      {repliesFrom(fold.after)}
                    </details>
                  )}
                  {more && (
                    <p className={rowClass}>
                      <Link className={touchLinkClass} to={more.to}>
                        {more.label}
                      </Link>
                    </p>
                  )}
                </div>
              )}
            </li>
          )
        })}
      </ol>
    </>
  )
}

/** Shown to visitors in place of the comment form. */
export function SignInToJoin({ label, returnTo }: { label: string; returnTo: string }) {
  const { t } = useTranslation()
  return (
    <div className={cardClass} id="comment-form">
      <p>{label}</p>
      <LinkButton to={signInUrl(returnTo)}>{t('signIn')}</LinkButton>
    </div>
  )
}

function signInUrl(redirectTo: string) {
  return `/auth/signin?${new URLSearchParams({ redirectTo })}`
}

type CommentsSectionProps = {
  post: { id: string; commentCount: number; held: string | null }
  comments: PresentedThread[]
  labels: {
    noComments: string
    writeFirst: string
    firstComments: string
    moreComments: string
    signInToJoin: string
  }
  /** The reason why nobody, or not this member, can write here now. */
  closed: string | null
  /** The sentence that only one comment an hour is accepted, or the member's text that a closed thread did not accept. */
  further: string | null
  /** A link to ask anew, while the thread is closed because nobody writes in it. */
  askAnew: ItemLink | null
  nextCursor: string | null
  /** The comment that this member just wrote. */
  posted: string | null
  fresh: CommentProps['fresh']
  isFirstPage: boolean
  /** The data for the form. Null for visitors. */
  form: CommentFormData | null
  answer?: RefusedForm | PreviewedForm | FailedSubmit
}

/** A page of a post's comments, with the form to write one. */
export function CommentsSection(props: CommentsSectionProps) {
  const { post, comments, labels, closed, nextCursor, isFirstPage, form, answer } = props
  const { t } = useTranslation('forum')
  const acceptedKey = useAcceptedKey()
  const fresh = useLastingLine(props.fresh)
  const written = form && (!closed || answer) && (
    <CommentForm
      key={acceptedKey + (form.draft ? 'kept' : '')}
      postId={post.id}
      {...form}
      answer={answer}
    />
  )
  // The post's article says that it is held.
  if (post.held && !comments.length) return null
  return (
    <section className={commentsClass} aria-labelledby="comments">
      <h2 id="comments" tabIndex={-1}>
        {t('commentsTitle', { count: post.commentCount })}
      </h2>
      {comments.length ? (
        <CommentThreads
          threads={comments}
          replyUrl={form && form.replyUrl}
          posted={props.posted}
          fresh={fresh}
          reply={form?.isInThread && form.replyTo?.id}
          isLastPage={!nextCursor}
          isClosed={closed !== null}
        >
          {form?.isInThread && written}
        </CommentThreads>
      ) : closed ? null : (
        <EmptyState>
          <EmptyDrawing />
          <p>{labels.noComments}</p>
          {form && !props.further && (
            <LinkButton variant="quiet" to="#comment-form">
              {labels.writeFirst}
            </LinkButton>
          )}
        </EmptyState>
      )}
      <Pager
        label={t('pages')}
        first={
          !isFirstPage && { to: `/forum/post/${post.id}#comments`, label: labels.firstComments }
        }
        next={nextCursor && { to: `?cursor=${nextCursor}#comments`, label: labels.moreComments }}
      />
      {closed && (
        <p className={cardClass}>
          {closed} {props.askAnew && <Link to={props.askAnew.to}>{props.askAnew.label}</Link>}
        </p>
      )}
      {props.further && <p className={`${cardClass} text`}>{props.further}</p>}
      {!form?.isInThread && written}
      {!form && !closed && (
        <SignInToJoin label={labels.signInToJoin} returnTo={`/forum/post/${post.id}`} />
      )}
    </section>
  )
}

// Changes with each accepted comment, and only then, so that the form starts anew.
function useAcceptedKey() {
  const { hash, key } = useLocation()
  const [acceptedKey, setAcceptedKey] = useState(key)
  if (hash === '#posted' && key !== acceptedKey) {
    setAcceptedKey(key)
  }
  return acceptedKey
}

/**
 * Keeps the line above the new comments while the member reads this page of the thread. A like and "This helped me"
 * load the page again. After that no comment would count as new, although the member is still reading.
 */
export function useLastingLine(fresh: CommentProps['fresh']): CommentProps['fresh'] {
  const { pathname, search } = useLocation()
  const page = `${pathname} ${new URLSearchParams(search).get('cursor') ?? ''}`
  const [first, setFirst] = useState({ page, fresh })
  const isNext = first.page !== page || (!first.fresh && fresh)
  if (isNext) setFirst({ page, fresh })
  return isNext ? fresh : first.fresh
}
