import type { LoaderFunctionArgs } from '@remix-run/node'
import { partsOfPosts } from '~/domain/posts/sitemap.server'
import { replyFresh } from '~/http/reply-fresh.server'
import { sitemapIndex } from '~/http/presenters/feeds.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const body = sitemapIndex(await partsOfPosts())
  return replyFresh(request, { body, type: 'application/xml' })
}
