import { useForm } from '@conform-to/react'
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { company } from '~/content/company'
import { grievanceHours } from '~/content/moderation'
import { inLanguage } from '~/content/text'
import {
  readGrievanceProgress,
  sendGrievance,
  sendGrievanceSchema,
} from '~/domain/grievances/send-grievance.server'
import { lengths } from '~/domain/validation/lengths'
import { senderOf } from '~/http/forms/contact-forms.server'
import { respondToPreferenceSwitch, formErrorResponse } from '~/http/forms/member-form.server'
import { choiceField } from '~/http/forms/own-fields.server'
import { readForm } from '~/http/forms/read-form.server'
import { getLanguage } from '~/i18n/i18n.server'
import { pageHead } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { Button } from '~/ui/button'
import { cardClass, Actions, Screen } from '~/ui/screen'
import { Honeypot } from '~/ui/contact/flow/honeypot'
import { submitFallback } from '~/ui/feedback/submit-fallback'
import { ErrorSummary } from '~/ui/form/error-summary'
import { useUnsentText } from '~/ui/draft/unsent-text'
import {
  FieldFrame,
  SubmitButton,
  TextArea,
  TextField,
  controlAttributes,
  controlClass,
  formClass,
} from '~/ui/form/fields'
import { useFormAnswer } from '~/ui/form/form-answer'
import { useRootData } from '~/ui/root-data'

import { useFormAutoComplete } from '~/ui/form/shared-phone-form'
import '~/styles/company.css'

export const meta: MetaFunction<typeof loader> = ({ data, ...screen }) =>
  pageHead(screen, {
    title: (t) =>
      data?.number ? t('shell:errorTitle', { title: t('grievance:title') }) : t('grievance:title'),
    description: (t) => t('grievance:description'),
  })

const formId = 'grievance'

export const handle = { i18n: ['grievance', 'contact', 'forms'], textFormId: () => formId }

export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const number = query.get('number')?.slice(0, lengths.shortMax) ?? ''
  const found = number ? await readGrievanceProgress(number) : null
  if (found?.ok) throw redirect(`/grievance/${found.value.referenceId}`, 303)
  const { name, role, email, phone } = inLanguage(
    company.grievanceOfficer,
    await getLanguage(request),
  )
  const shown = {
    officer: { name, role, email, phone },
    due: { acknowledge: grievanceHours.acknowledge, decide: grievanceHours.decide / 24 },
    number,
  }
  return data(shown, { status: number ? 400 : 200 })
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { choice, ...fields } = await readForm(request, sendGrievanceSchema, choiceField)
  if (choice) return respondToPreferenceSwitch({ request, context }, fields, choice)
  const result = await sendGrievance(fields, await senderOf(request, context))
  if (!result.ok) return formErrorResponse({ request, context }, fields, result)
  return redirect(`/grievance/${result.value}`, 303)
}

export const clientAction = submitFallback('sign-in-unsent')

export { revalidateUnlessSubmitFailed as shouldRevalidate } from '~/ui/feedback/submit-fallback'

const found = {}

// This is a plain search form, but a search without a result is shown like an invalid field.
function numberField(problem: string) {
  return {
    id: 'number',
    name: 'number',
    key: undefined,
    initialValue: undefined,
    errorId: 'number-error',
    descriptionId: 'number-hint',
    errors: problem ? [problem] : undefined,
    form: { id: 'find-number', errors: undefined, allErrors: found },
  }
}

type Fields = Record<'name' | 'email' | 'address' | 'message' | 'subject', string>

export default function GrievanceForm() {
  const { officer, due, number } = useLoaderData<typeof loader>()
  const [account, host] = officer.email.split('@')
  const { lastResult, title } = useFormAnswer(useActionData<typeof action | typeof clientAction>())
  const [form, fields] = useForm<Fields>({ id: formId, lastResult })
  useUnsentText(formId)
  const siteUrl = useRootData()?.siteUrl ?? ''
  const isPending = useNavigation().formAction?.startsWith('/grievance') ?? false
  const { t } = useTranslation(['grievance', 'contact'])
  const autoComplete = useFormAutoComplete()
  const field = numberField(number && t('findNone'))
  const find = (
    <section
      className={number ? undefined : 'mt-12 border-t border-line pt-6'}
      aria-labelledby="find"
    >
      <h2 id="find">{t('findTitle')}</h2>
      <Form action="/grievance" className={`mt-3 ${formClass}`}>
        <FieldFrame field={field} label={t('find')}>
          <input
            {...controlAttributes(field, undefined)}
            key={number}
            className={controlClass}
            autoComplete="off"
            defaultValue={number}
          />
        </FieldFrame>
        <Button variant="quiet">{t('findButton')}</Button>
      </Form>
    </section>
  )
  return (
    <Screen width="narrow">
      {number && !lastResult?.error && (
        <ErrorSummary key={number} form={field.form} fields={[field]} />
      )}
      <ErrorSummary
        form={form}
        fields={[fields.name, fields.email, fields.address, fields.message, fields.subject]}
        title={title}
      />
      <h1>{t('title')}</h1>
      {/* After a search with a wrong number, the search form comes first. */}
      {number && (
        <>
          {find}
          <h2 className="mt-12 border-t border-line pt-6">{t('sendTitle')}</h2>
        </>
      )}
      <p>{t('lead')}</p>
      <section className={cardClass} aria-labelledby="officer">
        <h2 id="officer">{t('officer')}</h2>
        <p>
          {officer.name}, {officer.role}
          <br />
          <a href={`mailto:${officer.email}`}>
            {account}@<wbr />
            {host}
          </a>
          <br />
          <a href={`tel:${officer.phone.replaceAll(/\s/g, '')}`}>{officer.phone}</a>
        </p>
        <p>{t('due', due)}</p>
      </section>
      <Form
        method="post"
        id={form.id}
        onSubmit={form.onSubmit}
        noValidate
        autoComplete={autoComplete}
        className={formClass}
      >
        <p>{t('seen')}</p>
        <TextField field={fields.name} label={t('name')} autoComplete="name" />
        <TextField
          field={fields.email}
          type="email"
          label={t('email')}
          hint={t('emailHint')}
          autoComplete="email"
        />
        <TextField
          field={fields.address}
          label={t('address')}
          hint={t('addressHint', { example: `${siteUrl}/forum/post/…` })}
          inputMode="url"
        />
        <TextArea
          field={fields.message}
          label={t('message')}
          hint={t('messageHint', lengths)}
          rows={6}
          limit={{ max: lengths.commentMax }}
        />
        <Actions>
          <SubmitButton pending={isPending}>{isPending ? t('sending') : t('send')}</SubmitButton>
        </Actions>
        <Honeypot field={fields.subject} />
      </Form>
      {!number && find}
    </Screen>
  )
}
