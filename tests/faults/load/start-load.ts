import { setTimeout as pause } from 'node:timers/promises'
import type { Worker } from './worker'
import type { ModerationAction } from './writing'

/**
 * Lets each worker do one deed after the other, until it is told to stop or `isEnough` says so.
 * @returns stops them, and resolves when the last request is answered or given up; `ended` resolves then too
 */
export function startLoad(workers: Worker[], deeds: ModerationAction[], isEnough = () => false) {
  let isStopped = false
  const ended = Promise.all(
    workers.map(async (worker) => {
      while (!isStopped && !isEnough()) {
        const { ledger, random } = worker
        const before = ledger.answered
        await random.of(deeds)(worker)
        // A site that is down answers at once.
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
