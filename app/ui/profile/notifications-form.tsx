import { useForm } from '@conform-to/react'
import type { FetcherWithComponents, Form as RemixForm } from '@remix-run/react'
import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import type { FailedSubmit } from '../feedback/submit-fallback'
import { CheckboxField, SubmitButton, formClass } from '../form/fields'
import { SelectField } from '../form/select-field'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Actions } from '~/ui/screen'
import { useFormAnswer, type RefusedForm } from '../form/form-answer'

import { digestChoices, type DigestChoice } from '~/domain/members/digest-choices'

type Props = {
  /** Remix's form, or a fetcher's when the page stays. */
  Form: typeof RemixForm | FetcherWithComponents<unknown>['Form']
  isOn: boolean
  digest: DigestChoice
  /** Null for members. */
  moderationMail: boolean | null
  /** Identifies the form's member after the session has ended. */
  idempotencyKey: string
  answer: RefusedForm | FailedSubmit | undefined
  isPending: boolean
  /** The page's heading. It comes after the summary of errors. */
  heading?: ReactNode
  /** A button or link that closes the form without saving. */
  cancel: ReactNode
}

// The knob is drawn as a border, because forced colours keep borders.
const switchClass = cx(
  'mt-2.5 block h-6 w-11 appearance-none rounded-2xl border-2 border-edge bg-sunken transition-[background-color]',
  'before:m-[2px] before:block before:size-4 before:rounded-full before:border-[0.5rem] before:border-edge before:transition-[transform]',
  'checked:border-action checked:bg-action checked:before:[transform:translateX(1.25rem)] checked:before:border-on-action',
  'forced-colors:checked:border-[Highlight] forced-colors:checked:bg-[Highlight] forced-colors:checked:before:border-[Canvas]',
)

/** The switch for email notifications, on the settings page and in a dialog over the profile. */
export function NotificationsForm({
  Form,
  isOn,
  digest,
  moderationMail,
  idempotencyKey,
  answer,
  isPending,
  heading,
  cancel,
}: Props) {
  const { lastResult, title } = useFormAnswer(answer)
  const [form, fields] = useForm<{
    emailNotifications: string
    digest: string
    moderationMail: string
  }>({
    lastResult,
    defaultValue: {
      emailNotifications: isOn ? 'on' : '',
      digest,
      moderationMail: String(moderationMail ?? ''),
    },
  })
  const { t } = useTranslation('profile')
  return (
    <>
      <ErrorSummary
        form={form}
        fields={[fields.emailNotifications, fields.digest, fields.moderationMail]}
        title={title}
      />
      {heading}
      <Form method="post" action="/profile/settings" id={form.id} className={formClass}>
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <CheckboxField
          field={fields.emailNotifications}
          label={t('emailNotifications')}
          note={t('emailNotificationsNote')}
          switchClass={switchClass}
        />
        <SelectField
          field={fields.digest}
          label={t('digest')}
          hint={t('digestHint')}
          options={digestChoices.map((value) => ({ value, label: t(`digestChoices.${value}`) }))}
        />
        {moderationMail !== null && (
          <SelectField
            field={fields.moderationMail}
            label={t('moderationMail')}
            hint={t('moderationMailHint')}
            options={[
              { value: 'true', label: t('moderationMailChoices.on') },
              { value: 'false', label: t('moderationMailChoices.off') },
            ]}
          />
        )}
        <Actions>
          <SubmitButton pending={isPending}>
            {isPending ? t('saving') : t('saveSettings')}
          </SubmitButton>{' '}
          {cancel}
        </Actions>
      </Form>
    </>
  )
}
