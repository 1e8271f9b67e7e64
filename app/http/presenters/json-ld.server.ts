import type { CommentThread, CommentView } from '~/domain/comments/comment-view'
import type { PostView } from '~/domain/posts/post-view'
import { describedLength } from '~/domain/rich-text/rich-text.server'
import { excerpt } from '~/domain/validation/text'
import type { Language } from '~/i18n/languages'
import { env } from '~/runtime/env.server'
import { threadNames } from './thread.server'
import { noteSentence } from './post-labels.server'

type Credited = Pick<PostView, 'isAnonymous' | 'anonymousNumber' | 'user'>

/** A `DiscussionForumPosting` as visitors see it, safe inside a script element; made only when called. */
export function jsonLd(
  language: Language,
  post: PostView,
  comments: CommentThread[],
): () => string {
  const url = `${env.SITE_URL}/forum/post/${post.id}`
  const nameOf = threadNames(language)
  const person = (item: Credited) => ({ '@type': 'Person', name: nameOf(item) })
  const commentOf = (item: CommentView & Partial<CommentThread>): object => ({
    '@type': 'Comment',
    url: `${url}#comment-${item.id}`,
    author: person(item),
    datePublished: item.createdAt.toISOString(),
    dateModified: item.editedAt?.toISOString(),
    text: shorten(item.content),
    comment: item.replies?.some(isAvailable)
      ? item.replies.filter(isAvailable).map(commentOf)
      : undefined,
  })
  return () =>
    toScript({
      '@context': 'https://schema.org',
      '@type': 'DiscussionForumPosting',
      mainEntityOfPage: url,
      url,
      headline: post.title,
      text: noteSentence(language, post) ?? shorten(post.content),
      author: person(post),
      datePublished: post.createdAt.toISOString(),
      dateModified: post.editedAt?.toISOString(),
      commentCount: post.commentCount,
      interactionStatistic: [
        counter('LikeAction', post.likes),
        counter('CommentAction', post.commentCount),
        counter('ViewAction', post.views),
      ],
      comment: comments.flatMap(visibleComments).map(commentOf),
    })
}

// The whole text is on the page itself; repeating it would make long pages much longer.
function shorten(content: string) {
  return content.length > describedLength ? excerpt(content, describedLength) : content
}

// An unavailable comment is replaced by its replies.
function visibleComments(thread: CommentThread): (CommentView & Partial<CommentThread>)[] {
  return isAvailable(thread) ? [thread] : thread.replies.filter(isAvailable)
}

function isAvailable({ tombstone }: CommentView) {
  return tombstone === null
}

function counter(action: string, userInteractionCount: number) {
  return {
    '@type': 'InteractionCounter',
    interactionType: `https://schema.org/${action}`,
    userInteractionCount,
  }
}

/** JSON for inside a script element: '<' could end it, and U+2028 and U+2029 end a line in older JavaScript. */
export function toScript(value: object) {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
