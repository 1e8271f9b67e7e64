import { useForm } from '@conform-to/react'
import {
  redirectDocument,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { signInWithPasskey } from '~/domain/passkeys/passkey-sign-in.server'
import { fail } from '~/domain/result'
import { signInSchema } from '~/domain/accounts/sign-in.server'
import { loadAuthScreen } from '~/http/auth/reauthentication.server'
import { authenticate } from '~/http/auth/authenticator.server'
import { passkeyField, redirectField } from '~/http/forms/own-fields.server'
import { readForm } from '~/http/forms/read-form.server'
import { formErrorResponse } from '~/http/forms/member-form.server'
import { readCookie } from '~/http/session/pending-cookies.server'
import { noticeFromUrl } from '~/http/presenters/notices.server'
import {
  completeSignIn,
  completePasskeySignIn,
  unlessPasswordChanged,
} from '~/http/session/sign-in.server'
import { choosesSharedDevice } from '~/http/session/shared-device.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { AuthFrame, authForm } from '~/ui/auth/auth-frame'
import { GoogleButton } from '~/ui/auth/google-button'
import { SharedDeviceField } from '~/ui/auth/shared-device-field'
import { submitFallback } from '~/ui/feedback/submit-fallback'
import { ErrorSummary } from '~/ui/form/error-summary'
import { useFormAnswer } from '~/ui/form/form-answer'
import { PasswordField } from '~/ui/form/password-field'
import { SubmitButton, TextField } from '~/ui/form/fields'
import { PasskeySignIn } from '~/ui/passkeys/passkey-sign-in'
import '~/styles/account.css'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, (t) => t('auth:signIn'))

export const handle = { i18n: ['auth', 'forms'] }

export async function loader(args: LoaderFunctionArgs) {
  const wasIdle = noticeFromUrl(args.request) === 'signed-out-idle'
  return { ...(await loadAuthScreen(args)), wasIdle }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const own = { ...redirectField, ...passkeyField }
  const { passkey, ...fields } = await readForm(request, signInSchema, own)
  if (passkey !== undefined) {
    const token = readCookie(request, 'passkey')
    if (token === null && !request.headers.has('Cookie'))
      return formErrorResponse(
        { request, context },
        fields,
        fail('invalid', { '': 'cookiesNeeded' }),
        'sign-in-failed',
      )
    const result = await signInWithPasskey(token, passkey, context)
    if (!result.ok) return formErrorResponse({ request, context }, fields, result, 'sign-in-failed')
    const { target, headers } = await completePasskeySignIn(request, result.value, {
      notice: 'signed-in',
      redirectTo: fields.redirectTo,
      isShared: choosesSharedDevice(fields),
    })
    return redirectDocument(target, { status: 303, headers })
  }
  const result = await authenticate('sign-in', request, context, fields)
  if (!result.ok) return formErrorResponse({ request, context }, fields, result, 'sign-in-failed')
  const { member, passwordHash } = result.value
  const signedIn = await unlessPasswordChanged(
    'invalid-credentials',
    completeSignIn(request, member, {
      notice: 'signed-in',
      redirectTo: fields.redirectTo,
      isShared: choosesSharedDevice(fields),
      passwordHash,
    }),
  )
  if (!signedIn.ok)
    return formErrorResponse({ request, context }, fields, signedIn, 'sign-in-failed')
  const { target, headers } = signedIn.value
  return redirectDocument(target, { status: 303, headers })
}

export const clientAction = submitFallback('sign-in-unsent')

export { revalidateUnlessSubmitFailed as shouldRevalidate } from '~/ui/feedback/submit-fallback'

export default function SignIn() {
  const { redirectTo, hasGoogle, wasIdle } = useLoaderData<typeof loader>()
  const { lastResult, title } = useFormAnswer(useActionData<typeof action | typeof clientAction>())
  const [form, fields] = useForm<{
    emailOrUsername: string
    password: string
    sharedDevice: string
  }>({
    lastResult,
    // Only shared phones sign out when idle, so the box is ticked again.
    defaultValue: { sharedDevice: wasIdle ? 'on' : undefined },
  })
  const isPending = useNavigation().formAction?.startsWith('/auth/signin') ?? false
  const { t } = useTranslation('auth')
  return (
    <AuthFrame
      title={t('welcome')}
      text={redirectTo ? t('stopped') : t('welcomeText')}
      other={
        <>
          {t('noAccount')}{' '}
          <Link to={{ pathname: '/auth/signup', search: searchOf(redirectTo) }}>{t('signUp')}</Link>
        </>
      }
      summary={
        <ErrorSummary form={form} fields={[fields.emailOrUsername, fields.password]} title={title}>
          <p>
            <Link to="/auth/forgot-password">{t('forgotPassword')}</Link>
          </p>
        </ErrorSummary>
      }
    >
      <Form id={form.id} onSubmit={form.onSubmit} {...authForm}>
        {redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />}
        <TextField
          field={fields.emailOrUsername}
          label={t('emailOrUsername')}
          autoComplete="username webauthn"
        />
        <PasswordField
          field={fields.password}
          label={t('password')}
          autoComplete="current-password"
        />
        <SharedDeviceField field={fields.sharedDevice} />
        <SubmitButton pending={isPending}>
          {isPending ? t('signingIn') : t('signIn')}
        </SubmitButton>{' '}
        <Link to="/auth/forgot-password">{t('forgotPassword')}</Link>
      </Form>
      <PasskeySignIn
        use="sign-in"
        redirectTo={redirectTo}
        pending={isPending}
        sharedDevice={fields.sharedDevice}
      />
      {hasGoogle && (
        <GoogleButton
          redirectTo={redirectTo}
          sharedDevice={{ id: fields.sharedDevice.id, label: t('withGoogleShared') }}
        >
          {t('withGoogle')}
        </GoogleButton>
      )}
    </AuthFrame>
  )
}

function searchOf(redirectTo: string | null) {
  return redirectTo ? `?${new URLSearchParams({ redirectTo })}` : ''
}
