import { Counter, Histogram } from 'prom-client'
import { registry } from '~/runtime/metrics.server'
import type { ServerResponse } from 'node:http'
import type { RequestHandler, ErrorRequestHandler } from 'express'
import { logRequest, log, loggedPath } from '~/runtime/log.server'
import { en } from '~/i18n/locales/en/index'
import { hi } from '~/i18n/locales/hi/index'

type Branch = {
  /** The pattern of the route that ends at this node. */
  route?: string
  fixed: Map<string, Branch>
  parameter?: Branch
  /** The pattern of the catch-all route at this node. */
  rest?: string
}

const unknown = '*'

/**
 * Returns a function that maps a path to the pattern of its route, such as `/forum/post/:postId`. A metric's label must
 * not contain ids. Remix's `matchRoutes` would take longer than sending a cached page.
 */
export function createRouteMatcher(patterns: string[]): (path: string) => string {
  const root: Branch = { fixed: new Map() }
  for (const pattern of patterns) {
    const segments = segmentsOf(pattern)
    const optional = segments.findIndex((segment) => segment.endsWith('?'))
    const name = `/${segments.join('/')}`
    if (optional >= 0) addRoute(root, segments.slice(0, optional), name)
    addRoute(root, segments, name)
  }
  return (path) => find(root, segmentsOf(pageOf(path)), 0) ?? unknown
}

function addRoute(root: Branch, segments: string[], name: string) {
  let branch = root
  for (const segment of segments) {
    if (segment === '*') return void (branch.rest = name)
    if (segment.startsWith(':')) branch = branch.parameter ??= { fixed: new Map() }
    else branch = childFor(branch, segment)
  }
  branch.route = name
}

function childFor({ fixed }: Branch, segment: string) {
  const known = fixed.get(segment) ?? { fixed: new Map() }
  fixed.set(segment, known)
  return known
}

/**
 * Returns the page's path for a `.data` path, and any other path unchanged. Remix names the data of `/` `/_root.data`.
 */
export function pageOf(path: string): string {
  return path === '/_root.data' ? '/' : path.replace(/(?<!\/)\.data$/, '')
}

function segmentsOf(path: string) {
  return path.split('/').filter(Boolean)
}

function find(branch: Branch, segments: string[], at: number): string | undefined {
  const segment = segments[at]
  if (segment === undefined) return branch.route ?? branch.rest
  const fixed = branch.fixed.get(segment.toLowerCase())
  return (
    (fixed && find(fixed, segments, at + 1)) ??
    (branch.parameter && find(branch.parameter, segments, at + 1)) ??
    branch.rest
  )
}

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

/** Starts counting requests. Before that call, counting does nothing. @param patterns the patterns of all routes */
export function startCounting(patterns: string[]): void {
  routeOf = createRouteMatcher(patterns)
}

type Answered = {
  method: string
  path: string
  status: number
  /** In milliseconds. */
  ms: number
}

/** Counts an answered request. */
function countRequest({ method, path, status, ms }: Answered): void {
  if (!routeOf) return
  const route = routeOf(path)
  requests.inc({ route, method: methods.includes(method) ? method : 'other', status })
  durations.observe({ route }, ms / 1000)
}

// nginx's status for a client that disconnected before the response.
const clientClosedRequest = 499

/** Sends the request id and logs the request without its query, which may contain searches and tokens. */
export const requestLog: RequestHandler = (request, response, next) => {
  const { method, path } = request
  const requestId = response.locals.requestId as string
  const [idName, id, timingName, timing] = requestIdHeaders(requestId)
  response.set({ [idName]: id, [timingName]: timing })
  logWhenClosed(response, { requestId, method, path })
  next()
}

/** The headers with the request id, as alternating names and values. */
export function requestIdHeaders(requestId: string): [string, string, string, string] {
  return ['X-Request-Id', requestId, 'Server-Timing', `request;desc="${requestId}"`]
}

type Logged = { requestId: string; method: string; path: string }

/**
 * Logs and counts a request when it is answered or its client has disconnected.
 * @returns a function that cancels the logging and counting
 */
export function logWhenClosed(
  response: ServerResponse,
  { requestId, method, path }: Logged,
): () => void {
  const started = performance.now()
  const onClose = () => {
    const ms = Math.round(performance.now() - started)
    const status = response.writableFinished ? response.statusCode : clientClosedRequest
    const pathname = loggedPath(path)
    logRequest({ requestId, method, pathname, status, ms })
    countRequest({ method, path: pathname, status, ms })
  }
  response.on('close', onClose)
  return () => void response.off('close', onClose)
}

type HttpError = { status?: number; headers?: Record<string, string> }

/** Answers errors from outside Remix, in both languages because the visitor's is unknown here. Logs only bugs. */
export const reportError: ErrorRequestHandler = (err: HttpError, request, response, _next) => {
  if (request.socket.destroyed) return
  const { status = 500, headers = {} } = err
  const isBug = status >= 500
  if (isBug) {
    const { requestId } = response.locals
    const { method, path } = request
    log.error({ err, requestId, method, pathname: loggedPath(path) }, 'request failed')
  }
  if (response.headersSent) return void response.destroy()
  const lines = [en, hi].map(({ shell }) =>
    isBug ? shell.failure.title : shell.refusal.badRequest,
  )
  response.status(status).set({ 'Cache-Control': 'no-store', ...headers })
  response.type('text').send(`${lines.join('\n')}\n`)
}
