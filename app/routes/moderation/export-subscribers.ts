import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportSubscribers } from '~/domain/contact/export.server'
import { replyCsv } from '~/http/reply-csv.server'
import { refusalOf } from '~/http/reply-status'
import { requireRole } from '~/http/session.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const table = exportSubscribers(await requireRole(request, context, 'admin'))
  if (!table.ok) throw refusalOf(table)
  return replyCsv('subscribers', table.value)
}
