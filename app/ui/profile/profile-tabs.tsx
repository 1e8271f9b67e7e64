import { Link } from '@remix-run/react'
import { Fragment } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { EmptyDrawing } from '~/ui/drawing/empty-drawing'
import { OwnItemCard, type PresentedItem } from './own-item-card'

const tabs = ['posts', 'comments', 'liked', 'saved'] as const

export type ProfileTab = (typeof tabs)[number]

/** Whether a value names a tab of the profile. */
export function isProfileTab(value: string): value is ProfileTab {
  return tabs.some((tab) => tab === value)
}

type Props = {
  tab: ProfileTab
  counts: Record<ProfileTab, number>
  items: PresentedItem[]
  nextCursor: string | null
  isFirstPage: boolean
}

/** A link for each tab, and the current tab's page of items. */
export function ProfileTabs({ tab, counts, items, nextCursor, isFirstPage }: Props) {
  const { t } = useTranslation('profile')
  const labels = { posts: 'myPosts', comments: 'comments', liked: 'liked', saved: 'saved' } as const
  return (
    <>
      <nav className="tabs" aria-label={t('tabs')}>
        {tabs.map((each) => (
          <Fragment key={each}>
            <Link
              to={each === 'posts' ? '/profile' : `/profile?tab=${each}`}
              aria-current={each === tab ? 'page' : undefined}
              preventScrollReset
            >
              {t(labels[each], { count: counts[each] })}
            </Link>{' '}
          </Fragment>
        ))}
      </nav>
      {items.length ? (
        <ul className="post-list">
          {items.map((item) => (
            <OwnItemCard key={item.id} item={item} tab={tab} />
          ))}
        </ul>
      ) : (
        <EmptyTab tab={tab} />
      )}
      {(!isFirstPage || nextCursor) && (
        <nav className="pager" aria-label={t('pages')}>
          {!isFirstPage && <Link to={`/profile?tab=${tab}`}>{t('newest')}</Link>}{' '}
          {nextCursor && (
            <Link to={`/profile?tab=${tab}&cursor=${nextCursor}`} rel="next">
              {t('older')}
            </Link>
          )}
        </nav>
      )}
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
    <div className="empty">
      <EmptyDrawing />
      <p>{t(labels[tab])}</p>
      {tab === 'posts' ? (
        <Link className="button" to="/forum/new">
          {t('createFirst')}
        </Link>
      ) : (
        <Link className="button button-quiet" to="/forum">
          {t('unsubscribe.forum')}
        </Link>
      )}
    </div>
  )
}
