import { useForm } from '@conform-to/react'
import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { forgotPassword, forgotPasswordSchema } from '~/domain/accounts/reset-password.server'
import { signedSuccessUrl, isSuccess } from '~/http/forms/signed-success-url.server'
import { readForm } from '~/http/forms/read-form.server'
import { formErrorResponse } from '~/http/forms/member-form.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { AuthFrame, authForm } from '~/ui/auth/auth-frame'
import { submitFallback } from '~/ui/feedback/submit-fallback'
import { ErrorSummary } from '~/ui/form/error-summary'
import { useFormAnswer } from '~/ui/form/form-answer'
import { SubmitButton, TextField } from '~/ui/form/fields'
import '~/styles/account.css'

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, (t) => t(data?.isSent ? 'auth:connectGoogle.mailed' : 'auth:forgotPassword'))

export const handle = { i18n: ['auth', 'forms'] }

export function loader({ request }: LoaderFunctionArgs) {
  return { isSent: isSuccess(request) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request, forgotPasswordSchema)
  const result = await forgotPassword(fields, context)
  if (!result.ok) return formErrorResponse({ request, context }, fields, result)
  return redirect(signedSuccessUrl('/auth/forgot-password'), 303)
}

export const clientAction = submitFallback('sign-in-unsent')

export { revalidateUnlessSubmitFailed as shouldRevalidate } from '~/ui/feedback/submit-fallback'

export default function ForgotPassword() {
  const { isSent } = useLoaderData<typeof loader>()
  const { lastResult, title } = useFormAnswer(useActionData<typeof action | typeof clientAction>())
  const [form, fields] = useForm<{ email: string }>({ lastResult })
  const isPending = useNavigation().formAction?.startsWith('/auth/forgot-password') ?? false
  const { t } = useTranslation('auth')
  return (
    <AuthFrame
      title={isSent ? t('connectGoogle.mailed') : t('forgotPassword')}
      text={isSent ? t('resetSent') : t('forgotPasswordText')}
      other={
        <>
          {t('noEmailToUse')} <Link to="/auth/recover">{t('useWords')}</Link>
        </>
      }
      isFromSignIn
      summary={<ErrorSummary form={form} fields={[fields.email]} title={title} />}
    >
      {isSent && <p>{t('resetSentHint')}</p>}
      <Form id={form.id} onSubmit={form.onSubmit} {...authForm}>
        <TextField field={fields.email} type="email" label={t('email')} autoComplete="email" />
        <SubmitButton pending={isPending} variant={isSent ? 'quiet' : undefined}>
          {t(isSent ? 'sendAgain' : 'sendLink')}
        </SubmitButton>
      </Form>
    </AuthFrame>
  )
}
