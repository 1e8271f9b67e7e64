import { formatClock, formatDeadline, toIsoDay } from '~/domain/day'
import { progressOf } from '~/domain/grievance-state'
import { formatDay } from '~/i18n/use-translation'
import type { Language } from '~/i18n/languages'
import type { NextGrievance } from '~/domain/moderation/grievances.server'

type Times = Parameters<typeof progressOf>[0]

/** Formats the dates and times of a grievance, and the deadlines of its next steps. */
export function grievanceDays(times: Times, language: Language) {
  const { acknowledgeBy, decideBy } = progressOf(times)
  const { createdAt, acknowledgedAt, decidedAt } = times
  const formatTime = (moment: Date) =>
    `${formatDay(language, toIsoDay(moment))}, ${formatClock(moment)}`
  return {
    received: formatTime(createdAt),
    acknowledged: acknowledgedAt && formatTime(acknowledgedAt),
    acknowledgeBy: acknowledgedAt ? null : formatDeadline(language, acknowledgeBy),
    decided: decidedAt && formatTime(decidedAt),
    decideBy: decidedAt ? null : formatDeadline(language, decideBy),
  }
}

/** The number of open grievances, and the next due step with its formatted deadline. */
export function nextGrievanceLabel(language: Language, { count, next }: NextGrievance) {
  const { state, acknowledgeBy, decideBy, isOverdue } = progressOf(next)
  const [step, due] =
    state === 'received'
      ? (['acknowledge', acknowledgeBy] as const)
      : (['decide', decideBy] as const)
  return { count, step, day: formatDeadline(language, due), isOverdue }
}
