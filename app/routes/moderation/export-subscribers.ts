import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportSubscribers } from '~/domain/contact/export.server'
import { csvOf } from '~/http/presenters/csv.server'
import { replyDownload } from '~/http/reply-download.server'
import { refusalOf } from '~/http/reply-status'
import { requireRole } from '~/http/session/session.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const table = exportSubscribers(await requireRole(request, context, 'admin'))
  if (!table.ok) throw refusalOf(table)
  const file = { name: 'subscribers.csv', type: 'text/csv', pieces: csvOf(table.value) }
  return replyDownload(request, context, file)
}
