import type { PostView } from '~/domain/posts/post-view'
import { i18nOf } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/languages'
import type { ItemLink } from './thread-labels.server'

type Page = {
  post: PostView
  cursor: string | undefined
  isLastPage: boolean
  isClosed: boolean
  isReplying: boolean
}

/** The links under a post's title: to its comments, to the latest, to the form. */
export function threadPlaces(
  language: Language,
  { post, cursor, isLastPage, isClosed, isReplying }: Page,
): ItemLink[] {
  const t = i18nOf(language).getFixedT(null, ['thread', 'forum'])
  const path = `/forum/post/${post.id}`
  const count = post.commentCount
  const here = cursor ? `?cursor=${encodeURIComponent(cursor)}` : ''
  const latest = isLastPage ? `${here}#latest` : `${path}?comment=latest`
  const comments = [
    { to: `${here}#comments`, label: t('forum:comments', { count }) },
    { to: latest, label: t('thread:places.latest') },
  ]
  // The form of a reply stands elsewhere.
  const form = (isReplying ? path : here) + '#comment-form'
  return [
    ...(count ? comments : []),
    ...(isClosed ? [] : [{ to: form, label: t('thread:places.write') }]),
  ]
}
