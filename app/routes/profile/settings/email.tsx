import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData, Form, Link, useNavigation } from '@remix-run/react'
import { changeEmail, changeEmailSchema } from '~/domain/accounts/verify-email.server'
import { hasPassword } from '~/domain/passwords/own-password.server'
import { discardDraft, readDraft } from '~/domain/drafts/drafts.server'
import { keyField } from '~/http/forms/own-fields.server'
import { readForm } from '~/http/forms/read-form.server'
import {
  newIdempotencyKey,
  requireFormMember,
  formErrorResponse,
} from '~/http/forms/member-form.server'
import { flash } from '~/http/session/flash.server'
import { reauthenticatedHeaders, requireMember } from '~/http/session/session.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { submitFallback, type FailedSubmit } from '~/ui/feedback/submit-fallback'
import { NoPassword } from '~/ui/profile/no-password'
import { useForm } from '@conform-to/react'
import { ErrorSummary } from '~/ui/form/error-summary'
import { useFormAnswer, type RefusedForm } from '~/ui/form/form-answer'
import { PasswordField } from '~/ui/form/password-field'
import { SubmitButton, TextField, formClass } from '~/ui/form/fields'
import { SettingsFrame } from '~/ui/profile/settings-frame'
import { useFormAutoComplete } from '~/ui/form/shared-phone-form'
import '~/styles/account.css'

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, (t) => t(data?.email === null ? 'settings:addEmail' : 'settings:changeEmail'))

export const handle = { i18n: ['settings', 'auth', 'forms'] }

const draftKey = 'change-email'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context)
  const draft = await readDraft(member, draftKey)
  return {
    email: member.email,
    draftEmail: draft?.email,
    idempotencyKey: await newIdempotencyKey(request, context, member),
    hasPassword: await hasPassword(member),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await readForm(request, changeEmailSchema, keyField)
  const { idempotencyKey: _, ...fields } = sent
  const member = await requireFormMember(request, context, sent, draftKey)
  const result = await changeEmail(member, fields)
  if (!result.ok) return formErrorResponse({ request, context }, fields, result, 'update-failed')
  await discardDraft(member, draftKey)
  await flash(request, context, 'email-asked')
  return redirect('/profile', { status: 303, headers: await reauthenticatedHeaders(request) })
}

export const clientAction = submitFallback('update-failed')

export { revalidateUnlessSubmitFailed as shouldRevalidate } from '~/ui/feedback/submit-fallback'

export default function ChangeEmailPage() {
  const { hasPassword, ...form } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action | typeof clientAction>()
  const { t } = useTranslation('settings')
  return hasPassword ? (
    <ChangeEmail {...form} answer={answer} />
  ) : (
    <NoPassword
      title={t(form.email === null ? 'addEmail' : 'changeEmail')}
      hasEmail={form.email !== null}
    />
  )
}

type Props = {
  /** The current email address. Null for an account without email. */
  email: string | null
  /** The email address submitted after the session ended. */
  draftEmail: string | undefined
  idempotencyKey: string
  answer: RefusedForm | FailedSubmit | undefined
}

/** The form for a new email address. */
function ChangeEmail({ email, draftEmail, idempotencyKey, answer }: Props) {
  const { lastResult, title } = useFormAnswer(answer)
  const [form, fields] = useForm<{ email: string; password: string }>({
    lastResult,
    defaultValue: { email: draftEmail },
  })
  const isPending = useNavigation().formAction !== undefined
  const { t } = useTranslation(['settings', 'auth'])
  const autoComplete = useFormAutoComplete()
  return (
    <SettingsFrame
      back={t('backToSettings')}
      title={t(email === null ? 'addEmail' : 'changeEmail')}
      summary={<ErrorSummary form={form} fields={[fields.email, fields.password]} title={title} />}
    >
      <p>{email === null ? t('noPresentEmail') : t('presentEmail', { email })}</p>
      {email === null && (
        <ul className="list-disc ps-5">
          <li>{t('addEmailReasons.password')}</li>
          <li>{t('addEmailReasons.answers')}</li>
          <li>{t('addEmailReasons.hidden')}</li>
        </ul>
      )}
      <p>
        {t(email === null ? 'addEmailText' : 'changeEmailText')}{' '}
        {email === null && <b>{t('wordsEnd')}</b>}
      </p>
      <Form
        method="post"
        id={form.id}
        onSubmit={form.onSubmit}
        noValidate
        autoComplete={autoComplete}
        className={formClass}
      >
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <TextField
          field={fields.email}
          type="email"
          label={t(email === null ? 'email' : 'newEmail')}
          autoComplete="email"
        />
        <PasswordField
          field={fields.password}
          label={t('currentPassword')}
          autoComplete="current-password"
        />
        <SubmitButton pending={isPending}>
          {t(email === null ? 'addEmail' : 'changeEmail')}
        </SubmitButton>
      </Form>
      <p>
        <Link to="/profile/settings/recovery-words">
          {t(email === null ? 'keepWords' : 'removeEmail')}
        </Link>
      </p>
    </SettingsFrame>
  )
}
