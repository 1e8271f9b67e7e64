import type { RequestHandler } from 'express'

const routed = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Whether an address belongs to the JSON API; like Remix, without regard to case. */
export function isApiPath(path: string): boolean {
  return /^\/api(\/|$)/i.test(path)
}

/**
 * Leads what Remix would answer in its own way to the API's routes, which answer in JSON: methods that the Fetch
 * standard does not know, as PUT, which no call has; and Remix's own `.data` addresses, as unknown ones.
 */
export const apiGate: RequestHandler = (request, _response, next) => {
  if (isApiPath(request.path)) {
    if (!routed.includes(request.method)) request.method = 'PUT'
    if (request.path.endsWith('.data')) request.originalUrl = '/api/unknown'
  }
  next()
}
