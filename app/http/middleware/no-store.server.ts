import type { RequestHandler } from 'express'
import onHeaders from 'on-headers'

/**
 * Keeps answers out of every cache unless they say otherwise: what has no `Cache-Control` of its own, and whatever
 * is no successful reading (errors, redirects, answers to forms).
 */
export const noStoreByDefault: RequestHandler = (request, response, next) => {
  const isReading = ['GET', 'HEAD'].includes(request.method)
  onHeaders(response, () => {
    const isFound = response.statusCode < 300 || response.statusCode === 304
    if (!isReading || !isFound || !response.hasHeader('Cache-Control'))
      response.setHeader('Cache-Control', 'no-store')
  })
  next()
}
