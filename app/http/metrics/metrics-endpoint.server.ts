import { createHash, timingSafeEqual } from 'node:crypto'
import type { RequestHandler } from 'express'
import { log } from '~/runtime/log.server'
import { registry } from '~/runtime/metrics/registry.server'
import { metricsOfWorkers } from './metrics-of-workers.server'

/** Sends the metrics to clients with the token; 401 to others. */
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
