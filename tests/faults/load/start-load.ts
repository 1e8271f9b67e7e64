import { setTimeout as pause } from 'node:timers/promises'
import type { Worker } from './worker'
import type { LoadAction } from './writing'

/**
 * Lets each worker send one request after the other until stopped or `isEnough`.
 * @returns how to stop them, which resolves with the last response; `ended` resolves then too
 */
export function startLoad(workers: Worker[], actions: LoadAction[], isEnough = () => false) {
  let isStopped = false
  const ended = Promise.all(
    workers.map(async (worker) => {
      while (!isStopped && !isEnough()) {
        const { ledger, random } = worker
        const before = ledger.answered
        await random.of(actions)(worker)
        // A site that is down refuses connections at once.
        if (ledger.answered === before) await pause(20)
      }
    }),
  ).then(() => {})
  const stop = () => {
    isStopped = true
    return ended
  }
  return { stop, ended }
}
