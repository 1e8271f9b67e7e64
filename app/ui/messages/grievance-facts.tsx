import type { GrievanceState } from '~/domain/grievances/grievance-state'
import { useTranslation } from '~/i18n/use-translation'
import { factsClass } from './facts'

export type GrievanceDays = {
  received: string
  acknowledged: string | null
  acknowledgeBy: string | null
  decided: string | null
  decideBy: string | null
}

/** How far a grievance has come, and by when its next steps are due. */
export function GrievanceFacts({ state, days }: { state: GrievanceState; days: GrievanceDays }) {
  const { t } = useTranslation('grievance')
  const facts = [
    [t('state'), t(`states.${state}`)],
    [t('receivedAt'), days.received],
    [t('acknowledgeBy'), days.acknowledgeBy],
    [t('acknowledgedAt'), days.acknowledged],
    [t('decideBy'), days.decideBy],
    [t('decidedAt'), days.decided],
  ] as const
  return (
    <dl className={factsClass}>
      {facts.map(([term, value]) =>
        value ? (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
