import type { LoaderFunctionArgs } from '@remix-run/node'
import { isTopic, topicKeys } from '~/content/topics'
import { newestPosts } from '~/domain/posts/read-posts.server'
import { problemSentence } from '~/http/problem-sentence.server'
import { forumFeed } from '~/http/presenters/feeds.server'
import { replyFresh } from '~/http/reply-fresh.server'
import { isLanguage, type Language } from '~/i18n/languages'

// Only `?lng=` sets the language, so that a URL returns the same feed for everybody.
export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const asked = query.get('lng')
  const language = isLanguage(asked) ? asked : null
  const topic = query.get('topic') || undefined
  if (topic !== undefined && !isTopic(topic)) return refuseTopic(language ?? 'en')
  const posts = await newestPosts(topic)
  const body = forumFeed(language, posts, topic)
  return replyFresh(request, { body, type: 'application/atom+xml' })
}

function refuseTopic(language: Language) {
  const sentence = problemSentence(language, 'topic', 'topicUnknown')
  return new Response(`${sentence}: ${topicKeys.join(', ')}\n`, {
    status: 400,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
