import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData, Form, useNavigation } from '@remix-run/react'
import { changePassword, changePasswordSchema } from '~/domain/accounts/change-password.server'
import { hasPassword } from '~/domain/passwords/own-password.server'
import { withConfirmPassword, passwordNotice } from '~/http/forms/new-password-form.server'
import { readForm } from '~/http/forms/read-form.server'
import { formErrorResponse } from '~/http/forms/member-form.server'
import { flash } from '~/http/session/flash.server'
import { getSessionId, reauthenticatedHeaders, requireMember } from '~/http/session/session.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { submitFallback, type FailedSubmit } from '~/ui/feedback/submit-fallback'
import { NoPassword } from '~/ui/profile/no-password'
import { useForm } from '@conform-to/react'
import { ErrorSummary } from '~/ui/form/error-summary'
import { useFormAnswer, type RefusedForm } from '~/ui/form/form-answer'
import { NewPasswordFields } from '~/ui/form/new-password-fields'
import { PasswordField } from '~/ui/form/password-field'
import { SubmitButton, formClass } from '~/ui/form/fields'
import { SettingsFrame } from '~/ui/profile/settings-frame'
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
  const result = await changePassword(member, withConfirmPassword(fields), sessionId)
  if (!result.ok)
    return formErrorResponse(
      { request, context },
      fields,
      result,
      passwordNotice(result, 'update-failed'),
    )
  await flash(request, context, 'password-changed')
  return redirect('/profile', { status: 303, headers: await reauthenticatedHeaders(request) })
}

export const clientAction = submitFallback('update-failed')

export { revalidateUnlessSubmitFailed as shouldRevalidate } from '~/ui/feedback/submit-fallback'

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

type Fields = { currentPassword: string; password: string; confirmPassword: string }

/** The form for a new password. */
function ChangePassword({ answer }: { answer: RefusedForm | FailedSubmit | undefined }) {
  const { lastResult, title } = useFormAnswer(answer)
  const [form, fields] = useForm<Fields>({ lastResult })
  const isPending = useNavigation().formAction !== undefined
  const { t } = useTranslation(['settings', 'auth'])
  return (
    <SettingsFrame
      back={t('backToSettings')}
      title={t('changePassword')}
      summary={
        <ErrorSummary
          form={form}
          fields={[fields.currentPassword, fields.password, fields.confirmPassword]}
          title={title}
        />
      }
    >
      <p>{t('changePasswordText')}</p>
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className={formClass}>
        <PasswordField
          field={fields.currentPassword}
          label={t('currentPassword')}
          autoComplete="current-password"
          buttonNames={{ show: t('auth:showCurrent'), hide: t('auth:hideCurrent') }}
        />
        <NewPasswordFields fields={fields} label={t('auth:newPassword')} />
        <SubmitButton pending={isPending}>{t('changePassword')}</SubmitButton>
      </Form>
    </SettingsFrame>
  )
}
