import { formatClock, formatDeadline, toIsoDay } from '~/domain/day'
import { progressOf } from '~/domain/grievances/grievance-state'
import { formatDay } from '~/i18n/use-translation'
import type { Language } from '~/i18n/languages'

type Times = Parameters<typeof progressOf>[0]

/** Formats the dates and times of a grievance, and the deadlines of its next steps. */
export function grievanceDays(times: Times, language: Language) {
  const { acknowledgeBy, decideBy } = progressOf(times)
  const { createdAt, acknowledgedAt, decidedAt } = times
  const say = (moment: Date) => `${formatDay(language, toIsoDay(moment))}, ${formatClock(moment)}`
  return {
    received: say(createdAt),
    acknowledged: acknowledgedAt && say(acknowledgedAt),
    acknowledgeBy: acknowledgedAt ? null : formatDeadline(language, acknowledgeBy),
    decided: decidedAt && say(decidedAt),
    decideBy: decidedAt ? null : formatDeadline(language, decideBy),
  }
}
