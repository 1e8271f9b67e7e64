import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { changePassword, changePasswordSchema } from '~/domain/accounts/change-password.server'
import { hasPassword } from '~/domain/passwords/own-password.server'
import { askedTwice, noticeOfPasswords } from '~/http/forms/new-password-form.server'
import { readForm } from '~/http/forms/read-form.server'
import { formErrorResponse } from '~/http/forms/member-form.server'
import { flash } from '~/http/session/flash.server'
import { getSessionId, reauthenticatedHeaders, requireMember } from '~/http/session/session.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { submitFallback } from '~/ui/feedback/submit-fallback'
import { ChangePassword } from '~/ui/profile/change-password'
import { NoPassword } from '~/ui/profile/no-password'
import '~/styles/account.css'

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, (t) => t('settings:changePassword'))

export const handle = { i18n: ['settings', 'auth', 'forms'] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context)
  return { hasPassword: await hasPassword(member), hasEmail: member.email !== null }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request, changePasswordSchema)
  const member = await requireMember(request, context)
  const sessionId = await getSessionId(request, context)
  const result = await changePassword(member, askedTwice(fields), sessionId)
  if (!result.ok)
    return formErrorResponse(
      { request, context },
      fields,
      result,
      noticeOfPasswords(result, 'update-failed'),
    )
  await flash(request, context, 'password-changed')
  return redirect('/profile', { status: 303, headers: await reauthenticatedHeaders(request) })
}

export const clientAction = submitFallback('update-failed')

export { shouldRevalidate } from '~/ui/feedback/submit-fallback'

export default function ChangePasswordPage() {
  const { hasPassword, hasEmail } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action | typeof clientAction>()
  const { t } = useTranslation('settings')
  return hasPassword ? (
    <ChangePassword answer={answer} />
  ) : (
    <NoPassword title={t('changePassword')} hasEmail={hasEmail} />
  )
}
