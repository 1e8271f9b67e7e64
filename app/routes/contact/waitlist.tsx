import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData, Form, useNavigation } from '@remix-run/react'
import { subscribe, subscribeSchema } from '~/domain/contact/subscribe.server'
import { senderOf } from '~/http/forms/contact-forms.server'
import { signedSuccessUrl, isSuccess } from '~/http/forms/signed-success-url.server'
import { readForm } from '~/http/forms/read-form.server'
import { formErrorResponse } from '~/http/forms/member-form.server'
import { pageHead, pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { submitFallback, type FailedSubmit } from '~/ui/feedback/submit-fallback'
import { LinkButton } from '~/ui/button'
import { EmptyDrawing } from '~/ui/drawing/empty-drawing'
import { Actions, EmptyScreen, Screen } from '~/ui/screen'
import { useForm } from '@conform-to/react'
import { lists, type SubscriberList } from '~/domain/contact/choices'
import { ErrorSummary } from '~/ui/form/error-summary'
import { useFormAnswer, type RefusedForm } from '~/ui/form/form-answer'
import { RadioField } from '~/ui/form/radio-field'
import { SubmitButton, TextField, formClass } from '~/ui/form/fields'
import { Honeypot } from '~/ui/contact/flow/honeypot'
import '~/styles/contact.css'

export const meta: MetaFunction<typeof loader> = ({ data, ...screen }) =>
  data?.isAsked
    ? pageTitle(screen.matches, (t) => t('contact:waitlist.asked'))
    : pageHead(screen, {
        title: (t) => t('contact:waitlist.title'),
        description: (t) => t('contact:waitlist.text'),
      })

export const handle = { i18n: ['contact', 'forms'] }

export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const list = query.get('list') === 'notify' ? ('notify' as const) : ('waitlist' as const)
  return { isAsked: isSuccess(request), list }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request, subscribeSchema)
  const result = await subscribe(fields, await senderOf(request, context))
  if (!result.ok) return formErrorResponse({ request, context }, fields, result)
  return redirect(signedSuccessUrl('/contact/waitlist'), 303)
}

export const clientAction = submitFallback('sign-in-unsent')

export { revalidateUnlessSubmitFailed as shouldRevalidate } from '~/ui/feedback/submit-fallback'

export default function Waitlist() {
  const { isAsked, list } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action | typeof clientAction>()
  const { t } = useTranslation('contact')
  if (isAsked)
    return (
      <EmptyScreen>
        <EmptyDrawing of="letter" />
        <h1>{t('waitlist.asked')}</h1>
        <p>{t('waitlist.askedText')}</p>
        <p>{t('waitlist.askedHint')}</p>
        <Actions className="justify-center">
          <LinkButton variant="quiet" to="/contact/waitlist">
            {t('waitlist.retry')}
          </LinkButton>{' '}
          <LinkButton variant="quiet" to="/">
            {t('confirmation.home')}
          </LinkButton>
        </Actions>
      </EmptyScreen>
    )
  return (
    <Screen width="narrow">
      <WaitlistForm list={list} answer={answer} />
    </Screen>
  )
}

type Props = { list: SubscriberList; answer: RefusedForm | FailedSubmit | undefined }

/** Asks for an email address and a list to join. */
function WaitlistForm({ list, answer }: Props) {
  const { lastResult } = useFormAnswer(answer)
  const [form, fields] = useForm<Record<'email' | 'list' | 'subject', string>>({
    lastResult,
    defaultValue: { list },
  })
  const isPending = useNavigation().formAction !== undefined
  const { t } = useTranslation('contact')
  return (
    <>
      <ErrorSummary form={form} fields={[fields.list, fields.email, fields.subject]} />
      <h1>{t('waitlist.title')}</h1>
      <p>{t('waitlist.text')}</p>
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className={formClass}>
        <RadioField
          field={fields.list}
          legend={t('waitlist.list')}
          options={lists.map((value) => ({
            value,
            label: t(`waitlist.${value}`),
            hint: t(`waitlist.${value}Help`),
          }))}
        />
        <TextField
          field={fields.email}
          type="email"
          label={t('email')}
          hint={t('waitlist.emailHint')}
          autoComplete="email"
        />
        <SubmitButton pending={isPending}>{t('waitlist.send')}</SubmitButton>
        <Honeypot field={fields.subject} />
      </Form>
    </>
  )
}
