import { useForm } from '@conform-to/react'
import { Form, Link, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { isSubmitFailed, type FailedSubmit } from '../feedback/submit-fallback'
import { summaryClass } from '~/ui/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { useFormAnswer, type RefusedForm } from '../form/form-answer'
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

/** A member's two-factor authentication, and the changes that can be made to it. Each change is in its own fold. */
export function TwoFactorEnabled({ hasApp, idempotencyKey, answer, children, ...state }: Props) {
  const { createdAt, recoveryCodesLeft } = state
  const changes = [useChange('renew', answer), useChange('remove', answer)]
  const refused = changes.find(({ isOpen }) => isOpen)
  const { t } = useTranslation('codes')
  return (
    <SettingsFrame
      back={t('backToSettings')}
      title={t('title')}
      summary={
        refused && (
          <ErrorSummary form={refused.form} fields={[refused.fields.code]} title={refused.title} />
        )
      }
    >
      <p className="rounded-xl border border-s-3 border-line border-s-success bg-raised px-5 py-4">
        {t('isOn')} <RelativeTime date={createdAt} limitDays={30} />
      </p>
      <p>{t('codesLeft', { count: recoveryCodesLeft })}</p>
      <div className="border-t border-line">
        {changes.map((change) => (
          <Fold key={change.name} change={change} hasApp={hasApp} idempotencyKey={idempotencyKey} />
        ))}
      </div>
      {children}
      {!hasApp && (
        <p>
          <Link to="?add=app">{t('addApp')}</Link>
        </p>
      )}
    </SettingsFrame>
  )
}

type Name = 'renew' | 'remove'

/** One of the two forms, with the answer if it belongs to that form. */
function useChange(name: Name, answer: Props['answer']) {
  // Only one of the two forms shows the notice when sending failed.
  const isOwn = isSubmitFailed(answer)
    ? name === 'renew'
    : (answer?.lastResult.initialValue?.change === 'remove') === (name === 'remove')
  const { lastResult, title } = useFormAnswer(isOwn ? answer : undefined)
  const [form, fields] = useForm<{ code: string }>({ id: name, lastResult })
  // A refused form stays open when the connection fails afterwards, because conform keeps its errors.
  const isOpen = lastResult !== undefined || Object.keys(form.allErrors).length > 0
  return { name, form, fields, title, isOpen }
}

type FoldProps = {
  change: ReturnType<typeof useChange>
  hasApp: boolean
  idempotencyKey: string
}

function Fold({ change: { name, form, fields, isOpen }, hasApp, idempotencyKey }: FoldProps) {
  const isPending = useNavigation().formAction !== undefined
  const { t } = useTranslation('codes')
  return (
    <details open={isOpen} className="border-b border-line open:pb-5">
      <summary className={`${summaryClass} text-action`}>{t(`change.${name}.title`)}</summary>
      <p className="mb-4">{t(`change.${name}.text`)}</p>
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className={formClass}>
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <input type="hidden" name="change" value={name} />
        <CodeField field={fields.code} hint={t(hasApp ? 'ownHint' : 'recoveryHint')} />
        <SubmitButton pending={isPending} variant={name === 'remove' ? 'danger' : undefined}>
          {t(`change.${name}.button`)}
        </SubmitButton>
      </Form>
    </details>
  )
}
