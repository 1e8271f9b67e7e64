import { clockOf, dayOf } from '~/domain/day'
import type { ItemLookUp, WaitingLookUp } from '~/domain/moderation/look-up-requests.server'
import { formatDay } from '~/i18n/format-day'
import type { Language } from '~/i18n/languages'

/** Requests for look-ups with `until`, the time at which they expire, in words. */
export function waitingLookUpLabels(language: Language, lookUps: WaitingLookUp[]) {
  return lookUps.map(({ expiresAt, ...lookUp }) => ({
    ...lookUp,
    until: untilOf(language, expiresAt),
  }))
}

/** The requests about one item, in words. */
export function itemLookUpLabels(language: Language, { own, asked }: ItemLookUp) {
  return {
    own: own && { state: own.state, until: untilOf(language, own.expiresAt) },
    asked: asked && {
      by: asked.by,
      reason: asked.reason,
      until: untilOf(language, asked.expiresAt),
    },
  }
}

function untilOf(language: Language, expiresAt: Date) {
  return `${formatDay(language, dayOf(expiresAt))}, ${clockOf(expiresAt)}`
}
