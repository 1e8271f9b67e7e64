import { useForm } from '@conform-to/react'
import { Form, Link, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import type { FailedSubmit } from '../feedback/submit-fallback'
import { ErrorSummary } from '~/ui/form/error-summary'
import { useFormAnswer, type RefusedForm } from '../form/form-answer'
import { RadioField } from '~/ui/form/radio-field'
import { SubmitButton, formClass } from '../form/fields'
import { SettingsFrame } from '~/ui/profile/settings-frame'
import { RelativeTime } from '~/ui/relative-time'
import { CodeField } from './code-field'

type Props = {
  createdAt: Date
  hasApp: boolean
  recoveryCodesLeft: number
  idempotencyKey: string
  answer: RefusedForm | FailedSubmit | undefined
  /** The passkeys. */
  children: ReactNode
}

/** The second step that a member has, and the form that changes it. */
export function TwoFactorEnabled({ hasApp, idempotencyKey, answer, children, ...state }: Props) {
  const { createdAt, recoveryCodesLeft } = state
  const { lastResult, title } = useFormAnswer(answer)
  const [form, fields] = useForm<{ change: string; code: string }>({ id: 'change', lastResult })
  const isPending = useNavigation().formAction !== undefined
  const { t } = useTranslation('codes')
  return (
    <SettingsFrame
      back={t('backToSettings')}
      title={t('title')}
      summary={<ErrorSummary form={form} fields={[fields.change, fields.code]} title={title} />}
    >
      <p className="rounded-xl border border-s-3 border-line border-s-success bg-raised px-5 py-4">
        {t('isOn')} <RelativeTime date={createdAt} limitDays={30} />
      </p>
      <p>{t('codesLeft', { count: recoveryCodesLeft })}</p>
      <details open={answer !== undefined}>
        <summary className="ms-5 min-h-11 cursor-pointer list-outside py-2 text-action">
          {t('changeIt')}
        </summary>
        <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className={formClass}>
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          <RadioField
            field={fields.change}
            legend={t('change')}
            options={[
              { value: 'renew', label: t('renew') },
              { value: 'remove', label: t('remove') },
            ]}
          />
          <CodeField field={fields.code} hint={t(hasApp ? 'ownHint' : 'recoveryHint')} />
          <SubmitButton pending={isPending}>{t('continue')}</SubmitButton>
        </Form>
      </details>
      {children}
      {!hasApp && (
        <p>
          <Link to="?add=app">{t('addApp')}</Link>
        </p>
      )}
    </SettingsFrame>
  )
}
