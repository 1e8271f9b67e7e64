import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { Link, useActionData, type ShouldRevalidateFunction } from '@remix-run/react'
import { recover, recoverSchema } from '~/domain/accounts/recover.server'
import { formErrorResponse } from '~/http/forms/member-form.server'
import { withConfirmPassword, passwordNotice } from '~/http/forms/new-password-form.server'
import { readForm } from '~/http/forms/read-form.server'
import { serializeRecoveryWords } from '~/http/presenters/new-recovery-words.server'
import { choosesSharedDevice, shownOnceHeaders } from '~/http/session/shared-device.server'
import { completeSignIn } from '~/http/session/sign-in.server'
import { getLanguage } from '~/i18n/i18n.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { NewPasswordForm } from '~/ui/auth/new-password-form'
import { hasNewWords, NewRecoveryWords } from '~/ui/auth/new-recovery-words'
import { submitFallback } from '~/ui/feedback/submit-fallback'
import { TextField, UnsuggestedField } from '~/ui/form/fields'
import '~/styles/account.css'

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, (t) => t(data?.hasNewWords ? 'recovery:yourWords' : 'recovery:recover'))

export const handle = { i18n: ['recovery', 'auth', 'codes', 'forms'] }

export function loader({ context }: LoaderFunctionArgs) {
  return { hasNewWords: context.shownOnce !== undefined }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request, recoverSchema)
  const language = await getLanguage(request)
  const result = await recover(withConfirmPassword(fields), language, context)
  if (!result.ok)
    return formErrorResponse({ request, context }, fields, result, passwordNotice(result, null))
  const { member, recoveryWords } = result.value
  const isShared = choosesSharedDevice(fields)
  const { target, headers } = await completeSignIn(request, member, {
    notice: 'password-changed',
    isShared,
  })
  return data(
    { newWords: await serializeRecoveryWords(member, recoveryWords, target, isShared) },
    { headers: shownOnceHeaders(context, headers, isShared) },
  )
}

export { keepRefresh as headers } from '~/http/session/shared-device.server'

export const clientAction = submitFallback('update-failed')

export const shouldRevalidate: ShouldRevalidateFunction = () => false

export default function Recover() {
  const answer = useActionData<typeof action | typeof clientAction>()
  const { t } = useTranslation(['recovery', 'auth', 'codes'])
  if (hasNewWords(answer)) return <NewRecoveryWords {...answer.newWords} />
  return (
    <NewPasswordForm
      title={t('recover')}
      text={t('recoverText')}
      path="/auth/recover"
      answer={answer}
      other={
        <>
          {t('hasEmail')} <Link to="/auth/forgot-password">{t('byEmail')}</Link>
          <br />
          {t('lost')} <Link to="/#contact">{t('codes:writeToUs')}</Link>
        </>
      }
      asked={({ username, words }) => ({
        fields: [username, words],
        content: (
          <>
            <TextField field={username} label={t('auth:username')} autoComplete="username" />
            <UnsuggestedField
              field={words}
              label={t('sixWords')}
              hint={t('sixWordsHint')}
              rows={2}
            />
          </>
        ),
      })}
    />
  )
}
