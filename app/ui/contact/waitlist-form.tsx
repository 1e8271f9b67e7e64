import { useForm } from '@conform-to/react'
import { Form, useNavigation } from '@remix-run/react'
import { lists, type SubscriberList } from '~/domain/contact/choices'
import { useTranslation } from '~/i18n/use-translation'
import type { FailedSubmit } from '../feedback/submit-fallback'
import { ErrorSummary } from '~/ui/form/error-summary'
import { useFormAnswer, type RefusedForm } from '../form/form-answer'
import { RadioField } from '~/ui/form/radio-field'
import { SubmitButton, TextField, formClass } from '../form/fields'
import { Honeypot } from './flow/honeypot'

type Props = { list: SubscriberList; answer: RefusedForm | FailedSubmit | undefined }

/** Asks for an email address and a list to join. */
export function WaitlistForm({ list, answer }: Props) {
  const { lastResult } = useFormAnswer(answer)
  const [form, fields] = useForm<Record<'email' | 'list' | 'subject', string>>({
    lastResult,
    defaultValue: { list },
  })
  const isPending = useNavigation().formAction !== undefined
  const { t } = useTranslation('contact')
  return (
    <>
      <ErrorSummary
        form={form}
        fields={[
          [fields.list, t('waitlist.list')],
          [fields.email, t('email')],
          [fields.subject, t('leaveEmpty')],
        ]}
      />
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
        <TextField field={fields.email} type="email" label={t('email')} autoComplete="email" />
        <SubmitButton pending={isPending}>{t('waitlist.send')}</SubmitButton>
        <Honeypot field={fields.subject} />
      </Form>
    </>
  )
}
