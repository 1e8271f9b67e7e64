import cluster from 'node:cluster'
import { randomUUID, createHash, timingSafeEqual } from 'node:crypto'
import { AggregatorRegistry } from 'prom-client'
import { registry } from '../runtime/metrics.server'
import type { RequestHandler } from 'express'
import { log } from '../runtime/log.server'

/** A worker's request to the supervising process, and its answer (`supervise-workers.server.ts`). */
type Answer = { metricsFor: string; text?: string }

// Longer than prom-client waits for the other workers.
const timeout = 6_000

/** The metrics of this process, or of all workers together. */
function metricsOfWorkers(): Promise<string> {
  return cluster.isWorker ? askSupervisor() : registry.metrics()
}

/** Lets this worker report its metrics. */
export function reportMetricsToSupervisor(): void {
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

/** Sends the metrics to clients with the token, and 401 to others. */
export function metricsEndpoint(token: string): RequestHandler {
  const expected = computeDigest(`Bearer ${token}`)
  return (request, response) => {
    response.set('Cache-Control', 'no-store')
    const given = computeDigest(request.headers.authorization ?? '')
    if (!timingSafeEqual(given, expected)) {
      response.status(401).set('WWW-Authenticate', 'Bearer').type('text')
      return void response.send('Send the METRICS_TOKEN as Authorization: Bearer.\n')
    }
    metricsOfWorkers().then(
      (text) => void response.set('Content-Type', registry.contentType).end(text),
      (error: Error) => {
        log.warn({ reason: error.message }, 'metrics could not be collected')
        response.status(503).set('Retry-After', '15').type('text').send('Not now.\n')
      },
    )
  }
}

function computeDigest(text: string) {
  return createHash('sha256').update(text).digest()
}
