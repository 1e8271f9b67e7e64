import { useForm } from '@conform-to/react'
import { Form, useNavigation } from '@remix-run/react'
import { useState } from 'react'
import type { LookUpDecision } from '~/domain/moderation/reasons'
import { useTranslation } from '~/i18n/use-translation'
import { useLastResult, type RefusedForm } from '../form/form-answer'
import { SelectField } from '~/ui/form/select-field'
import { SubmitButton, formClass } from '../form/fields'
import { ConfirmByGoogle } from '~/ui/account-deletion/confirm-by-google'
import { OwnPasswordField } from '~/ui/account-deletion/own-password-field'
import { ToldToAuthor } from './around-item'
import { useReason } from './reason'
import { foldBoxClass, foldSummaryClass, rareFoldClass, rareSummaryClass } from './classes'

/** Tells if a password or a new sign-in with Google is needed, and where the sign-in returns to. */
type Reauthentication = {
  needed: 'password' | 'google' | null
  hasGoogle: boolean
  hasEmail: boolean
  returnTo: string
}

/** A moderation action and its possible reasons. */
export type ModerationAction = {
  action:
    | 'remove'
    | 'release'
    | 'restore'
    | 'lock'
    | 'unlock'
    | 'dismiss'
    | 'label'
    | 'slow'
    | 'unslow'
    | 'answerAppeal'
    | 'reveal'
    | LookUpDecision
    | 'suspend'
    | 'unsuspend'
    | 'endSessions'
    | 'removeSecondStep'
  reasons?: readonly string[]
  days?: readonly number[]
  idempotencyKey?: string
  /** A digest of the text that the decision is about. */
  version?: string
  /** The id of the look-up request that is answered or used. */
  requestId?: string
  /** The labels of a post that a moderator may change, with the current choices. */
  label?: { topic: Choice; contentNote: Choice }
  /** True when a second person has to agree first. */
  byTwo?: boolean
  reauthentication?: Reauthentication
}

type Choice = { value: string; options: { value: string; label: string }[] }

type Props = { moderationAction: ModerationAction; refused?: RefusedForm }

/** The weight of an action: the first of the usual decisions, another usual one, or a rarer one. */
export type Weight = 'first' | 'usual' | 'rare'

const weights = {
  first: {
    fold: `${foldBoxClass} border-action`,
    summary: foldSummaryClass,
  },
  usual: { fold: `${foldBoxClass} border-edge`, summary: foldSummaryClass },
  rare: { fold: rareFoldClass, summary: rareSummaryClass },
}

/** A moderation action's form, folded, with the choice of a reason. */
export function ModerationActionForm({
  moderationAction,
  refused,
  weight,
}: Props & { weight: Weight }) {
  const { t } = useTranslation('moderation')
  const { action, reauthentication } = moderationAction
  return (
    <details className={weights[weight].fold} open={Boolean(refused)}>
      <summary className={weights[weight].summary}>
        {action === 'answerAppeal' ? t('appeal.outcomes') : t(`do.${action}`)}
      </summary>
      {reauthentication?.needed === 'google' ? (
        <div className={`${formClass} px-4 pt-2 pb-4`}>
          <Hint {...moderationAction} />
          <ConfirmByGoogle {...reauthentication} />
        </div>
      ) : (
        <ReasonForm moderationAction={moderationAction} refused={refused} />
      )}
    </details>
  )
}

function Hint({ action, byTwo }: Pick<ModerationAction, 'action' | 'byTwo'>) {
  const { t } = useTranslation('moderation')
  return (
    <>
      <p>{t(`hint.${action}`)}</p>
      {byTwo && <p>{t('lookUp.byTwo')}</p>}
    </>
  )
}

function isHarsh(action: ModerationAction['action']) {
  return action === 'remove' || action === 'suspend'
}

function ReasonForm({
  moderationAction: {
    action,
    reasons,
    days,
    idempotencyKey,
    version,
    requestId,
    byTwo,
    reauthentication,
    label,
  },
  refused,
}: Props) {
  const { t } = useTranslation('moderation')
  const reasonOf = useReason()
  const [form, fields] = useForm<{
    reason: string
    days: string
    topic: string
    contentNote: string
    password: string
  }>({
    id: action,
    lastResult: useLastResult(refused),
    defaultValue: label && { topic: label.topic.value, contentNote: label.contentNote.value },
  })
  const [reason, setReason] = useState('')
  const isPending = useNavigation().formMethod !== undefined
  return (
    <Form
      method="post"
      id={form.id}
      onSubmit={form.onSubmit}
      noValidate
      className={`${formClass} px-4 pt-2 pb-4`}
    >
      <Hint action={action} byTwo={byTwo} />
      <input type="hidden" name="action" value={action} />
      {idempotencyKey && <input type="hidden" name="idempotencyKey" value={idempotencyKey} />}
      {version && <input type="hidden" name="version" value={version} />}
      {requestId && <input type="hidden" name="requestId" value={requestId} />}
      {days && (
        <SelectField
          field={fields.days}
          label={t('days')}
          placeholder={action === 'lock' ? t('untilReopened') : t('chooseDays')}
          options={days.map((count) => ({
            value: String(count),
            label: t('daysCount', { count }),
          }))}
        />
      )}
      {label && (
        <>
          <SelectField field={fields.topic} label={t('topic')} options={label.topic.options} />
          <SelectField
            field={fields.contentNote}
            label={t('contentNote')}
            placeholder={t('noContentNote')}
            options={label.contentNote.options}
          />
        </>
      )}
      {reasons && (
        <div
          onChange={({ target }) =>
            setReason(target instanceof HTMLSelectElement ? target.value : '')
          }
        >
          <SelectField
            field={fields.reason}
            label={t('why')}
            placeholder={t('choose')}
            options={reasons.map((each) => ({ value: each, label: reasonOf(each) }))}
          />
          {action === 'remove' && <ToldToAuthor reason={reason} />}
        </div>
      )}
      {reauthentication && (
        <OwnPasswordField
          field={fields.password}
          isNeeded={reauthentication.needed === 'password'}
        />
      )}
      <SubmitButton pending={isPending} variant={isHarsh(action) ? 'danger' : undefined}>
        {t(`do.${action}`)}
      </SubmitButton>
    </Form>
  )
}
