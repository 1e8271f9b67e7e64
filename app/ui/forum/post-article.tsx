import { useTranslation } from 'react-i18next'
import type { Passage } from '~/domain/forum/passage'
import { Avatar } from '~/ui/avatar'
import { RelativeTime } from '~/ui/relative-time'
import { EpisodeLink } from './episode-link'
import { ItemLinks, type ItemLink } from './item-links'
import { LikeForm } from './like-form'
import { OwnActions } from './own-actions'
import { usePassage } from './passage'
import { PassageText } from './passage-text'

type Props = {
  post: {
    id: string
    title: string
    passage: Passage
    isAnonymous: boolean
    author: string
    marks: string[]
    createdAt: Date
    isOwn: boolean
    links: ItemLink[]
    likes: number
    liked: boolean
    commentCount: number
    views: number
    episode: { id: string; episodeNumber: number | null; title: string } | null
  }
}

/** A whole post: episode, title, who and when, text, like button and counts. */
export function PostArticle({ post }: Props) {
  const { t } = useTranslation('forum')
  const name = post.author
  return (
    <article className="post">
      {post.episode && <EpisodeLink episode={post.episode} />}
      <h1 {...usePassage(post.title)}>{post.title}</h1>
      <p className="byline">
        <Avatar name={post.isAnonymous ? null : name} />
        <bdi>{name}</bdi> · <RelativeTime date={post.createdAt} limitDays={7} />
        {post.marks.map((mark) => ` · ${mark}`)}
      </p>
      <PassageText passage={post.passage} />
      <div className="post-foot">
        <LikeForm postId={post.id} liked={post.liked} likes={post.likes} />
        <span>{t('comments', { count: post.commentCount })}</span>
        <span>{t('views', { count: post.views })}</span>
        {post.isOwn && (
          <OwnActions
            path={`/forum/post/${post.id}`}
            heading={t('deletePost')}
            text={t('deletePostText')}
          />
        )}
        <ItemLinks links={post.links} />
      </div>
    </article>
  )
}
