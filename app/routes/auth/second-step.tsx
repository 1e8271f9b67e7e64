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
import { useTranslation } from 'react-i18next'
import {
  awaitsSecondStep,
  finishSecondStep,
  secondStepSchema,
} from '~/domain/second-step/second-step-sign-in.server'
import { redirectField } from '~/http/forms/own-fields.server'
import { readForm } from '~/http/forms/read-form.server'
import { refuseForm } from '~/http/forms/reply-form.server'
import { noticeKeyOf } from '~/http/presenters/notice-text.server'
import { browserOf } from '~/http/session/browser.server'
import { redirectTarget, signInPath } from '~/http/session/redirect-target'
import { keptToken } from '~/http/session/second-step-cookie.server'
import { getMember } from '~/http/session/session.server'
import { enterAfterSecondStep } from '~/http/session/sign-in.server'
import { pageTitle } from '~/i18n/page-title'
import { AuthFrame } from '~/ui/auth/auth-frame'
import { submitFallback } from '~/ui/feedback/submit-fallback'
import { ErrorSummary } from '~/ui/form/error-summary'
import { useFormAnswer } from '~/ui/form/form-answer'
import { SubmitButton } from '~/ui/form/submit-button'
import { CodeField } from '~/ui/second-step/code-field'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, (t) => t('codes:signInTitle'))

export const handle = { i18n: ['codes', 'auth', 'forms'] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const redirectTo = redirectTarget(new URL(request.url).searchParams.get('redirectTo'))
  const isWaiting = await awaitsSecondStep(keptToken(request, 'signIn'))
  if (await isThrough(request, context, isWaiting)) throw redirect(redirectTo, 303)
  if (!isWaiting) throw redirect(signInPath(redirectTo), 303)
  return { redirectTo }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { redirectTo, ...fields } = await readForm(request, secondStepSchema, redirectField)
  const target = redirectTarget(redirectTo)
  const token = keptToken(request, 'signIn')
  const isWaiting = await awaitsSecondStep(token)
  if (await isThrough(request, context, isWaiting)) return redirect(target, 303)
  const tooLate = `${signInPath(target)}&notice=sign-in-expired`
  if (!isWaiting) return redirect(tooLate, 303)
  const result = await finishSecondStep(token, fields, browserOf(request, context))
  if (!result.ok && result.code === 'not-authenticated') return redirect(tooLate, 303)
  if (!result.ok) return refuseForm({ request, context }, fields, result, 'sign-in-failed')
  const { member, notice } = result.value
  const headers = await enterAfterSecondStep(request, member, noticeKeyOf(notice))
  return redirectDocument(target, { status: 303, headers })
}

// A signed-in moderator may be asked for the code as well: their session may have begun before they had to.
async function isThrough(request: Request, context: AppLoadContext, isWaiting: boolean) {
  const member = await getMember(request, context)
  return member !== null && (member.secondStepAt !== null || !isWaiting)
}

export const clientAction = submitFallback('sign-in-unsent')

export { shouldRevalidate } from '~/ui/feedback/submit-fallback'

export default function SecondStep() {
  const { redirectTo } = useLoaderData<typeof loader>()
  const { lastResult, title } = useFormAnswer(useActionData<typeof action | typeof clientAction>())
  const [form, fields] = useForm<{ code: string }>({ lastResult })
  const isPending = useNavigation().formAction?.startsWith('/auth/second-step') ?? false
  const { t } = useTranslation(['codes', 'auth'])
  return (
    <AuthFrame
      title={t('signInTitle')}
      text={t('signInText')}
      other={
        <>
          {t('lost')} <Link to="/#contact">{t('writeToUs')}</Link>
        </>
      }
      summary={<ErrorSummary form={form} fields={[[fields.code, t('code')]]} title={title} />}
    >
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="form">
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <CodeField field={fields.code} hint={t('signInHint')} />
        <SubmitButton pending={isPending}>
          {isPending ? t('auth:signingIn') : t('signIn')}
        </SubmitButton>
        <Link to={`/auth/signin?${new URLSearchParams({ redirectTo })}`}>{t('again')}</Link>
      </Form>
    </AuthFrame>
  )
}
