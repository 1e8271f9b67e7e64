import cluster from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { AggregatorRegistry } from 'prom-client'
import { registry } from '~/runtime/metrics/registry.server'

/** What a worker asks of the process that watches over them all, and its answer; see `share-metrics.server.ts`. */
type Answer = { metricsFor: string; text?: string }

// Longer than prom-client waits for the other workers.
const timeout = 6_000

/** The metrics of this process, or of all workers together. */
export function metricsOfWorkers(): Promise<string> {
  return cluster.isWorker ? askSupervisor() : registry.metrics()
}

/** Lets this worker report its metrics. */
export function tellSupervisor(): void {
  if (!cluster.isWorker) return
  AggregatorRegistry.setRegistries(registry)
  new AggregatorRegistry()
}

function askSupervisor() {
  const metricsFor = randomUUID()
  return new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => finish(), timeout)
    process.on('message', take)
    process.send?.({ metricsFor } satisfies Answer)

    function take(message: Partial<Answer> | null) {
      if (message?.metricsFor === metricsFor) finish(message.text)
    }

    function finish(text?: string) {
      clearTimeout(timer)
      process.off('message', take)
      if (text) resolve(text)
      else reject(new Error('a worker did not report its metrics in time'))
    }
  })
}
