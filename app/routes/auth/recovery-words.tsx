import { useForm } from '@conform-to/react'
import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { checkWords, openWordCheck, wordCheckSchema } from '~/domain/recovery/word-check.server'
import { formErrorResponse } from '~/http/forms/member-form.server'
import { readForm } from '~/http/forms/read-form.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { AuthFrame, authForm } from '~/ui/auth/auth-frame'
import { submitFallback } from '~/ui/feedback/submit-fallback'
import { ErrorSummary } from '~/ui/form/error-summary'
import { useFormAnswer } from '~/ui/form/form-answer'
import { type Field, SubmitButton, UnsuggestedField } from '~/ui/form/fields'
import '~/styles/account.css'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, (t) => t('recovery:check'))

export const handle = { i18n: ['recovery', 'auth', 'forms'] }

const renewal = '/profile/settings/recovery-words'

export function loader({ request }: LoaderFunctionArgs) {
  const check = openWordCheck(tokenIn(request))
  if (!check) throw redirect(renewal, 303)
  const [first = 0, second = 0] = check.positions
  return { first, second }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request, wordCheckSchema)
  const token = tokenIn(request)
  const result = await checkWords(token, fields)
  if (!result.ok && result.code === 'not-found') return redirect(renewal, 303)
  if (!result.ok) return formErrorResponse({ request, context }, fields, result)
  return redirect(openWordCheck(token)?.target ?? '/forum', 303)
}

function tokenIn({ url }: Request) {
  return new URL(url).searchParams.get('check')
}

export const clientAction = submitFallback('update-failed')

export { revalidateUnlessSubmitFailed as shouldRevalidate } from '~/ui/feedback/submit-fallback'

export default function CheckRecoveryWords() {
  const { first, second } = useLoaderData<typeof loader>()
  const { lastResult, title } = useFormAnswer(useActionData<typeof action | typeof clientAction>())
  const [form, fields] = useForm<{ first: string; second: string }>({ lastResult })
  const isPending = useNavigation().formAction?.startsWith('/auth/recovery-words') ?? false
  const { t } = useTranslation('recovery')
  // The error of a wrong word names it by the number in its label.
  const asked = (field: Field, position: number) => {
    const { id, name, key, errorId, descriptionId, initialValue } = field
    const typed = lastResult?.initialValue?.[name] as string | undefined
    const errors = typed?.trim() && field.errors ? [t('unlike', { position })] : field.errors
    const shown = { id, name, key, errorId, descriptionId, initialValue, errors }
    return { field: shown, label: t('wordAt', { position }) }
  }
  const words = [asked(fields.first, first), asked(fields.second, second)]
  return (
    <AuthFrame
      title={t('check')}
      text={t('checkText')}
      other={<Link to={renewal}>{t('lostPage')}</Link>}
      summary={<ErrorSummary form={form} fields={words.map(({ field }) => field)} title={title} />}
    >
      <Form id={form.id} onSubmit={form.onSubmit} {...authForm}>
        {words.map((word) => (
          <UnsuggestedField key={word.field.name} {...word} />
        ))}
        <SubmitButton pending={isPending}>{t('continue')}</SubmitButton>
      </Form>
    </AuthFrame>
  )
}
