import { useForm } from '@conform-to/react'
import { data, type ActionFunctionArgs, type MetaFunction } from '@remix-run/node'
import {
  Form,
  Link,
  useActionData,
  useNavigation,
  type ShouldRevalidateFunction,
} from '@remix-run/react'
import { recover, recoverSchema } from '~/domain/accounts/recover.server'
import { formErrorResponse } from '~/http/forms/member-form.server'
import { askedTwice, noticeOfPasswords } from '~/http/forms/new-password-form.server'
import { readForm } from '~/http/forms/read-form.server'
import { presentRecoveryWords } from '~/http/presenters/new-recovery-words.server'
import { completeSignIn } from '~/http/session/sign-in.server'
import { getLanguage } from '~/i18n/i18n.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { AuthFrame } from '~/ui/auth/auth-frame'
import { hasNewWords, NewRecoveryWords } from '~/ui/auth/new-recovery-words'
import { submitFallback } from '~/ui/feedback/submit-fallback'
import { ErrorSummary } from '~/ui/form/error-summary'
import { useFormAnswer } from '~/ui/form/form-answer'
import { NewPasswordFields } from '~/ui/form/new-password-fields'
import { SubmitButton, TextField, UnsuggestedField, formClass } from '~/ui/form/fields'
import '~/styles/account.css'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, (t) => t('recovery:recover'))

export const handle = { i18n: ['recovery', 'auth', 'forms'] }

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request, recoverSchema)
  const language = await getLanguage(request)
  const result = await recover(askedTwice(fields), language, context)
  if (!result.ok)
    return formErrorResponse(
      { request, context },
      fields,
      result,
      noticeOfPasswords(result, 'update-failed'),
    )
  const { member, recoveryWords } = result.value
  const { target, headers } = await completeSignIn(request, member, 'password-changed')
  return data({ newWords: presentRecoveryWords(recoveryWords, target) }, { headers })
}

export const clientAction = submitFallback('update-failed')

export const shouldRevalidate: ShouldRevalidateFunction = () => false

type Fields = { username: string; words: string; password: string; confirmPassword: string }

export default function Recover() {
  const answer = useActionData<typeof action | typeof clientAction>()
  const newWords = hasNewWords(answer) ? answer.newWords : null
  const { lastResult, title } = useFormAnswer(hasNewWords(answer) ? undefined : answer)
  const [form, fields] = useForm<Fields>({ lastResult })
  const isPending = useNavigation().formAction?.startsWith('/auth/recover') ?? false
  const { t } = useTranslation(['recovery', 'auth'])
  if (newWords) return <NewRecoveryWords {...newWords} />
  return (
    <AuthFrame
      title={t('recover')}
      text={t('recoverText')}
      other={<Link to="/auth/signin">{t('auth:signIn')}</Link>}
      summary={
        <ErrorSummary
          form={form}
          fields={[
            [fields.username, t('auth:username')],
            [fields.words, t('sixWords')],
            [fields.password, t('auth:newPassword')],
            [fields.confirmPassword, t('auth:confirmPassword')],
          ]}
          title={title}
        />
      }
    >
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className={formClass}>
        <TextField field={fields.username} label={t('auth:username')} autoComplete="username" />
        <UnsuggestedField field={fields.words} label={t('sixWords')} hint={t('sixWordsHint')} />
        <NewPasswordFields fields={fields} label={t('auth:newPassword')} />
        <SubmitButton pending={isPending}>{t('auth:setPassword')}</SubmitButton>
      </Form>
    </AuthFrame>
  )
}
