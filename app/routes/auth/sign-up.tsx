import { useForm } from '@conform-to/react'
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import {
  Form,
  Link,
  useActionData,
  useLoaderData,
  useNavigation,
  type ShouldRevalidateFunction,
} from '@remix-run/react'
import { useRef, useState, type FormEvent } from 'react'
import { signUpSchema } from '~/domain/accounts/sign-up.server'
import { lengths } from '~/domain/validation/lengths'
import { loadAuthScreen } from '~/http/auth/reauthentication.server'
import { authenticate } from '~/http/auth/authenticator.server'
import { withConfirmPassword, passwordNotice } from '~/http/forms/new-password-form.server'
import { redirectField } from '~/http/forms/own-fields.server'
import { readForm } from '~/http/forms/read-form.server'
import { formErrorResponse } from '~/http/forms/member-form.server'
import { serializeRecoveryWords } from '~/http/presenters/new-recovery-words.server'
import { getMember } from '~/http/session/session.server'
import { completeSignIn } from '~/http/session/sign-in.server'
import { choosesSharedDevice, shownOnceHeaders } from '~/http/session/shared-device.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { AuthFrame, authForm } from '~/ui/auth/auth-frame'
import { GoogleButton } from '~/ui/auth/google-button'
import { hasNewWords, NewRecoveryWords } from '~/ui/auth/new-recovery-words'
import { SharedDeviceField } from '~/ui/auth/shared-device-field'
import { revalidateUnlessSubmitFailed, submitFallback } from '~/ui/feedback/submit-fallback'
import { ErrorSummary } from '~/ui/form/error-summary'
import { useFormAnswer, type RefusedForm } from '~/ui/form/form-answer'
import { NewPasswordFields } from '~/ui/form/new-password-fields'
import { SubmitButton, TextField, useFieldState } from '~/ui/form/fields'
import { RadioField } from '~/ui/form/radio-field'
import '~/styles/account.css'

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, (t) => t(data?.hasNewWords ? 'recovery:yourWords' : 'auth:signUp'))

export const handle = { i18n: ['auth', 'forms', 'recovery'] }

export async function loader(args: LoaderFunctionArgs) {
  const member = await getMember(args.request, args.context)
  // A member who reloads the page of the new words has lost them, and can create others on this page.
  if (member?.email === null) throw redirect('/profile/settings/recovery-words', 303)
  return { ...(await loadAuthScreen(args)), hasNewWords: args.context.shownOnce !== undefined }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request, signUpSchema, redirectField)
  const result = await authenticate('sign-up', request, context, withConfirmPassword(fields))
  if (!result.ok)
    return formErrorResponse(
      { request, context },
      fields,
      result,
      passwordNotice(result, 'sign-up-failed'),
    )
  const { member, recoveryWords } = result.value
  const isShared = choosesSharedDevice(fields)
  const { target, headers } = await completeSignIn(request, member, {
    notice: 'signed-up',
    redirectTo: fields.redirectTo,
    isShared,
  })
  if (recoveryWords)
    return data(
      { newWords: await serializeRecoveryWords(member, recoveryWords, target, isShared) },
      { headers: shownOnceHeaders(context, headers, isShared) },
    )
  // If the form was sent twice, the first response had the words.
  const next = member.email === null ? '/profile/settings/recovery-words' : target
  return redirect(next, { status: 303, headers })
}

export { keepRefresh as headers } from '~/http/session/shared-device.server'

type Fields = {
  username: string
  email: string
  withoutEmail: string
  sharedDevice: string
  displayName: string
  password: string
  confirmPassword: string
}

export const clientAction = submitFallback('sign-up-failed')

// The member is signed in now, so the loader would redirect and the words would be lost.
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  hasNewWords(change.actionResult) ? false : revalidateUnlessSubmitFailed(change)

export default function SignUp() {
  const { redirectTo, hasGoogle } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action | typeof clientAction>()
  const isPending = useNavigation().formAction?.startsWith('/auth/signup') ?? false
  const [clientRefusal, setClientRefusal] = useState<RefusedForm>()
  const newWords = hasNewWords(answer) ? answer.newWords : null
  const refused = hasNewWords(answer) ? undefined : answer
  const { lastResult, title } = useFormAnswer(clientRefusal ?? (isPending ? undefined : refused))
  const [form, fields] = useForm<Fields>({ lastResult, defaultValue: { withoutEmail: 'false' } })
  const emailFields = useRef<HTMLDivElement>(null)
  const isWithoutEmail = useFieldState(
    () => emailFields.current,
    (element) => element.querySelector<HTMLInputElement>('[value=on]')?.checked ?? false,
    false,
  )
  const { t } = useTranslation(['auth', 'shell'])
  if (newWords) return <NewRecoveryWords {...newWords} />

  // The spec says not to send differing passwords.
  function refuseDiffering(event: FormEvent<HTMLFormElement>) {
    const formData = new FormData(event.currentTarget)
    const isDiffering = formData.get('password') !== formData.get('confirmPassword')
    setClientRefusal(
      isDiffering ? differing(t('shell:notice.passwords-differ.description')) : undefined,
    )
    if (isDiffering) event.preventDefault()
    else form.onSubmit(event)
  }

  return (
    <AuthFrame
      title={t('join')}
      text={t('joinText')}
      other={
        <>
          {t('haveAccount')}{' '}
          <Link
            to={{
              pathname: '/auth/signin',
              search: redirectTo ? `?${new URLSearchParams({ redirectTo })}` : '',
            }}
          >
            {t('signIn')}
          </Link>
        </>
      }
      summary={
        <ErrorSummary
          form={form}
          fields={[
            fields.username,
            fields.email,
            fields.password,
            fields.confirmPassword,
            fields.displayName,
          ]}
          title={title}
        />
      }
    >
      <Form id={form.id} onSubmit={refuseDiffering} {...authForm}>
        {redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />}
        <TextField
          field={fields.username}
          label={t('username')}
          hint={t('usernameHint', lengths)}
          autoComplete="username"
        />
        <div ref={emailFields}>
          <RadioField
            field={fields.withoutEmail}
            legend={t('wayBack')}
            options={[
              { value: 'false', label: t('withEmail') },
              { value: 'on', label: t('withoutEmail'), hint: t('withoutEmailHint') },
            ]}
          />
          <div className="mt-4" hidden={isWithoutEmail}>
            <TextField
              field={fields.email}
              type="email"
              label={t('email')}
              hint={t('emailHint')}
              autoComplete="email"
            />
          </div>
        </div>
        <NewPasswordFields fields={fields} label={t('password')} />
        <TextField
          field={fields.displayName}
          label={t('displayName')}
          hint={t('displayNameHint', lengths)}
          autoComplete="nickname"
          optional
        />
        <SharedDeviceField field={fields.sharedDevice} />
        <SubmitButton pending={isPending}>
          {isPending ? t('creating') : t('createAccount')}
        </SubmitButton>
      </Form>
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

function differing(sentence: string): RefusedForm {
  const error = { confirmPassword: [sentence] }
  const state = { validated: { confirmPassword: true } }
  return { notice: 'passwords-differ', lastResult: { status: 'error', error, state } }
}
