import type { LoaderFunctionArgs } from '@remix-run/node'
import { isTopic } from '~/content/topics'
import { newestPosts } from '~/domain/posts/read-posts.server'
import { forumFeed } from '~/http/presenters/feeds.server'
import { replyFresh } from '~/http/reply-fresh.server'
import { isLanguage } from '~/i18n/languages'

// Only `?lng=` counts, so that a URL returns the same for everybody.
export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const language = query.get('lng')
  const topic = query.get('topic') || undefined
  if (topic !== undefined && !isTopic(topic)) throw new Response(null, { status: 400 })
  const posts = await newestPosts(topic)
  const body = forumFeed(isLanguage(language) ? language : null, posts, topic)
  return replyFresh(request, { body, type: 'application/atom+xml' })
}
