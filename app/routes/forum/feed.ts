import type { LoaderFunctionArgs } from '@remix-run/node'
import { newestPosts } from '~/domain/posts/read-posts.server'
import { forumFeed } from '~/http/presenters/feeds.server'
import { replyFresh } from '~/http/reply-fresh.server'
import { isLanguage } from '~/i18n/languages'

// Only `?lng=` counts, so that a URL returns the same for everybody.
export async function loader({ request }: LoaderFunctionArgs) {
  const language = new URL(request.url).searchParams.get('lng')
  const body = forumFeed(isLanguage(language) ? language : null, await newestPosts())
  return replyFresh(request, { body, type: 'application/atom+xml' })
}
