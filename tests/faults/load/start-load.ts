import { setTimeout as pause } from 'node:timers/promises'
import type { Worker } from './worker'
import type { LoadAction } from './writing'

/**
 * Makes each worker send one request after the other until stopped or `isEnough`.
 * @returns a function that stops them and resolves with the last response; `ended` resolves then too
 */
export function startLoad(workers: Worker[], actions: LoadAction[], isEnough = () => false) {
  let isStopped = false
  const ended = Promise.all(
    workers.map(async (worker) => {
      while (!isStopped && !isEnough()) {
        const { ledger, random } = worker
        const before = ledger.answered
        await random.of(actions)(worker)
        // A site that is down refuses connections immediately.
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
