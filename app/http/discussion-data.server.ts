import type { CommentThread, CommentView } from '~/domain/forum/comment-view'
import type { PostView } from '~/domain/forum/post-view'
import { env } from '~/env.server'
import { i18nOf } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/languages'

type Author = Pick<PostView, 'isAnonymous' | 'user'>

/**
 * A post and the comments of one page as schema.org's `DiscussionForumPosting`, the same for everybody who asks.
 * @returns a function that writes the JSON, so that only pages pay for it; it is safe inside a script element
 */
export function discussionData(
  language: Language,
  post: PostView,
  comments: CommentThread[],
): () => string {
  const url = `${env.SITE_URL}/forum/post/${post.id}`
  const nameOf = authorNames(language)
  const person = (item: Author) => ({ '@type': 'Person', name: nameOf(item) })
  const commentOf = (item: CommentView & Partial<CommentThread>): object => ({
    '@type': 'Comment',
    url: `${url}#comment-${item.id}`,
    author: person(item),
    datePublished: item.createdAt.toISOString(),
    dateModified: item.editedAt?.toISOString(),
    text: item.content,
    comment: item.replies?.length ? item.replies.map(commentOf) : undefined,
  })
  return () =>
    toScript({
      '@context': 'https://schema.org',
      '@type': 'DiscussionForumPosting',
      mainEntityOfPage: url,
      url,
      headline: post.title,
      text: post.content,
      author: person(post),
      datePublished: post.createdAt.toISOString(),
      dateModified: post.editedAt?.toISOString(),
      commentCount: post.commentCount,
      interactionStatistic: [
        counter('LikeAction', post.likes),
        counter('CommentAction', post.commentCount),
        counter('ViewAction', post.views),
      ],
      comment: comments.flatMap(written).map(commentOf),
    })
}

/** How an author is named outside of pages: as in them. */
export function authorNames(language: Language): (item: Author) => string {
  const t = i18nOf(language).getFixedT(null, 'shell')
  return ({ isAnonymous, user }) => {
    if (isAnonymous) return t('anonymous')
    return user ? (user.displayName ?? user.username) : t('deleted')
  }
}

// A deleted comment has no text to describe; its replies stand in its place.
function written({
  isDeleted,
  replies,
  ...comment
}: CommentThread): (CommentView & Partial<CommentThread>)[] {
  return isDeleted ? replies : [{ ...comment, isDeleted, replies }]
}

function counter(action: string, userInteractionCount: number) {
  return {
    '@type': 'InteractionCounter',
    interactionType: `https://schema.org/${action}`,
    userInteractionCount,
  }
}

// '<' could end the script element; the two line separators end a line in older JavaScript.
function toScript(value: object) {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
