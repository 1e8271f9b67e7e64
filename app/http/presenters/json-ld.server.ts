import type { CommentThread, CommentView } from '~/domain/comments/comment-view'
import type { PostView } from '~/domain/posts/post-view'
import { describedLength } from '~/domain/rich-text/rich-text.server'
import { isByPoster } from '~/domain/authorship/anonymity'
import { excerpt } from '~/domain/validation/text'
import { getI18n } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/languages'
import { env } from '~/runtime/env.server'
import { threadNames } from './authors.server'
import { noteSentence } from './post-labels.server'

type Credited = Pick<PostView, 'isAnonymous' | 'anonymousNumber' | 'user'>

/**
 * A post as visitors see it, escaped for a script element and built only when the returned function is called. It is a
 * `QAPage` if an expert has answered by name, otherwise a `DiscussionForumPosting`.
 */
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
  const answers = comments
    .flatMap((thread) => [thread, ...thread.replies])
    .filter((comment) => isExpertAnswer(comment, post))
  const question = () =>
    toScript({
      '@context': 'https://schema.org',
      '@type': 'QAPage',
      mainEntityOfPage: url,
      mainEntity: {
        '@type': 'Question',
        url,
        name: post.title,
        text: noteSentence(language, post) ?? shorten(post.content),
        author: person(post),
        datePublished: post.createdAt.toISOString(),
        dateModified: post.editedAt?.toISOString(),
        upvoteCount: post.likes,
        answerCount: answers.length,
        suggestedAnswer: answers.map((answer) => ({
          '@type': 'Answer',
          url: `${url}#comment-${answer.id}`,
          text: shorten(answer.content),
          author: expertPerson(language, answer),
          datePublished: answer.createdAt.toISOString(),
          dateModified: answer.editedAt?.toISOString(),
          upvoteCount: answer.likes,
        })),
      },
    })
  if (answers.length) return question
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

// Uses only what readers see, so an expert's anonymous answer does not count.
function isExpertAnswer(comment: CommentView, post: PostView) {
  return isAvailable(comment) && comment.user?.expert != null && !isByPoster(comment, post)
}

function expertPerson(language: Language, { user }: Pick<CommentView, 'user'>) {
  const { name, profession } = user?.expert ?? {}
  const t = getI18n(language).getFixedT(null, 'thread')
  const jobTitle = profession && t(`expert.professions.${profession}`)
  return { '@type': 'Person', name, jobTitle }
}

// The page already has the whole text. Repeating it would make long pages much longer.
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

/**
 * Escapes JSON for a script element. '<' could end the element, and U+2028 and U+2029 end a line in older JavaScript.
 */
export function toScript(value: object) {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
