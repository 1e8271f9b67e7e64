import { performance } from 'node:perf_hooks'
import { claimLifetime } from './due.server'

// Well over the two seconds between polls.
const maxGap = 5_000

/** `doubt` reports that owners of expired claims may have been unable to renew them. */
export type Takeover = { isAllowed(): boolean; doubt(): void }

/** Decides whether owners of expired claims may be alive, as after an outage, a suspended machine or clock change. */
export function watchTakeover(now: () => Date): Takeover {
  let lastAsked = now().getTime()
  let doubtedUntil = 0

  function doubt() {
    doubtedUntil = performance.now() + claimLifetime
  }

  return {
    doubt,
    isAllowed() {
      const moment = now().getTime()
      if (Math.abs(moment - lastAsked) > maxGap) doubt()
      lastAsked = moment
      return performance.now() >= doubtedUntil
    },
  }
}
