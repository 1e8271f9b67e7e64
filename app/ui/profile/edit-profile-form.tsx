import { useForm } from '@conform-to/react'
import type { FetcherWithComponents, Form as RemixForm } from '@remix-run/react'
import type { ReactNode } from 'react'
import { lengths } from '~/domain/validation/lengths'
import { useTranslation } from '~/i18n/use-translation'
import type { FailedSubmit } from '../feedback/submit-fallback'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Actions } from '~/ui/screen'
import { useFormAnswer, type RefusedForm } from '../form/form-answer'
import { SubmitButton, TextArea, TextField, formClass } from '../form/fields'
import { useFormAutoComplete } from '~/ui/form/shared-phone-form'

/** The form's id, which the switches of language and theme submit without scripts. */
export const profileFormId = 'edit-profile'

type Props = {
  /** Remix's form, or a fetcher's when the page stays. */
  Form: typeof RemixForm | FetcherWithComponents<unknown>['Form']
  values: { displayName: string; bio: string }
  /** Identifies the form's member after the session has ended. */
  idempotencyKey: string
  answer: RefusedForm | FailedSubmit | undefined
  isPending: boolean
  /** The page's heading. It comes after the summary of errors. */
  heading?: ReactNode
  /** A button or link that closes the form without saving. */
  cancel: ReactNode
}

/** The form for display name and bio, on its own page and in a dialog over the profile. */
export function EditProfileForm({
  Form,
  values,
  idempotencyKey,
  answer,
  isPending,
  heading,
  cancel,
}: Props) {
  const { lastResult, title } = useFormAnswer(answer)
  const [form, fields] = useForm<Props['values']>({
    id: profileFormId,
    lastResult,
    defaultValue: values,
  })
  const { t } = useTranslation('profile')
  const autoComplete = useFormAutoComplete()
  return (
    <>
      <ErrorSummary form={form} fields={[fields.displayName, fields.bio]} title={title} />
      {heading}
      <Form
        method="post"
        action="/profile/edit"
        id={form.id}
        onSubmit={form.onSubmit}
        noValidate
        autoComplete={autoComplete}
        className={formClass}
      >
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <TextField
          field={fields.displayName}
          label={t('displayName')}
          hint={t('displayNameHint', lengths)}
          autoComplete="nickname"
          optional
        />
        <TextArea
          field={fields.bio}
          label={t('bio')}
          hint={t('bioHint', lengths)}
          rows={3}
          limit={{ max: lengths.bioMax, isFraction: true }}
          optional
        />
        <Actions>
          <SubmitButton pending={isPending}>{isPending ? t('saving') : t('save')}</SubmitButton>{' '}
          {cancel}
        </Actions>
      </Form>
    </>
  )
}
