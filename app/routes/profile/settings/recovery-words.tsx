import { useForm } from '@conform-to/react'
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import {
  changeRecoveryWords,
  changeRecoveryWordsSchema,
} from '~/domain/accounts/change-recovery-words.server'
import { currentWords } from '~/domain/recovery/current-words.server'
import { reauthenticationFor } from '~/http/auth/reauthentication.server'
import { formErrorResponse } from '~/http/forms/member-form.server'
import { readForm } from '~/http/forms/read-form.server'
import { serializeRecoveryWords } from '~/http/presenters/new-recovery-words.server'
import { flash } from '~/http/session/flash.server'
import {
  getSessionId,
  isOnSharedDevice,
  reauthenticatedHeaders,
  requireMember,
} from '~/http/session/session.server'
import { shownOnceHeaders } from '~/http/session/shared-device.server'
import { getLanguage } from '~/i18n/i18n.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { ConfirmByGoogle } from '~/ui/account-deletion/confirm-by-google'
import { OwnPasswordField } from '~/ui/account-deletion/own-password-field'
import { hasNewWords, NewRecoveryWords } from '~/ui/auth/new-recovery-words'
import { submitFallback } from '~/ui/feedback/submit-fallback'
import { ErrorSummary } from '~/ui/form/error-summary'
import { useFormAnswer } from '~/ui/form/form-answer'
import { SubmitButton, formClass } from '~/ui/form/fields'
import { SettingsFrame } from '~/ui/profile/settings-frame'
import '~/styles/account.css'

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, (t) => {
    if (data?.hasNewWords) return t('recovery:yourWords')
    return t(data?.email ? 'recovery:removeEmail' : 'recovery:title')
  })

export const handle = { i18n: ['recovery', 'settings', 'leaving', 'auth', 'forms'] }

const path = '/profile/settings/recovery-words'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context)
  return {
    email: member.email,
    hasNewWords: context.shownOnce !== undefined,
    former: await currentWords(member.id),
    ...(await reauthenticationFor(request, context, member)),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request, changeRecoveryWordsSchema)
  const member = await requireMember(request, context)
  const sessionId = await getSessionId(request, context)
  const language = await getLanguage(request)
  const result = await changeRecoveryWords(member, fields, language, sessionId)
  if (!result.ok && result.code === 'conflict')
    return redirect(path, { status: 303, headers: await reauthenticatedHeaders(request) })
  if (!result.ok) return formErrorResponse({ request, context }, fields, result, 'update-failed')
  if (fields.change === 'remove-email') await flash(request, context, 'email-removed')
  return data(
    { newWords: await serializeRecoveryWords(member, result.value, '/profile') },
    {
      headers: shownOnceHeaders(
        context,
        Object.entries(await reauthenticatedHeaders(request)),
        await isOnSharedDevice(request, context),
      ),
    },
  )
}

export { keepRefresh as headers } from '~/http/session/shared-device.server'

export const clientAction = submitFallback('update-failed')

export { revalidateUnlessSubmitFailed as shouldRevalidate } from '~/ui/feedback/submit-fallback'

export default function RecoveryWordsPage() {
  const { email, former, needed, hasGoogle, hasEmail } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action | typeof clientAction>()
  const newWords = hasNewWords(answer) ? answer.newWords : null
  const { lastResult, title } = useFormAnswer(hasNewWords(answer) ? undefined : answer)
  const [form, fields] = useForm<{ password: string; change: string }>({ lastResult })
  const isPending = useNavigation().formAction !== undefined
  const { t } = useTranslation(['recovery', 'settings', 'leaving'])
  if (newWords) return <NewRecoveryWords {...newWords} />
  const isRemoval = email !== null
  return (
    <SettingsFrame
      back={t('settings:backToSettings')}
      title={t(isRemoval ? 'removeEmail' : 'title')}
      summary={<ErrorSummary form={form} fields={[fields.password]} title={title} />}
    >
      {isRemoval && <p>{t('settings:presentEmail', { email })}</p>}
      <p>{t(isRemoval ? 'removeEmailText' : 'renewText')}</p>
      {!isRemoval && (
        <p>
          <Link to="/profile/settings/email">{t('addEmail')}</Link>
        </p>
      )}
      {needed === 'google' ? (
        <ConfirmByGoogle hasGoogle={hasGoogle} hasEmail={hasEmail} returnTo={path} />
      ) : (
        <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className={formClass}>
          <input type="hidden" name="change" value={isRemoval ? 'remove-email' : 'renew'} />
          <input type="hidden" name="former" value={former} />
          <OwnPasswordField field={fields.password} isNeeded={needed === 'password'} />
          <SubmitButton pending={isPending}>{t(isRemoval ? 'removeEmail' : 'renew')}</SubmitButton>
        </Form>
      )}
    </SettingsFrame>
  )
}
