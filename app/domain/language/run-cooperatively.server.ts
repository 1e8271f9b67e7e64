import { setImmediate } from 'node:timers/promises'
import { Mutex } from 'async-mutex'
import type { Steps } from './steps'

const slice = 5
const mutex = new Mutex()

/** Runs steps in slices of a few milliseconds, and one call at a time, so that long texts do not block the server. */
export function runCooperatively<T>(steps: Steps<T>): Promise<T> {
  return mutex.runExclusive(() => finishSlowly(steps))
}

async function finishSlowly<T>(steps: Steps<T>) {
  let started = performance.now()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() - started < slice) continue
    await setImmediate()
    started = performance.now()
  }
}
