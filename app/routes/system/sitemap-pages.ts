import type { LoaderFunctionArgs } from '@remix-run/node'
import { episodePaths } from '~/domain/episodes/read-episode.server'
import { replyFresh } from '~/http/reply-fresh.server'
import { fixedPages, sitemapOf } from '~/http/presenters/feeds.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const episodes = (await episodePaths()).map((path) => ({ path }))
  const body = sitemapOf([...fixedPages, ...episodes])
  return replyFresh(request, { body, type: 'application/xml' })
}
