import type { RequestHandler } from 'express'
import { log } from '~/log.server'

/**
 * Names the request to the browser and logs its end: method, path, status, duration. Queries are left out,
 * because searches and tokens travel in them.
 */
export const requestLog: RequestHandler = (request, response, next) => {
  const started = performance.now()
  const { method, path: pathname } = request
  const requestId = response.locals.requestId as string
  response.set({ 'X-Request-Id': requestId, 'Server-Timing': `request;desc="${requestId}"` })
  response.once('finish', () => {
    const ms = Math.round(performance.now() - started)
    log.info({ requestId, method, pathname, status: response.statusCode, ms }, 'request')
  })
  next()
}
