import type { ReactNode } from 'react'
import type { GrievanceState } from '~/domain/grievance-state'
import { useTranslation } from '~/i18n/use-translation'
import { hintClass } from '~/ui/form/fields'
import { Chip } from '~/ui/screen'
import { Fact, factsClass } from './facts'

export type GrievanceDays = {
  received: string
  acknowledged: string | null
  acknowledgeBy: string | null
  decided: string | null
  decideBy: string | null
}

/** The state of a grievance, and the day by which its next step is due. */
export function GrievanceFacts({
  state,
  isOverdue = false,
  nextStep,
  days,
}: {
  state: GrievanceState
  isOverdue?: boolean
  /** The officer's next step. Without it, the text is for the sender and says what we do next. */
  nextStep?: ReactNode
  days: GrievanceDays
}) {
  const { t } = useTranslation('grievance')
  return (
    <>
      <p className="mt-4">
        <Chip tone={state === 'decided' ? 'good' : 'plain'}>{t(`states.${state}`)}</Chip>{' '}
        {isOverdue && <Chip tone="bad">{t('overdue')}</Chip>}
      </p>
      {nextStep ?? <NextStep days={days} />}
      <dl className={factsClass}>
        <Fact term={t('receivedAt')}>{days.received}</Fact>
        <Fact term={t('acknowledgedAt')}>{days.acknowledged}</Fact>
        <Fact term={t('decidedAt')}>{days.decided}</Fact>
      </dl>
      {!nextStep && <p className={hintClass}>{t('indianTime')}</p>}
    </>
  )
}

// The days by which a grievance is acknowledged and decided, the nearer one first. Renders nothing once it is decided.
function NextStep({ days }: { days: GrievanceDays }) {
  const { t } = useTranslation('grievance')
  const { acknowledgeBy, decideBy } = days
  if (!decideBy) return null
  return (
    <p>
      <b>
        {acknowledgeBy
          ? t('acknowledgeBy', { day: acknowledgeBy })
          : t('decideBy', { day: decideBy })}
      </b>
      {acknowledgeBy && ` ${t('decideBy', { day: decideBy })}`}
    </p>
  )
}
