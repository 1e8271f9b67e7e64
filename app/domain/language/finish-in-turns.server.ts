import { setImmediate } from 'node:timers/promises'
import { Mutex } from 'async-mutex'
import type { Steps } from './steps'

const slice = 5
const mutex = new Mutex()

/**
 * Does the steps for a few milliseconds at a time and lets the rest of the process take its turn in between, so that
 * no text that one member sends holds up everybody else. One such work follows the other: many at once would add up.
 * @returns what the work comes to
 * @throws what the work throws
 */
export function finishInTurns<T>(steps: Steps<T>): Promise<T> {
  return mutex.runExclusive(() => finishSlowly(steps))
}

async function finishSlowly<T>(steps: Steps<T>) {
  let begun = performance.now()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() - begun < slice) continue
    await setImmediate()
    begun = performance.now()
  }
}
