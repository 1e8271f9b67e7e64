import type { SubmissionResult } from '@conform-to/react'
import { Link } from '@remix-run/react'
import { useState } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { Badges, type Badge, useGetTextAttributes, PostCounts } from '../forum/item-parts'
import { RelativeTime } from '~/ui/relative-time'
import { Chip, CardRow } from '~/ui/screen'
import type { AppealState } from '~/domain/appeals/answers'
import { AppealForm, PostAgain } from '../moderation/appeal-form'
import { touchLinkClass } from '~/ui/button'

export type PresentedItem = {
  id: string
  postId: string
  title: string
  excerpt: string
  /** The whole text of a removed item, which no page shows. */
  text: string | null
  isAnonymous: boolean
  author: string
  badges: Badge[]
  /** The reason why other people cannot read the item, if they cannot. */
  tombstone: string | null
  isHeld: boolean
  removedReason: string | null
  appeal: AppealState | null
  /** An appeal that was sent after the session had ended. */
  draft: Record<string, string> | null
  createdAt: Date
  counts: { likes: number; commentCount: number; views: number } | null
}

type Props = {
  item: PresentedItem
  /** The place of the item in its list. */
  index: number
  tab: 'posts' | 'comments' | 'liked' | 'saved'
  idempotencyKey: string
  /** Conform's result of an appeal that was refused. */
  lastResult: SubmissionResult<string[]> | undefined
}

/** A post, comment, liked or saved post on the profile. A comment shows its own words first, then the post's title. */
export function OwnItemCard({ item, index, tab, idempotencyKey, lastResult }: Props) {
  const { t } = useTranslation(['profile', 'appeal'])
  const getTextAttributes = useGetTextAttributes()
  const isComment = tab === 'comments'
  const isOfOthers = tab === 'liked' || tab === 'saved'
  const shown = isComment ? item.excerpt : item.title
  // A post that waits or is hidden for now has no decision to complain about.
  const isDecided = item.tombstone !== null && item.appeal !== null
  // A second appeal is refused. Its form stays, so that the text is not lost.
  const isRefused = Boolean(lastResult?.error ?? lastResult?.initialValue)
  const [wasRefused, setWasRefused] = useState(isRefused)
  if (isRefused && !wasRefused) setWasRefused(true)
  const isFormShown = item.appeal === 'possible' || (isDecided && wasRefused)
  const time = <RelativeTime date={item.createdAt} limitDays={30} />
  return (
    <CardRow>
      <h2 className={isComment ? 'excerpt said my-1.5 line-clamp-2' : undefined}>
        {/* Links to the post: a comment's own URL would tell the browser's history who wrote it. */}
        {isComment || item.text === null ? (
          <Link to={`/forum/post/${item.postId}`} {...getTextAttributes(shown)}>
            {shown}
          </Link>
        ) : (
          <span {...getTextAttributes(shown)}>{shown}</span>
        )}
      </h2>
      <p className="byline text-sm text-soft">
        {isComment && (
          <span className="line-clamp-2">
            {time} · {t('on')}{' '}
            <Link
              to={`/forum/post/${item.postId}`}
              className="focus-visible:-outline-offset-3"
              {...getTextAttributes(item.title)}
            >
              {item.title}
            </Link>
          </span>
        )}
        {isOfOthers && (
          <>
            {t('by', { author: item.author })}
            <Badges badges={item.badges} />
            {'\u00a0· '}
          </>
        )}
        {!isComment && time}
        {!isOfOthers && item.isAnonymous && (
          <span className={isComment ? 'mt-2 block' : 'ms-2'}>
            <Chip>{isComment ? t('postedAnonymously') : t('anonymousBadge')}</Chip>
          </span>
        )}
      </p>
      {item.isHeld && (
        <p className="mt-2">
          <Chip>{t('waiting')}</Chip>
        </p>
      )}
      {item.tombstone && (
        <p
          className={`unavailable mt-2 text-sm ${item.removedReason ? 'font-semibold text-danger' : 'text-soft'}`}
        >
          {item.tombstone}
        </p>
      )}
      {item.appeal && <AboutAppeal item={item} state={item.appeal} />}
      {!isComment && item.text === null && (
        <p className="excerpt my-1.5 line-clamp-2" {...getTextAttributes(item.excerpt)}>
          {item.excerpt}
        </p>
      )}
      {(isDecided || item.text !== null) && (
        // Above the link that covers the row.
        <div className="relative z-1 flex flex-wrap gap-x-5 text-sm">
          {item.text !== null && (
            <details className="open:w-full">
              <summary className={summaryClass}>{t('whatYouWrote')}</summary>
              <p className="text text-base" {...getTextAttributes(item.text)}>
                {item.text}
              </p>
            </details>
          )}
          {!isComment && isDecided && item.removedReason !== 'illegal' && (
            <Link to="/forum/new" className={touchLinkClass}>
              {t('appeal:writeAgain')}
            </Link>
          )}
          {isFormShown && (
            <AppealFold
              item={item}
              kind={isComment ? 'comment' : 'post'}
              {...{ index, idempotencyKey, lastResult }}
            />
          )}
          {isDecided && !isFormShown && (
            <Link to="/grievance" className={touchLinkClass}>
              {t('complain')}
            </Link>
          )}
        </div>
      )}
      {item.counts && !item.tombstone && <PostCounts {...item.counts} />}
    </CardRow>
  )
}

/** The classes of the line that unfolds a part of a screen. */
export const summaryClass = 'min-h-11 cursor-pointer py-2.5 text-action'

type AppealFoldProps = Omit<Props, 'tab'> & { kind: 'post' | 'comment' }

/**
 * The folded form of an appeal. It is here, because a separate URL for the item would tell the browser's history who
 * wrote it. A refused or kept message unfolds it.
 */
function AppealFold({ item, index, kind, idempotencyKey, lastResult }: AppealFoldProps) {
  const { t } = useTranslation(['appeal', 'profile'])
  const isTyped = Boolean(item.draft ?? lastResult?.error ?? lastResult?.initialValue?.message)
  // Another answer, such as a lost connection, must not fold it.
  const [isOpen, setIsOpen] = useState(isTyped)
  if (isTyped && !isOpen) setIsOpen(true)
  return (
    <details className="open:w-full" open={isOpen}>
      <summary className={summaryClass}>{t('open')}</summary>
      <div className="text-base">
        <AppealForm
          index={index}
          kind={kind}
          itemId={item.id}
          idempotencyKey={idempotencyKey}
          draft={item.draft}
          lastResult={lastResult}
        />
      </div>
      <p className="mt-4">
        {t('grievanceText')}{' '}
        <Link to="/grievance" className={touchLinkClass}>
          {t('profile:complain')}
        </Link>
      </p>
    </details>
  )
}

type AboutAppealProps = { item: PresentedItem; state: AppealState }

/** Tells the state of the appeal, and what can be posted again. */
function AboutAppeal({ item, state }: AboutAppealProps) {
  const { t } = useTranslation(['appeal', 'profile'])
  return (
    <div className="mt-1 grid gap-2">
      {state !== 'possible' && (
        <p>
          {state === 'open' && t('profile:asked')} {t(`state.${state}`)}
        </p>
      )}
      {item.tombstone && <PostAgain reason={item.removedReason} />}
    </div>
  )
}
