import { setImmediate } from 'node:timers/promises'
import { Mutex } from 'async-mutex'
import type { Steps } from './steps'

const slice = 5
const mutex = new Mutex()

/** Runs steps a few milliseconds at a time, one call after another, so that no text blocks the server. */
export function finishInTurns<T>(steps: Steps<T>): Promise<T> {
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
