import { performance } from 'node:perf_hooks'
import { claimLifetime } from './due.server'

// Well over the two seconds between polls.
const maxGap = 5_000

/** `doubt` reports that owners of expired claims may have been unable to renew them. */
export type Takeover = { isAllowed(): boolean; doubt(): void }

/**
 * Decides whether expired claims may be taken over. Their owners may be alive after a database outage, a suspended
 * machine or a clock change; then they get a claim's lifetime to renew. The last two show as gaps between calls.
 */
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
