import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Badges, type Badge } from '~/ui/forum/badges'
import { useTextAttributes } from '~/ui/forum/text-attributes'
import { PostCounts } from '~/ui/forum/post-counts'
import { RelativeTime } from '~/ui/relative-time'

export type PresentedItem = {
  id: string
  postId: string
  title: string
  excerpt: string
  isAnonymous: boolean
  author: string
  badges: Badge[]
  /** Why other people cannot read it, if so. */
  unavailable: string | null
  createdAt: Date
  counts: { likes: number; commentCount: number; views: number } | null
}

type Props = { item: PresentedItem; tab: 'posts' | 'comments' | 'liked' }

/** A post, comment or liked post on the profile. */
export function OwnItemCard({ item, tab }: Props) {
  const { t } = useTranslation('profile')
  const anchor = tab === 'comments' ? `?comment=${item.id}#comment-${item.id}` : ''
  return (
    <li className="post-card">
      <h2>
        {tab === 'comments' && `${t('on')} `}
        <Link to={`/forum/post/${item.postId}${anchor}`} {...useTextAttributes(item.title)}>
          {item.title}
        </Link>
      </h2>
      <p className="byline">
        {tab === 'liked' && (
          <>
            {t('by', { author: item.author })} <Badges badges={item.badges} />·{' '}
          </>
        )}
        {tab !== 'liked' && item.isAnonymous && (
          <>
            <span className="badge">
              {tab === 'posts' ? t('anonymousBadge') : t('postedAnonymously')}
            </span>{' '}
          </>
        )}
        <RelativeTime date={item.createdAt} limitDays={30} />
      </p>
      {item.unavailable && <p className="unavailable">{item.unavailable}</p>}
      <p className="excerpt" {...useTextAttributes(item.excerpt)}>
        {item.excerpt}
      </p>
      {item.counts && <PostCounts {...item.counts} />}
    </li>
  )
}
