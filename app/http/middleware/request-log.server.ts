import type { RequestHandler } from 'express'
import { log } from '~/runtime/log.server'
import { loggedPath } from '../logged-path'

// What nginx writes for a client that went away before it was answered.
const clientClosedRequest = 499

/**
 * Names the request to the browser and logs its end: method, path, status, duration. Queries are left out,
 * because searches and tokens travel in them, and so are ids.
 */
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
