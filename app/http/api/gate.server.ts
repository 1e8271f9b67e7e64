import type { RequestHandler } from 'express'

const routed = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Whether a path belongs to the JSON API; case-insensitive, like Remix. */
export function isApiPath(path: string): boolean {
  return /^\/api(\/|$)/i.test(path)
}

/** Lets the API's routes answer, in JSON, what Remix would answer itself: unknown methods and `.data` URLs. */
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
