import type { RequestHandler } from 'express'
import { log } from '~/runtime/log.server'
import { loggedPath } from '../logged-path'

// nginx's status for a client that disconnected before the response.
const clientClosedRequest = 499

/** Sends the request's id and logs the request, without its query, which may hold searches and tokens. */
export const requestLog: RequestHandler = (request, response, next) => {
  const started = performance.now()
  const { method, path } = request
  const requestId = response.locals.requestId as string
  response.set({ 'X-Request-Id': requestId, 'Server-Timing': `request;desc="${requestId}"` })
  response.once('close', () => {
    const ms = Math.round(performance.now() - started)
    const status = response.writableFinished ? response.statusCode : clientClosedRequest
    log.info({ requestId, method, pathname: loggedPath(path), status, ms }, 'request')
  })
  next()
}
