import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { exportSchema, requestExport } from '~/domain/data-export/export-account.server'
import { reauthenticationFor } from '~/http/auth/reauthentication.server'
import { readForm } from '~/http/forms/read-form.server'
import { formErrorResponse } from '~/http/forms/member-form.server'
import { getSessionId, reauthenticatedHeaders, requireMember } from '~/http/session/session.server'
import { pageTitle } from '~/i18n/page-head'
import { ExportForm } from '~/ui/account-deletion/export-form'
import '~/styles/account.css'

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, (t) => t('leaving:exportTitle'))

export const handle = { i18n: ['leaving', 'forms'] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  return reauthenticationFor(request, context, await requireMember(request, context))
}

// A page's action cannot return a file: redirects to the download, and the page stays open.
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request, exportSchema)
  const member = await requireMember(request, context)
  const ticket = await requestExport(member, fields, await getSessionId(request, context))
  if (!ticket.ok) return formErrorResponse({ request, context }, fields, ticket, 'update-failed')
  const query = new URLSearchParams({ ticket: ticket.value })
  const headers = await reauthenticatedHeaders(request)
  return redirect(`/profile/settings/export/file?${query}`, { status: 303, headers })
}

export default function ExportPage() {
  return <ExportForm {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
