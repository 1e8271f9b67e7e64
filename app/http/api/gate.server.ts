import type { RequestHandler } from 'express'

const routed = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Whether an address belongs to the JSON API; like Remix, without regard to case. */
export function isApiPath(path: string): boolean {
  return /^\/api(\/|$)/i.test(path)
}

/**
 * Leads what Remix would answer in its own way to the API's routes, which answer in JSON: methods that the Fetch
 * standard does not know, as PUT, which no call has; and Remix's own `.data` addresses, as unknown ones.
 * Pages answer such methods with 405.
 */
export const apiGate: RequestHandler = (request, response, next) => {
  const isRouted = routed.includes(request.method)
  if (!isRouted && !isApiPath(request.path)) {
    return void response.status(405).set('Allow', 'GET, HEAD, POST').end()
  }
  if (isApiPath(request.path)) {
    if (!isRouted) request.method = 'PUT'
    if (request.path.endsWith('.data')) request.originalUrl = '/api/unknown'
  }
  next()
}
