import type { LoaderFunctionArgs } from '@remix-run/node'
import { replyFresh } from '~/http/reply-fresh.server'
import { fixedPages, sitemapOf } from '~/http/presenters/feeds.server'

export function loader({ request }: LoaderFunctionArgs) {
  return replyFresh(request, { body: sitemapOf(fixedPages), type: 'application/xml' })
}
