import { cardClass, kickerClass, kickerLinkClass } from '~/ui/screen'
import { useEffect } from 'react'
import type { RichText } from '~/domain/rich-text/rich-text'
import { useTranslation } from '~/i18n/use-translation'
import {
  Byline,
  type Bylined,
  ItemLinks,
  type ItemLink,
  useTextAttributes,
  classOfCount,
  FoldedText,
  JumpLinks,
} from './item-parts'

import { Link } from '@remix-run/react'
import { buttonClass, Icon } from '~/ui/button'
import { useCommittedFetcher, useSubmitFailedNotice } from '../feedback/submit-fallback'
import { sendInPlace } from '../form/form-answer'
import { EpisodeLink, type LabelledEpisode } from './episode-label'
import { ExpertMark, ExpertNote, type ExpertLines } from './expert'
import { OwnActions } from './own-actions'

/** The episode that a post is about. */
export type PostEpisode = LabelledEpisode & { id: string }

type Props = {
  jumpLinks: ItemLink[]
  /** Set when the member has just edited it: `#posted`, which gets the focus. */
  id?: string
  post: Bylined & {
    id: string
    title: string
    richText: RichText
    /** The lines about an expert. Null for other authors. */
    expert: ExpertLines | null
    /** The sentence under which the text is folded. */
    note: string | null
    /** Tells the author that a moderator has changed the topic or the note. */
    labelled: string | null
    /** Tells the author that nobody else can read the post yet. Null if others can read it. */
    held: string | null
    isOwn: boolean
    links: ItemLink[]
    likes: number
    liked: boolean
    commentCount: number
    views: number
    episode: PostEpisode | null
    topic: { key: string; title: string } | null
    /** The member's own use of the post. Undefined for visitors. */
    following?: boolean
    saved?: boolean
  }
}

const postClass = 'post [&>*+*]:mt-3 [&>.text]:my-6'

/** In characters. Longer titles are set one step smaller. */
const longTitle = 70

/** A whole post: episode, title, byline, text, like button and counts. */
export function PostArticle({ post, jumpLinks, id }: Props) {
  const { t } = useTranslation('forum')
  return (
    <article className={postClass} id={id} tabIndex={-1}>
      {(post.episode ?? post.topic) && (
        <div className="flex flex-wrap gap-x-4">
          {post.episode && <EpisodeLink episode={post.episode} />}{' '}
          {post.topic && (
            <p className={kickerClass}>
              <Link className={kickerLinkClass} to={`/forum?topic=${post.topic.key}`}>
                {post.topic.title}
              </Link>
            </p>
          )}
        </div>
      )}
      <h1
        className={post.title.length > longTitle ? 'text-xl' : undefined}
        {...useTextAttributes(post.title)}
      >
        {post.title}
      </h1>
      <div className="flex items-center">
        <Byline item={post} />
        <ItemLinks links={post.links} shared={`/forum/post/${post.id}`}>
          {post.isOwn && <OwnActions heading={t('deletePost')} text={t('deletePostText')} />}
        </ItemLinks>
      </div>
      {post.held && <p className={`${cardClass} my-4`}>{post.held}</p>}
      {post.expert && <ExpertMark {...post.expert} />}
      <JumpLinks jumpLinks={jumpLinks} />
      <FoldedText {...post} />
      {post.expert && <ExpertNote {...post.expert} />}
      {post.labelled && <p className="text-sm text-soft print:hidden">{post.labelled}</p>}
      {!post.held && (
        <div className="post-foot flex flex-wrap items-center gap-x-3 gap-y-2 border-y border-line py-2 text-sm text-soft print:hidden">
          <LikeForm postId={post.id} liked={post.liked} likes={post.likes} />{' '}
          {post.following !== undefined && (
            <>
              <OwnUseForm postId={post.id} kind="follow" isOn={post.following} />{' '}
              <OwnUseForm postId={post.id} kind="save" isOn={post.saved ?? false} />{' '}
            </>
          )}
          <span className={classOfCount(post.views)}>{t('views', { count: post.views })}</span>
        </div>
      )}
    </article>
  )
}

type OwnUseFormProps = { postId: string; kind: 'follow' | 'save'; isOn: boolean }

// All buttons below a post look alike.
function toggleButtonClass(name?: string) {
  return buttonClass({
    variant: 'quiet',
    className: `${name ?? ''} font-normal aria-pressed:border-accent-ink aria-pressed:bg-accent aria-pressed:text-on-accent forced-colors:aria-pressed:border-3`,
  })
}

const fieldsOfUse = { follow: 'following', save: 'saved' } as const

/** A button to follow or save a post. It sends the new state. With JavaScript it shows the new state at once. */
function OwnUseForm({ postId, kind, isOn }: OwnUseFormProps) {
  const { t } = useTranslation('forum')
  const field = fieldsOfUse[kind]
  const { fetcher, action, shown } = useToggle(postId, kind, field, isOn)
  return (
    <fetcher.Form ref={sendInPlace} method="post" action={action} id={kind} data-stays="">
      <input type="hidden" name={field} value={shown ? '0' : '1'} />
      <button className={toggleButtonClass()} aria-pressed={shown}>
        {shown && (
          <span className="me-1" aria-hidden="true">
            ✓
          </span>
        )}
        {t(kind)}
      </button>
    </fetcher.Form>
  )
}

function useToggle(postId: string, name: string, field: string, isOn: boolean) {
  const fetcher = useCommittedFetcher(`${name}-${postId}`)
  const wanted = fetcher.formData?.get(field)
  useSubmitFailedNotice(fetcher.data)
  const action = `/forum/post/${postId}/${name}`
  // Remix reloads the page if it cannot load the code of the form's route, for example offline. The route's
  // `clientLoader` makes no request.
  const { load } = useCommittedFetcher()
  useEffect(() => load(action), [load, action])
  return { fetcher, action, shown: wanted == null ? isOn : wanted === '1' }
}

type LikeFormProps = { postId: string; liked: boolean; likes: number }

/** The like button. It sends the new state. With JavaScript it shows the new state at once. */
function LikeForm({ postId, liked, likes }: LikeFormProps) {
  const { t } = useTranslation('forum')
  const { fetcher, action, shown } = useToggle(postId, 'like', 'liked', liked)
  const count = likes + Number(shown) - Number(liked)
  return (
    <fetcher.Form
      ref={sendInPlace}
      method="post"
      action={action}
      className="flex flex-wrap items-center gap-x-2 gap-y-1"
      id="like"
      data-stays=""
    >
      <input type="hidden" name="liked" value={shown ? '0' : '1'} />
      <button className={toggleButtonClass('like')} aria-pressed={shown}>
        <Icon
          shape="M12 20C5 15 3 12 3 8.5a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1C21 12 19 15 12 20Z"
          size="1.125em"
          className={shown ? 'me-1.5 fill-current' : 'me-1.5'}
        />
        {t('like')}
      </button>{' '}
      <span className={classOfCount(count)}>{t('likes', { count })}</span>
    </fetcher.Form>
  )
}
