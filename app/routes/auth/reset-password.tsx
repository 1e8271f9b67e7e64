import {
  data,
  redirectDocument,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import {
  canResetPassword,
  resetPassword,
  resetPasswordSchema,
} from '~/domain/accounts/reset-password.server'
import { withConfirmPassword, passwordNotice } from '~/http/forms/new-password-form.server'
import { readForm } from '~/http/forms/read-form.server'
import { formErrorResponse } from '~/http/forms/member-form.server'
import { problemSentence } from '~/http/problem-sentence.server'
import { choosesSharedDevice } from '~/http/session/shared-device.server'
import { completeSignIn } from '~/http/session/sign-in.server'
import { getLanguage } from '~/i18n/i18n.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { WayHome } from '~/ui/auth/back-to-home'
import { NewPasswordForm } from '~/ui/auth/new-password-form'
import { submitFallback } from '~/ui/feedback/submit-fallback'
import { LinkButton } from '~/ui/button'
import { EmptyDrawing } from '~/ui/drawing/empty-drawing'
import { EmptyScreen } from '~/ui/screen'
import '~/styles/account.css'

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, (t) => t(data?.problem ? 'auth:deadLink' : 'auth:resetPassword'))

export const handle = { i18n: ['auth', 'forms'] }

export async function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token')
  const isValid = await canResetPassword(token)
  // After a refused form the page is rendered with the URL of its action, which includes the token.
  if (isValid) return data({ token, problem: null })
  const problem = problemSentence(await getLanguage(request), '', 'tokenInvalid')
  return data({ token: null, problem }, { status: 400 })
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request, resetPasswordSchema)
  const result = await resetPassword(withConfirmPassword(fields), context)
  if (!result.ok)
    return formErrorResponse(
      { request, context },
      fields,
      result,
      passwordNotice(result, 'update-failed'),
    )
  const { target, headers } = await completeSignIn(request, result.value, {
    notice: 'password-changed',
    isShared: choosesSharedDevice(fields),
  })
  return redirectDocument(target, { status: 303, headers })
}

export const clientAction = submitFallback('update-failed')

export { revalidateUnlessSubmitFailed as shouldRevalidate } from '~/ui/feedback/submit-fallback'

export default function ResetPassword() {
  const { token, problem } = useLoaderData<typeof loader>()
  return token ? <NewPassword token={token} /> : <DeadLink problem={problem} />
}

function NewPassword({ token }: { token: string }) {
  const { t } = useTranslation('auth')
  return (
    <NewPasswordForm
      title={t('resetPassword')}
      text={t('resetPasswordText')}
      path="/auth/reset-password"
      answer={useActionData<typeof action | typeof clientAction>()}
    >
      <input type="hidden" name="token" value={token} />
    </NewPasswordForm>
  )
}

function DeadLink({ problem }: { problem: string | null }) {
  const { t } = useTranslation('auth')
  return (
    <EmptyScreen>
      <EmptyDrawing of="letter" />
      <h1>{t('deadLink')}</h1>
      <p>{t('deadLinkText', { problem })}</p>
      <p>{t('deadResetText')}</p>
      <LinkButton to="/auth/forgot-password">{t('askAgain')}</LinkButton>
      <WayHome />
    </EmptyScreen>
  )
}
