import type { LoaderFunctionArgs } from '@remix-run/node'
import { postsOfPart } from '~/domain/posts/sitemap.server'
import { replyFresh } from '~/http/reply-fresh.server'
import { unwrapOrThrow } from '~/http/reply-status'
import { sitemapOf } from '~/http/presenters/feeds.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const posts = await postsOfPart({
    after: query.get('after') ?? undefined,
    to: query.get('to') ?? undefined,
  })
  const pages = unwrapOrThrow(posts).map(({ id, changedAt }) => ({
    path: `/forum/post/${id}`,
    changedAt,
  }))
  return replyFresh(request, { body: sitemapOf(pages), type: 'application/xml' })
}
