import type { CommentThread, CommentView } from '~/domain/comments/comment-view'
import type { PostView } from '~/domain/posts/post-view'
import { describedLength } from '~/domain/rich-text/bytes-on-page.server'
import { excerpt } from '~/domain/validation/text'
import { env } from '~/runtime/env.server'
import type { Language } from '~/i18n/languages'
import { threadNames } from './thread-labels.server'

type Author = Pick<PostView, 'isAnonymous' | 'anonymousNumber' | 'user'>

/**
 * A post and the comments of one page as schema.org's `DiscussionForumPosting`, the same for everybody who asks.
 * @returns a function that writes the JSON, so that only pages pay for it; it is safe inside a script element
 */
export function jsonLd(
  language: Language,
  post: PostView,
  comments: CommentThread[],
): () => string {
  const url = `${env.SITE_URL}/forum/post/${post.id}`
  const nameOf = threadNames(language)
  const person = (item: Author) => ({ '@type': 'Person', name: nameOf(item) })
  const commentOf = (item: CommentView & Partial<CommentThread>): object => ({
    '@type': 'Comment',
    url: `${url}#comment-${item.id}`,
    author: person(item),
    datePublished: item.createdAt.toISOString(),
    dateModified: item.editedAt?.toISOString(),
    text: described(item.content),
    comment: item.replies?.some(isThere) ? item.replies.filter(isThere).map(commentOf) : undefined,
  })
  return () =>
    toScript({
      '@context': 'https://schema.org',
      '@type': 'DiscussionForumPosting',
      mainEntityOfPage: url,
      url,
      headline: post.title,
      text: described(post.content),
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

// The whole text stands on the page itself; a second time it would make long pages much longer.
function described(content: string) {
  return content.length > describedLength ? excerpt(content, describedLength) : content
}

// A comment that is absent has no text to describe; its replies stand in its place.
function written(thread: CommentThread): (CommentView & Partial<CommentThread>)[] {
  return isThere(thread) ? [thread] : thread.replies.filter(isThere)
}

function isThere({ unavailable }: CommentView) {
  return unavailable === null
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
