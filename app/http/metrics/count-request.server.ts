import { Counter, Histogram } from 'prom-client'
import { registry } from '~/runtime/metrics/registry.server'
import { namerOf } from './route-of-path'

const requests = new Counter({
  name: 'http_requests_total',
  help: 'Answered requests by route, method and status; 499: the client had gone. Files are not counted.',
  labelNames: ['route', 'method', 'status'] as const,
  registers: [registry],
})

const durations = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time from the head of a request to the end of its answer, by route.',
  labelNames: ['route'] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers: [registry],
})

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

let routeOf: ((path: string) => string) | undefined

/** Starts counting requests; before, and without it, they cost nothing here. @param patterns of all routes */
export function startCounting(patterns: string[]): void {
  routeOf = namerOf(patterns)
}

type Answered = {
  method: string
  path: string
  status: number
  /** In milliseconds. */
  ms: number
}

/** Counts an answered request. */
export function countRequest({ method, path, status, ms }: Answered): void {
  if (!routeOf) return
  const route = routeOf(path)
  requests.inc({ route, method: methods.includes(method) ? method : 'other', status })
  durations.observe({ route }, ms / 1000)
}
