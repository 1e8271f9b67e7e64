import type { LoaderFunctionArgs } from '@remix-run/node'
import { replyFresh } from '~/http/reply-fresh.server'
import { securityTxt } from '~/http/presenters/feeds.server'

export function loader({ request }: LoaderFunctionArgs) {
  return replyFresh(request, { body: securityTxt(), type: 'text/plain' })
}
