import { useForm } from '@conform-to/react'
import { Form, useNavigation } from '@remix-run/react'
import { useTranslation } from '~/i18n/use-translation'
import type { FailedSubmit } from '~/ui/feedback/submit-fallback'
import { ErrorSummary } from '~/ui/form/error-summary'
import { useFormAnswer, type RefusedForm } from '~/ui/form/form-answer'
import { SubmitButton } from '~/ui/form/submit-button'
import { SettingsFrame } from '~/ui/profile/settings-frame'
import { AddToApp, type AppToAdd } from './add-to-app'
import { CodeField } from './code-field'

type Props = { app: AppToAdd; answer: RefusedForm | FailedSubmit | undefined }

/** The new key for the app, and the form for the code that the app then shows. */
export function ConfirmSetUp({ app, answer }: Props) {
  const { lastResult, title } = useFormAnswer(answer)
  const [form, fields] = useForm<{ code: string }>({ id: 'confirm', lastResult })
  const isPending = useNavigation().formAction !== undefined
  const { t } = useTranslation('codes')
  return (
    <SettingsFrame
      back={t('backToSettings')}
      title={t('add')}
      summary={<ErrorSummary form={form} fields={[[fields.code, t('code')]]} title={title} />}
    >
      <AddToApp {...app} />
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="form">
        <CodeField field={fields.code} hint={t('setUpHint')} />
        <SubmitButton pending={isPending}>{t('turnOn')}</SubmitButton>
      </Form>
    </SettingsFrame>
  )
}
