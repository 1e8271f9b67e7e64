import type { LoaderFunctionArgs } from '@remix-run/node'
import { replyFresh } from '~/http/reply-fresh.server'
import { robots } from '~/http/presenters/feeds.server'

export function loader({ request }: LoaderFunctionArgs) {
  return replyFresh(request, { body: robots(), type: 'text/plain' })
}
