import { Link } from '@remix-run/react'
import { useTranslation } from '~/i18n/use-translation'
import { useGetTextAttributes } from '~/ui/forum/item-parts'
import { touchLinkClass } from '~/ui/button'
import { RelativeTime } from '~/ui/relative-time'

type Post = {
  id: string
  title: string
  author: string
  createdAt: Date
  commentCount: number
}

type Props = { episodeId: string; count: number; posts: Post[] }

/** The number of posts that discuss an episode, and the latest of them. */
export function Discussion({ episodeId, count, posts }: Props) {
  const { t } = useTranslation(['episodes', 'forum'])
  const getTextAttributes = useGetTextAttributes()
  return (
    <section aria-labelledby="discussion">
      <h2 id="discussion">{t('discussion')}</h2>
      <p className="mt-2">{count ? t('discussed', { count }) : t('notDiscussed')}</p>
      {!count && (
        <p>
          <Link className={touchLinkClass} to={`/forum/new?episodeId=${episodeId}`}>
            {t('startDiscussion')}
          </Link>
        </p>
      )}
      {posts.length > 0 && (
        <ul className="mt-2">
          {posts.map((post) => (
            <li key={post.id} className="mt-2">
              <Link to={`/forum/post/${post.id}`} {...getTextAttributes(post.title)}>
                {post.title}
              </Link>
              <span className="block text-sm text-soft">
                <bdi>{post.author}</bdi> · <RelativeTime date={post.createdAt} limitDays={7} /> ·{' '}
                {t('forum:comments', { count: post.commentCount })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {count > posts.length && (
        <p className="mt-2">
          <Link to={`/forum?type=episode&episodeId=${episodeId}`}>{t('allPosts')}</Link>
        </p>
      )}
    </section>
  )
}
