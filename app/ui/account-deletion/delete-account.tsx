import { useForm } from '@conform-to/react'
import { Form, Link, useNavigation } from '@remix-run/react'
import { useTranslation } from '~/i18n/use-translation'
import type { FailedSubmit } from '../feedback/submit-fallback'
import { ErrorSummary } from '~/ui/form/error-summary'
import { useFormAnswer, type RefusedForm } from '../form/form-answer'
import { RadioField } from '~/ui/form/radio-field'
import { SettingsFrame } from '~/ui/profile/settings-frame'
import { Button } from '~/ui/button'
import { formClass } from '~/ui/form/fields'
import { ConfirmByGoogle } from './confirm-by-google'
import { OwnPasswordField } from './own-password-field'

type Props = {
  username: string
  /** What was chosen before the session ended. */
  chosen: Record<string, string> | null
  idempotencyKey: string
  needed: 'password' | 'google' | null
  hasGoogle: boolean
  answer: RefusedForm | FailedSubmit | undefined
}

type Fields = { namedItems: string; anonymousItems: string; password: string }

/** Explains what deleting an account means, with the form for it. */
export function DeleteAccount({
  username,
  chosen,
  idempotencyKey,
  needed,
  hasGoogle,
  answer,
}: Props) {
  const { lastResult, title } = useFormAnswer(answer)
  const [form, fields] = useForm<Fields>({ lastResult, defaultValue: chosen })
  const isPending = useNavigation().formAction !== undefined
  const { t } = useTranslation('leaving')
  return (
    <SettingsFrame
      back={t('backToSettings')}
      title={t('deleteTitle')}
      summary={
        <ErrorSummary
          form={form}
          fields={[
            [fields.namedItems, t('named')],
            [fields.anonymousItems, t('anonymous')],
            [fields.password, t('password')],
          ]}
          title={title}
        />
      }
    >
      <p>
        <strong>{t('deleteText', { username })}</strong>
      </p>
      <p>{t('deleteWhat')}</p>
      <p>{t('deleteRemoved')}</p>
      <p>
        {t('exportFirst')} <Link to="/profile/settings/export">{t('exportTitle')}</Link>
      </p>
      {needed === 'google' ? (
        <ConfirmByGoogle hasGoogle={hasGoogle} returnTo="/profile/settings/delete" />
      ) : (
        <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className={formClass}>
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          <RadioField
            field={fields.namedItems}
            legend={t('named')}
            options={[
              { value: 'stay', label: t('namedStay') },
              { value: 'go', label: t('namedGo') },
            ]}
          />
          <RadioField
            field={fields.anonymousItems}
            legend={t('anonymous')}
            options={[
              { value: 'stay', label: t('anonymousStay') },
              { value: 'go', label: t('anonymousGo') },
            ]}
          />
          <p className="hint text-sm text-soft">{t('goNote')}</p>
          <OwnPasswordField field={fields.password} isNeeded={needed === 'password'} />
          <Button variant="danger" disabled={isPending}>
            {t('delete')}
          </Button>
        </Form>
      )}
    </SettingsFrame>
  )
}
