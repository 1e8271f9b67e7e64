import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry } from 'prom-client'
import { setTimeout as wait } from 'node:timers/promises'
import { RateLimiterClusterMaster } from 'rate-limiter-flexible'
import { log } from '../runtime/log.server'

type Question = { metricsFor?: string } | null

/** Sends the metrics of all workers to the worker that was asked for them. */
function shareMetrics(): void {
  const all = new AggregatorRegistry()
  cluster.on('message', (worker, message: Question) => {
    if (!message?.metricsFor) return
    const { metricsFor } = message
    const answer = (text?: string) =>
      void (worker.isConnected() && worker.send({ metricsFor, text }))
    all.clusterMetrics().then(answer, () => answer())
  })
}

const firstDelay = 1_000
const maxDelay = 30_000

/**
 * Runs the site in `count` processes behind one port. One that dies is started again, after a pause that doubles while
 * none of its kind gets to listen. The end of all of them ends this process, with 1 when one of them failed. When the
 * very first never get to listen, the start has failed: they have said why.
 */
export function superviseWorkers(count: number): void {
  let hasListened = false
  let isStopping = false
  let delay = firstDelay
  let exitCode = 0
  // Each accepts for itself: what Node's round robin has handed to a worker that dies is never answered, nor closed.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  // Counts for all workers what each would otherwise count in its own memory.
  new RateLimiterClusterMaster()
  shareMetrics()

  cluster.on('listening', () => {
    hasListened = true
    delay = firstDelay
  })
  cluster.on('exit', (worker, code) => void replace(worker, code))
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal))
  for (let started = 0; started < count; started += 1) cluster.fork()

  async function replace({ process: { pid } }: Worker, code: number | null) {
    if (!hasListened) stop('SIGTERM')
    if (isStopping) return end(code)
    log.error({ worker: pid, code }, 'worker died')
    const pause = delay
    delay = Math.min(2 * delay, maxDelay)
    await wait(pause)
    if (!isStopping) cluster.fork()
  }

  // A terminal's signal reaches the workers too; each heeds its first one only.
  function stop(signal: NodeJS.Signals) {
    isStopping = true
    for (const worker of workers()) worker.process.kill(signal)
    if (!workers().length) process.exit(exitCode)
  }

  function end(code: number | null) {
    if (code !== 0) exitCode = 1
    if (!workers().length) process.exit(exitCode)
  }
}

function workers() {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
}
