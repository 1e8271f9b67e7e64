import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { toIsoDay } from '~/domain/day'
import { openExport } from '~/domain/data-export/export-account.server'
import { replyDownload } from '~/http/reply-download.server'
import { getSessionId, requireMember } from '~/http/session/session.server'

const formPath = '/profile/settings/export'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context, formPath)
  const ticket = new URL(request.url).searchParams.get('ticket')
  const copy = openExport(member, ticket, await getSessionId(request, context))
  if (!copy.ok) return redirect(formPath, 303)
  // The file name does not identify the member, because others may see the folder.
  const name = `xxperiment-${toIsoDay(new Date())}.json`
  return replyDownload(request, context, { name, type: 'application/json', pieces: copy.value })
}
