import type { SubmissionResult } from '@conform-to/react'
import { useTranslation } from '~/i18n/use-translation'
import { EmptyDrawing } from '~/ui/drawing/empty-drawing'
import { LinkButton } from '~/ui/button'
import { EmptyState, Pager } from '~/ui/screen'
import { Tabs } from '~/ui/tabs'
import { useOneRowClass } from '../one-row'
import { Guidelines } from '../forum/guidelines'
import { OwnItemCard, summaryClass, type PresentedItem } from './own-item-card'

const tabs = ['posts', 'comments', 'liked', 'saved'] as const

export type ProfileTab = (typeof tabs)[number]

/** True when a value names a tab of the profile. */
export function isProfileTab(value: string): value is ProfileTab {
  return tabs.some((tab) => tab === value)
}

type Props = {
  tab: ProfileTab
  counts: Record<ProfileTab, number>
  items: PresentedItem[]
  nextCursor: string | null
  isFirstPage: boolean
  idempotencyKey: string
  /** The place of the item whose appeal was refused, and conform's result. */
  refused: { index: number; lastResult: SubmissionResult<string[]> } | null
}

/** A link to the answers, a link for each tab, and the current tab's page of items. */
export function ProfileTabs({
  tab,
  counts,
  items,
  nextCursor,
  isFirstPage,
  idempotencyKey,
  refused,
}: Props) {
  const { t } = useTranslation(['profile', 'writing'])
  const labels = { posts: 'myPosts', comments: 'comments', liked: 'liked', saved: 'saved' } as const
  return (
    <>
      <Tabs
        label={t('tabs')}
        className={`max-md:text-sm ${useOneRowClass()}`}
        tabs={[
          { to: '/profile/answers', label: t('answers.title'), isCurrent: false },
          ...tabs.map((each) => ({
            to: each === 'posts' ? '/profile' : `/profile?tab=${each}`,
            label: t(labels[each], { count: counts[each] }),
            isCurrent: each === tab,
          })),
        ]}
      />
      {items.length ? (
        <ul className="mt-0">
          {items.map((item, index) => (
            <OwnItemCard
              key={item.id}
              item={item}
              index={index}
              tab={tab}
              idempotencyKey={idempotencyKey}
              // After a change of language the answer has no item, and no errors.
              lastResult={
                refused?.index === index || (refused?.index === -1 && !refused.lastResult?.error)
                  ? refused.lastResult
                  : undefined
              }
            />
          ))}
        </ul>
      ) : (
        <EmptyTab tab={tab} />
      )}
      {items.some(({ tombstone, appeal }) => tombstone && appeal) && (
        <details>
          <summary className={summaryClass}>{t('writing:guidelines')}</summary>
          <Guidelines />
        </details>
      )}
      <Pager
        label={t('pages')}
        first={!isFirstPage && { to: `/profile?tab=${tab}`, label: t(`newest.${tab}`) }}
        next={
          nextCursor && { to: `/profile?tab=${tab}&cursor=${nextCursor}`, label: t(`older.${tab}`) }
        }
      />
    </>
  )
}

function EmptyTab({ tab }: { tab: ProfileTab }) {
  const { t } = useTranslation('profile')
  const labels = {
    posts: 'noPosts',
    comments: 'noComments',
    liked: 'noLiked',
    saved: 'noSaved',
  } as const
  return (
    <EmptyState>
      <EmptyDrawing of={tab === 'liked' || tab === 'saved' ? 'kept' : 'talk'} />
      <p>{t(labels[tab])}</p>
      {tab === 'posts' ? (
        <LinkButton to="/forum/new">{t('createFirst')}</LinkButton>
      ) : (
        <LinkButton variant="quiet" to="/forum">
          {t('unsubscribe.forum')}
        </LinkButton>
      )}
    </EmptyState>
  )
}
