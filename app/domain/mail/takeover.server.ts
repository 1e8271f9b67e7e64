import { performance } from 'node:perf_hooks'
import { claimLifetime } from './due.server'

// Between two questions: well over the two seconds at which the outbox is polled.
const gap = 5_000

/** Whether claims that ran out may be taken over now; `doubt` says that their owners may not have been able to renew them. */
export type Takeover = { isAllowed(): boolean; doubt(): void }

/**
 * Says whether the owners of claims that ran out are dead. They may live: the database was away and they could not renew
 * them, the machine stood still, or the clock was changed. After any of these the living get as long as a claim holds to
 * renew theirs. `isAllowed` finds the last two by itself because it is asked every few seconds.
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
      if (Math.abs(moment - lastAsked) > gap) doubt()
      lastAsked = moment
      return performance.now() >= doubtedUntil
    },
  }
}
