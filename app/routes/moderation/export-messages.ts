import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportMessages } from '~/domain/contact/export.server'
import { csvOf } from '~/http/presenters/csv.server'
import { replyDownload } from '~/http/reply-download.server'
import { unwrapOrThrow } from '~/http/reply-status'
import { requireRole } from '~/http/session/require-role.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await requireRole(request, context, 'admin')
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const table = unwrapOrThrow(exportMessages(admin, query))
  const file = { name: 'messages.csv', type: 'text/csv', pieces: csvOf(table) }
  return replyDownload(request, context, file)
}
