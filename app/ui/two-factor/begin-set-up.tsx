import { useForm } from '@conform-to/react'
import { Form, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { ConfirmByGoogle } from '~/ui/account-deletion/confirm-by-google'
import { OwnPasswordField } from '~/ui/account-deletion/own-password-field'
import type { FailedSubmit } from '../feedback/submit-fallback'
import { ErrorSummary } from '~/ui/form/error-summary'
import { useFormAnswer, type RefusedForm } from '../form/form-answer'
import { SubmitButton, formClass } from '../form/fields'
import { SettingsFrame } from '~/ui/profile/settings-frame'
import { cardClass } from '~/ui/screen'

type Props = {
  needed: 'password' | 'google' | null
  hasGoogle: boolean
  /** Why it is asked for, where it is. */
  demand: string | null
  answer: RefusedForm | FailedSubmit | undefined
  /** Another way to a second step. */
  children: ReactNode
}

/** Says what a second step is, and begins its set-up with the password. */
export function BeginSetUp({ needed, hasGoogle, demand, answer, children }: Props) {
  const { lastResult, title } = useFormAnswer(answer)
  const [form, fields] = useForm<{ password: string }>({ id: 'begin', lastResult })
  const isPending = useNavigation().formAction !== undefined
  const { t } = useTranslation('codes')
  return (
    <SettingsFrame
      back={t('backToSettings')}
      title={t('title')}
      summary={
        <ErrorSummary form={form} fields={[[fields.password, t('password')]]} title={title} />
      }
    >
      {demand && <p className={cardClass}>{demand}</p>}
      <p>{t('what')}</p>
      <p>{t('needed')}</p>
      {needed === 'google' ? (
        <ConfirmByGoogle hasGoogle={hasGoogle} returnTo="/profile/settings/second-step" />
      ) : (
        <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className={formClass}>
          <OwnPasswordField field={fields.password} isNeeded={needed === 'password'} />
          <SubmitButton pending={isPending}>{t('begin')}</SubmitButton>
        </Form>
      )}
      {children}
    </SettingsFrame>
  )
}
