import { useForm } from '@conform-to/react'
import {
  redirect,
  redirectDocument,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import type { Member } from '~/domain/members/member'
import { hasPasskey } from '~/domain/passkeys/own-passkeys.server'
import { completeTwoFactorWithPasskey } from '~/domain/passkeys/passkey-sign-in.server'
import { readTwoFactor } from '~/domain/two-factor/read-two-factor.server'
import {
  awaitingMember,
  completeTwoFactor,
  twoFactorSchema,
} from '~/domain/two-factor/two-factor-sign-in.server'
import { passkeyField, redirectField, trustField } from '~/http/forms/own-fields.server'
import { readForm } from '~/http/forms/read-form.server'
import { formErrorResponse } from '~/http/forms/member-form.server'
import { noticeKeyOf } from '~/http/presenters/notices.server'
import { redirectTarget, signInPath } from '~/http/session/redirect-target'
import { readCookie } from '~/http/session/pending-cookies.server'
import { getMember } from '~/http/session/session.server'
import {
  completePasskeySignIn,
  completeTwoFactorSignIn,
  unlessPasswordChanged,
} from '~/http/session/sign-in.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { AuthFrame, authForm } from '~/ui/auth/auth-frame'
import { submitFallback } from '~/ui/feedback/submit-fallback'
import { CheckboxField, SubmitButton } from '~/ui/form/fields'
import { ErrorSummary } from '~/ui/form/error-summary'
import { useFormAnswer } from '~/ui/form/form-answer'
import { useHasPasskeys } from '~/ui/passkeys/has-passkeys'
import { PasskeySignIn } from '~/ui/passkeys/passkey-sign-in'
import { CodeField } from '~/ui/two-factor/code-field'
import '~/styles/account.css'

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, (t) => t(data?.hasApp ? 'codes:signInTitle' : 'codes:passkeyTitle'))

export const handle = { i18n: ['codes', 'auth', 'forms'] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const redirectTo = redirectTarget(query.get('redirectTo'))
  const waiting = await awaitingMember(readCookie(request, 'signIn'))
  if (await isAlreadySignedIn(request, context, waiting?.member)) throw redirect(redirectTo, 303)
  if (!waiting) {
    const isRefused = query.get('notice') === 'cookies-refused'
    throw redirect(signInPath(redirectTo) + (isRefused ? '&notice=cookies-refused' : ''), 303)
  }
  const userId = waiting.member.id
  return {
    redirectTo,
    hasPasskey: await hasPasskey(userId),
    hasApp: (await readTwoFactor(userId))?.hasApp ?? false,
    // A shared phone is never trusted.
    mayTrust: !waiting.isShared,
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const own = { ...redirectField, ...passkeyField, ...trustField }
  const { redirectTo, passkey, trust, ...fields } = await readForm(request, twoFactorSchema, own)
  const target = redirectTarget(redirectTo)
  const token = readCookie(request, 'signIn')
  const waiting = await awaitingMember(token)
  if (await isAlreadySignedIn(request, context, waiting?.member)) return redirect(target, 303)
  const expiredUrl = `${signInPath(target)}&notice=sign-in-expired`
  if (!waiting) return redirect(expiredUrl, 303)
  const tokens = { waiting: token, challenge: readCookie(request, 'passkey') }
  const result =
    passkey === undefined
      ? await completeTwoFactor(token, fields, context)
      : await completeTwoFactorWithPasskey(tokens, passkey, context)
  if (!result.ok && result.code === 'not-authenticated') return redirect(expiredUrl, 303)
  if (!result.ok)
    return formErrorResponse({ request, context }, { ...fields, trust }, result, 'sign-in-failed')
  const { member, isShared, passwordHash } = result.value
  const notice = noticeKeyOf(result.value.notice)
  const options = { notice, isShared, passwordHash }
  const signedIn = await unlessPasswordChanged(
    'not-authenticated',
    passkey === undefined
      ? completeTwoFactorSignIn(request, member, { ...options, isToBeTrusted: trust === 'on' })
      : completePasskeySignIn(request, member, options).then(({ headers }) => headers),
  )
  if (!signedIn.ok) return redirect(expiredUrl, 303)
  return redirectDocument(target, { status: 303, headers: signedIn.value })
}

// A signed-in moderator may also have to enter the code, because their session may have started before it was required.
// Another member may be signed in where this one waits.
async function isAlreadySignedIn(request: Request, context: AppLoadContext, waiting?: Member) {
  const member = await getMember(request, context)
  if (!waiting) return member !== null
  return member?.id === waiting.id && member.secondStepAt !== null
}

export const clientAction = submitFallback('sign-in-unsent')

export { revalidateUnlessSubmitFailed as shouldRevalidate } from '~/ui/feedback/submit-fallback'

export default function TwoFactor() {
  const { redirectTo, hasPasskey, hasApp, mayTrust } = useLoaderData<typeof loader>()
  const { lastResult, title } = useFormAnswer(useActionData<typeof action | typeof clientAction>())
  const [form, fields] = useForm<{ code: string; trust: string }>({ lastResult })
  const isPending = useNavigation().formAction?.startsWith('/auth/second-step') ?? false
  const isPasskeyFirst = useHasPasskeys() && hasPasskey
  const { t } = useTranslation(['codes', 'auth'])
  return (
    <AuthFrame
      title={t(hasApp ? 'signInTitle' : 'passkeyTitle')}
      text={t(hasPasskey ? (hasApp ? 'passkeyOrCode' : 'passkeyText') : 'signInText')}
      other={
        <>
          {t(hasApp ? 'lost' : 'lostPasskey')} <Link to="/#contact">{t('writeToUs')}</Link>
        </>
      }
      summary={<ErrorSummary form={form} fields={[fields.code]} title={title} />}
    >
      {hasPasskey && (
        <PasskeySignIn use="second-step" redirectTo={redirectTo} pending={isPending} />
      )}
      <Form id={form.id} onSubmit={form.onSubmit} {...authForm}>
        <input type="hidden" name="redirectTo" value={redirectTo} />
        {/* Its place is kept until the scripts know whether this browser has passkeys. */}
        {hasPasskey && (
          <h2 className={isPasskeyFirst ? undefined : 'hidden scripted:invisible scripted:block'}>
            {t('withoutPasskey')}
          </h2>
        )}
        <CodeField
          field={fields.code}
          label={hasApp ? undefined : t('recoveryCode')}
          hint={hasApp ? t('signInHint') : undefined}
        />
        {mayTrust && (
          <CheckboxField field={fields.trust} label={t('trust')} note={t('trustHint')} />
        )}
        <SubmitButton pending={isPending} variant={isPasskeyFirst ? 'quiet' : undefined}>
          {isPending ? t('auth:signingIn') : t(hasPasskey ? 'signInByCode' : 'signIn')}
        </SubmitButton>{' '}
        <Link to={signInPath(redirectTo)}>{t('again')}</Link>
      </Form>
    </AuthFrame>
  )
}
