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
  const [idName, id, timingName, timing] = requestIdHeaders(requestId)
  response.set({ [idName]: id, [timingName]: timing })
  logWhenClosed(response, { requestId, method, path })
  next()
}

/** The headers that tell a client the id of its request, names and values in turn. */
export function requestIdHeaders(requestId: string): [string, string, string, string] {
  return ['X-Request-Id', requestId, 'Server-Timing', `request;desc="${requestId}"`]
}

type Logged = { requestId: string; method: string; path: string }

/**
 * Logs and counts a request in one line when it is answered or its client has gone.
 * @returns a function that takes this back
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
