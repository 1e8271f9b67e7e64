import { Link } from '@remix-run/react'
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
  /** The whole text of a removed post, which no page shows. */
  text: string | null
  isAnonymous: boolean
  author: string
  badges: Badge[]
  /** The reason why other people cannot read the item, if they cannot. */
  tombstone: string | null
  isWaiting: boolean
  removedReason: string | null
  appeal: AppealState | null
  createdAt: Date
  counts: { likes: number; commentCount: number; views: number } | null
}

type Props = {
  item: PresentedItem
  tab: 'posts' | 'comments' | 'liked' | 'saved'
  idempotencyKey: string
}

/** A post, comment, liked or saved post on the profile. A comment shows its own words first, then the post's title. */
export function OwnItemCard({ item, tab, idempotencyKey }: Props) {
  const { t } = useTranslation(['profile', 'appeal'])
  const getTextAttributes = useGetTextAttributes()
  const isComment = tab === 'comments'
  const isOfOthers = tab === 'liked' || tab === 'saved'
  const shown = isComment ? item.excerpt : item.title
  // A post that waits or is hidden for now has no decision to complain about.
  const isDecided = item.tombstone !== null && item.appeal !== null
  const time = <RelativeTime date={item.createdAt} limitDays={30} />
  return (
    <CardRow>
      <h2 className={isComment ? 'excerpt said my-1.5 line-clamp-2' : undefined}>
        {/* Links to the post: a comment's own URL would tell the browser's history who wrote it. */}
        {item.text === null ? (
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
      {item.isWaiting && (
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
          {item.appeal === 'possible' && (
            // The form is here, because a separate URL for the item would tell the browser's history who wrote it.
            <details className="open:w-full">
              <summary className={summaryClass}>{t('appeal:open')}</summary>
              <AppealForm
                kind={isComment ? 'comment' : 'post'}
                itemId={item.id}
                idempotencyKey={idempotencyKey}
              />
              <Link to="/grievance" className={touchLinkClass}>
                {t('complain')}
              </Link>
            </details>
          )}
          {item.text !== null && (
            <details className="open:w-full">
              <summary className={summaryClass}>{t('whatYouWrote')}</summary>
              <p className="text text-base" {...getTextAttributes(item.text)}>
                {item.text}
              </p>
            </details>
          )}
          {isDecided && item.appeal !== 'possible' && (
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

const summaryClass = 'min-h-11 cursor-pointer py-2.5 text-action'

type AboutAppealProps = { item: PresentedItem; state: AppealState }

/** Tells what can be posted again, or the state of the appeal. */
function AboutAppeal({ item, state }: AboutAppealProps) {
  const { t } = useTranslation(['appeal', 'profile'])
  return (
    <div className="mt-1">
      {state === 'possible' ? (
        <PostAgain reason={item.removedReason} />
      ) : (
        <p>{state === 'open' ? t('profile:asked') : t(`state.${state}`)}</p>
      )}
    </div>
  )
}
