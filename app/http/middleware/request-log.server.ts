import type { ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import { logRequest } from '~/runtime/log.server'
import { countRequest } from '../metrics/count-request.server'
import { loggedPath } from '../logged-path'

// nginx's status for a client that disconnected before the response.
const clientClosedRequest = 499

/** Sends the request's id and logs the request, without its query, which may hold searches and tokens. */
export const requestLog: RequestHandler = (request, response, next) => {
  const { method, path } = request
  const requestId = response.locals.requestId as string
  response.set({ 'X-Request-Id': requestId, 'Server-Timing': `request;desc="${requestId}"` })
  logWhenClosed(response, { requestId, method, path: loggedPath(path) })
  next()
}

type Request = {
  requestId: string
  method: string
  /** As `loggedPath` returns it. */
  path: string
}

/** Logs a request in one line, and counts it, once it is answered or its client has gone. */
export function logWhenClosed(
  response: ServerResponse,
  { requestId, method, path }: Request,
): void {
  const started = performance.now()
  response.on('close', () => {
    const ms = Math.round(performance.now() - started)
    const status = response.writableFinished ? response.statusCode : clientClosedRequest
    logRequest({ requestId, method, pathname: path, status, ms })
    countRequest({ method, path, status, ms })
  })
}
