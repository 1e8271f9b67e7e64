import { Link } from '@remix-run/react'
import { useTranslation } from '~/i18n/use-translation'
import { Badges, type Badge, useGetTextAttributes, PostCounts } from '../forum/item-parts'
import { RelativeTime } from '~/ui/relative-time'
import { Chip, CardRow } from '~/ui/screen'
import type { AppealState } from '~/domain/appeals/answers'
import { AppealForm, PostAgain } from '../moderation/appeal-form'

export type PresentedItem = {
  id: string
  postId: string
  title: string
  excerpt: string
  /** All of a removed post, which no address shows. */
  text: string | null
  isAnonymous: boolean
  author: string
  badges: Badge[]
  /** Why other people cannot read it, if so. */
  tombstone: string | null
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

/** A post, comment, liked or saved post on the profile. A comment's own words come first, the post's title under them. */
export function OwnItemCard({ item, tab, idempotencyKey }: Props) {
  const { t } = useTranslation(['profile', 'shell'])
  const getTextAttributes = useGetTextAttributes()
  const isComment = tab === 'comments'
  const isOfOthers = tab === 'liked' || tab === 'saved'
  const shown = isComment ? item.excerpt : item.title
  const time = <RelativeTime date={item.createdAt} limitDays={30} />
  return (
    <CardRow>
      <h2 className={isComment ? 'excerpt said my-1.5 line-clamp-2' : undefined}>
        {/* A comment's own address would tell the browser's history who wrote it. */}
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
          <>
            {time} · {t('on')}{' '}
            <Link to={`/forum/post/${item.postId}`} {...getTextAttributes(item.title)}>
              {item.title}
            </Link>{' '}
          </>
        )}
        {isOfOthers && (
          <>
            {t('by', { author: item.author })} <Badges badges={item.badges} />·{' '}
          </>
        )}
        {!isOfOthers && item.isAnonymous && (
          <>
            <Chip>{tab === 'posts' ? t('anonymousBadge') : t('postedAnonymously')}</Chip>{' '}
          </>
        )}
        {!isComment && time}
      </p>
      {item.tombstone && (
        <p className="unavailable">
          {item.tombstone} <Link to="/grievance">{t('shell:grievance')}</Link>
        </p>
      )}
      {item.appeal && (
        <AboutAppeal
          kind={isComment ? 'comment' : 'post'}
          {...{ item, idempotencyKey }}
          state={item.appeal}
        />
      )}
      {!isComment && item.text === null && (
        <p className="excerpt my-1.5 line-clamp-2" {...getTextAttributes(item.excerpt)}>
          {item.excerpt}
        </p>
      )}
      {item.text !== null && (
        <details>
          <summary>{t('whatYouWrote')}</summary>
          <p className="text" {...getTextAttributes(item.text)}>
            {item.text}
          </p>
        </details>
      )}
      {item.counts && <PostCounts {...item.counts} />}
    </CardRow>
  )
}

type AboutAppealProps = {
  kind: 'post' | 'comment'
  item: PresentedItem
  state: AppealState
  idempotencyKey: string
}

/** What can be posted again, and the form to ask again or what came of it. */
function AboutAppeal({ kind, item, state, idempotencyKey }: AboutAppealProps) {
  const { t } = useTranslation('appeal')
  if (state !== 'possible') return <p>{t(`state.${state}`)}</p>
  return (
    <>
      <PostAgain reason={item.removedReason} />
      {/* Here, because an address of the item's own would tell the browser's history who wrote it. */}
      <details className="relative z-1">
        <summary className="min-h-11 cursor-pointer py-2 text-action">{t('open')}</summary>
        <AppealForm kind={kind} itemId={item.id} idempotencyKey={idempotencyKey} />
      </details>
    </>
  )
}
