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
 * Runs the site in `count` worker processes on one port. A worker that ends is started again, after a pause that doubles
 * as long as no worker listens. This process ends when all workers have ended, with exit code 1 if one failed. If none
 * of the first workers ever listens, the start has failed; the workers log why.
 */
export function superviseWorkers(count: number): void {
  let hasListened = false
  let isStopping = false
  let delay = firstDelay
  let exitCode = 0
  // Each worker accepts connections itself. With Node's round robin, connections of a worker that dies stay open
  // without an answer.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  // Keeps the rate limits that all workers share in this process's memory.
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
    const pause = delay
    log.error(
      { worker: pid, code, restartIn: pause },
      'worker ended and will be restarted; its own log lines say why',
    )
    delay = Math.min(2 * delay, maxDelay)
    await wait(pause)
    if (!isStopping) cluster.fork()
  }

  // A terminal sends the signal to the workers too. Each worker handles only the first signal.
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
