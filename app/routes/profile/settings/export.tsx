import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData, Form } from '@remix-run/react'
import { exportSchema, requestExport } from '~/domain/data-export/export-account.server'
import { reauthenticationFor } from '~/http/auth/reauthentication.server'
import { readForm } from '~/http/forms/read-form.server'
import { formErrorResponse } from '~/http/forms/member-form.server'
import { getSessionId, reauthenticatedHeaders, requireMember } from '~/http/session/session.server'
import { pageTitle } from '~/i18n/page-head'
import { useForm } from '@conform-to/react'
import { useTranslation } from '~/i18n/use-translation'
import { ErrorSummary } from '~/ui/form/error-summary'
import { useFormAnswer, type RefusedForm } from '~/ui/form/form-answer'
import { SettingsFrame } from '~/ui/profile/settings-frame'
import { Button } from '~/ui/button'
import { formClass } from '~/ui/form/fields'
import { ConfirmByGoogle } from '~/ui/account-deletion/confirm-by-google'
import { OwnPasswordField } from '~/ui/account-deletion/own-password-field'
import '~/styles/account.css'

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, (t) => t('leaving:exportTitle'))

export const handle = { i18n: ['leaving', 'forms'] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  return reauthenticationFor(request, context, await requireMember(request, context))
}

// A page's action cannot return a file, so it redirects to the download. The page stays open.
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

type Props = {
  needed: 'password' | 'google' | null
  hasGoogle: boolean
  hasEmail: boolean
  answer: RefusedForm | undefined
}

/** The form that downloads a copy of a member's data. */
function ExportForm({ needed, hasGoogle, hasEmail, answer }: Props) {
  const { lastResult, title } = useFormAnswer(answer)
  const [form, fields] = useForm<{ password: string }>({ lastResult })
  const { t } = useTranslation('leaving')
  return (
    <SettingsFrame
      back={t('backToSettings')}
      title={t('exportTitle')}
      summary={<ErrorSummary form={form} fields={[fields.password]} title={title} />}
    >
      <p>{t('exportText')}</p>
      <ul className="list-disc ps-5">
        {(['exportAccount', 'exportWritten', 'exportRead', 'exportSafety'] as const).map((part) => (
          <li key={part}>{t(part)}</li>
        ))}
      </ul>
      <p>
        <b>{t('exportCare')}</b>
      </p>
      <p>{t('exportFormat')}</p>
      {needed === 'google' ? (
        <ConfirmByGoogle
          hasGoogle={hasGoogle}
          hasEmail={hasEmail}
          returnTo="/profile/settings/export"
        />
      ) : (
        // Only a native submit can save the returned file.
        <Form method="post" id={form.id} noValidate reloadDocument className={formClass}>
          <OwnPasswordField field={fields.password} isNeeded={needed === 'password'} />
          <Button>{t('download')}</Button>
        </Form>
      )}
    </SettingsFrame>
  )
}
