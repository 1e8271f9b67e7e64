import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { changeEmail, changeEmailSchema } from '~/domain/accounts/change-email.server'
import { hasPassword } from '~/domain/passwords/own-password.server'
import { readForm } from '~/http/forms/read-form.server'
import { formErrorResponse } from '~/http/forms/member-form.server'
import { flash } from '~/http/session/flash.server'
import { reauthenticatedHeaders, requireMember } from '~/http/session/session.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { submitFallback } from '~/ui/feedback/submit-fallback'
import { ChangeEmail } from '~/ui/profile/change-email'
import { NoPassword } from '~/ui/profile/no-password'

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, (t) => t('settings:changeEmail'))

export const handle = { i18n: ['settings', 'auth', 'forms'] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context)
  return { present: member.email, hasPassword: await hasPassword(member) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request, changeEmailSchema)
  const result = await changeEmail(await requireMember(request, context), fields)
  if (!result.ok) return formErrorResponse({ request, context }, fields, result, 'update-failed')
  await flash(request, context, 'email-asked')
  return redirect('/profile', { status: 303, headers: await reauthenticatedHeaders(request) })
}

export const clientAction = submitFallback('update-failed')

export { shouldRevalidate } from '~/ui/feedback/submit-fallback'

export default function ChangeEmailPage() {
  const { present, hasPassword } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action | typeof clientAction>()
  const { t } = useTranslation('settings')
  return hasPassword ? (
    <ChangeEmail present={present} answer={answer} />
  ) : (
    <NoPassword title={t('changeEmail')} />
  )
}
