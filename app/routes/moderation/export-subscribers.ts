import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportSubscribers } from '~/domain/contact/export.server'
import { csvOf } from '~/http/presenters/csv.server'
import { replyDownload } from '~/http/reply-download.server'
import { unwrapOrThrow } from '~/http/reply-status'
import { requireRole } from '~/http/session/require-role.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const table = unwrapOrThrow(exportSubscribers(await requireRole(request, context, 'admin')))
  const file = { name: 'subscribers.csv', type: 'text/csv', pieces: csvOf(table) }
  return replyDownload(request, context, file)
}
