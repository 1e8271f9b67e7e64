import { useForm } from '@conform-to/react'
import { Form } from '@remix-run/react'
import { useTranslation } from '~/i18n/use-translation'
import { ErrorSummary } from '~/ui/form/error-summary'
import { useFormAnswer, type RefusedForm } from '../form/form-answer'
import { SettingsFrame } from '~/ui/profile/settings-frame'
import { Button } from '~/ui/button'
import { formClass } from '~/ui/form/fields'
import { ConfirmByGoogle } from './confirm-by-google'
import { OwnPasswordField } from './own-password-field'

type Props = {
  needed: 'password' | 'google' | null
  hasGoogle: boolean
  answer: RefusedForm | undefined
}

/** The form that downloads a copy of a member's data. */
export function ExportForm({ needed, hasGoogle, answer }: Props) {
  const { lastResult, title } = useFormAnswer(answer)
  const [form, fields] = useForm<{ password: string }>({ lastResult })
  const { t } = useTranslation('leaving')
  return (
    <SettingsFrame
      back={t('backToSettings')}
      title={t('exportTitle')}
      summary={
        <ErrorSummary form={form} fields={[[fields.password, t('password')]]} title={title} />
      }
    >
      <p>{t('exportText')}</p>
      <p>{t('exportFormat')}</p>
      <p>{t('exportCare')}</p>
      {needed === 'google' ? (
        <ConfirmByGoogle hasGoogle={hasGoogle} returnTo="/profile/settings/export" />
      ) : (
        // Only a native submit can save the file that is returned.
        <Form method="post" id={form.id} noValidate reloadDocument className={formClass}>
          <OwnPasswordField field={fields.password} isNeeded={needed === 'password'} />
          <Button>{t('download')}</Button>
        </Form>
      )}
    </SettingsFrame>
  )
}
