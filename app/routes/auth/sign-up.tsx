import { useForm } from '@conform-to/react'
import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { useState, type FormEvent } from 'react'
import { signUpSchema } from '~/domain/accounts/sign-up.server'
import { lengths } from '~/domain/validation/lengths'
import { loadAuthScreen } from '~/http/auth/auth-screen.server'
import { authenticate } from '~/http/auth/authenticator.server'
import { askedTwice, noticeOfPasswords } from '~/http/forms/new-password-form.server'
import { redirectField } from '~/http/forms/own-fields.server'
import { readForm } from '~/http/forms/read-form.server'
import { formErrorResponse } from '~/http/forms/member-form.server'
import { completeSignIn } from '~/http/session/sign-in.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { AuthFrame } from '~/ui/auth/auth-frame'
import { GoogleButton } from '~/ui/auth/google-button'
import { submitFallback } from '~/ui/feedback/submit-fallback'
import { ErrorSummary } from '~/ui/form/error-summary'
import { useFormAnswer, type RefusedForm } from '~/ui/form/form-answer'
import { NewPasswordFields } from '~/ui/form/new-password-fields'
import { SubmitButton, TextField, formClass } from '~/ui/form/fields'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, (t) => t('auth:signUp'))

export const handle = { i18n: ['auth', 'forms'] }

export const loader = (args: LoaderFunctionArgs) => loadAuthScreen(args)

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request, signUpSchema, redirectField)
  const result = await authenticate('sign-up', request, context, askedTwice(fields))
  if (!result.ok)
    return formErrorResponse(
      { request, context },
      fields,
      result,
      noticeOfPasswords(result, 'sign-up-failed'),
    )
  const { target, headers } = await completeSignIn(
    request,
    result.value,
    'signed-up',
    fields.redirectTo,
  )
  return redirect(target, { status: 303, headers })
}

type Fields = {
  username: string
  email: string
  displayName: string
  password: string
  confirmPassword: string
}

export const clientAction = submitFallback('sign-up-failed')

export { shouldRevalidate } from '~/ui/feedback/submit-fallback'

export default function SignUp() {
  const { redirectTo, hasGoogle } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action | typeof clientAction>()
  const isPending = useNavigation().formAction?.startsWith('/auth/signup') ?? false
  const [clientRefusal, setClientRefusal] = useState<RefusedForm>()
  const { lastResult, title } = useFormAnswer(clientRefusal ?? (isPending ? undefined : answer))
  const [form, fields] = useForm<Fields>({ lastResult })
  const { t } = useTranslation(['auth', 'shell'])

  // The spec: differing passwords are not sent.
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
            [fields.username, t('username')],
            [fields.displayName, t('displayName')],
            [fields.email, t('email')],
            [fields.password, t('password')],
            [fields.confirmPassword, t('confirmPassword')],
          ]}
          title={title}
        />
      }
    >
      <Form method="post" id={form.id} onSubmit={refuseDiffering} noValidate className={formClass}>
        {redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />}
        <TextField
          field={fields.username}
          label={t('username')}
          hint={t('usernameHint', lengths)}
          autoComplete="username"
        />
        <TextField
          field={fields.displayName}
          label={t('displayName')}
          hint={t('displayNameHint', lengths)}
          autoComplete="nickname"
          optional
        />
        <TextField
          field={fields.email}
          type="email"
          label={t('email')}
          hint={t('emailHint')}
          autoComplete="email"
        />
        <NewPasswordFields fields={fields} label={t('password')} />
        <SubmitButton pending={isPending}>
          {isPending ? t('creating') : t('createAccount')}
        </SubmitButton>
      </Form>
      {hasGoogle && <GoogleButton redirectTo={redirectTo}>{t('withGoogle')}</GoogleButton>}
    </AuthFrame>
  )
}

function differing(sentence: string): RefusedForm {
  const error = { confirmPassword: [sentence] }
  const state = { validated: { confirmPassword: true } }
  return { notice: 'passwords-differ', lastResult: { status: 'error', error, state } }
}
