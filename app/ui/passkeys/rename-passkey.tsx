import type { FormMetadata } from '@conform-to/react'
import { Form, useNavigation } from '@remix-run/react'
import { useTranslation } from '~/i18n/use-translation'
import type { Field } from '~/ui/form/field'
import { SubmitButton } from '~/ui/form/submit-button'
import { TextField } from '~/ui/form/text-field'

type Props = { form: FormMetadata<{ name: string }>; field: Field }

/** The form for a passkey's name. */
export function RenamePasskey({ form, field }: Props) {
  const isPending = useNavigation().formAction !== undefined
  const { t } = useTranslation('passkeys')
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="form">
      <TextField field={field} label={t('name')} hint={t('nameHint')} autoComplete="off" optional />
      <SubmitButton pending={isPending}>{t('save')}</SubmitButton>
    </Form>
  )
}
