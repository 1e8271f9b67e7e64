import { Link } from '@remix-run/react'
import type { ComponentProps } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { Avatar } from '~/ui/avatar'
import { RelativeTime } from '~/ui/relative-time'
import { Badges, type Badge, useTextAttributes, PostCounts } from '../item-parts'
import { EpisodeLink, type LabelledEpisode } from '../episode-label'
import { CardRow, kickerClass } from '~/ui/screen'

/** A text with the matches of a search marked. Every second piece is a match, starting with the second. */
export function MarkedText({ pieces }: { pieces: string[] }) {
  return <>{pieces.map((piece, index) => (index % 2 ? <mark key={index}>{piece}</mark> : piece))}</>
}

export type PostSummary = {
  id: string
  title: string
  excerpt: string
  author: string
  avatar: ComponentProps<typeof Avatar>['avatar']
  badges: Badge[]
  createdAt: Date
  likes: number
  commentCount: number
  views: number
  /** True when an expert has answered by name. */
  hasExpertAnswer?: boolean
  episode: (LabelledEpisode & { id: string }) | null
  /** The number of comments by others since the member last read the thread. */
  newCount?: number
  /** Set in search results: title and snippet in pieces. `isComment` is true when the snippet is from a comment. */
  found?: { title: string[]; snippet: string[]; isComment: boolean }
}

/** A post in a list: title, author and time, two lines of text, counts. */
export function PostCard({ post }: { post: PostSummary }) {
  const { t } = useTranslation('list')
  return (
    <CardRow>
      <h2 {...useTextAttributes(post.title)}>
        <Link to={`/forum/post/${post.id}`}>
          <MarkedText pieces={post.found?.title ?? [post.title]} />
        </Link>
      </h2>
      {post.episode && <EpisodeLink episode={post.episode} />}
      <p className="byline text-sm text-soft">
        <Avatar avatar={post.avatar} />
        <bdi className="name font-semibold text-ink">{post.author}</bdi>
        <Badges badges={post.badges} />
        {'\u00a0· '}
        <RelativeTime date={post.createdAt} limitDays={7} />
        {post.newCount ? (
          <>
            {' '}
            <Link className="ms-1 whitespace-nowrap" to={`/forum/post/${post.id}?comment=new`}>
              {t('newCount', { count: post.newCount })}
            </Link>
          </>
        ) : null}
      </p>
      <p className="excerpt my-1.5 line-clamp-2">
        {post.found?.isComment && <span className={kickerClass}>{t('inComment')} </span>}
        <span {...useTextAttributes(post.excerpt)}>
          <MarkedText pieces={post.found?.snippet ?? [post.excerpt]} />
        </span>
      </p>
      <PostCounts {...post} />
      {post.hasExpertAnswer && (
        <p className="mt-1 text-sm font-semibold text-success">✓ {t('byExpert')}</p>
      )}
    </CardRow>
  )
}
