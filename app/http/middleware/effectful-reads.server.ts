import type { RequestHandler } from 'express'
import { isPrefetch } from '../visitor.server'

/** Calls that browsers open with GET and that change something. */
const effectful = /^\/api\/auth\/(verify-email|google|google\/callback)\/?$/i

/** Keeps `HEAD` and prefetches from what `GET` does: programs that check links send the one, browsers the other. */
export const effectfulReads: RequestHandler = (request, response, next) => {
  if (!effectful.test(request.path)) return next()
  if (request.method === 'HEAD')
    return void response
      .status(405)
      .set({ Allow: 'GET, OPTIONS', 'Cache-Control': 'no-store' })
      .end()
  if (request.method === 'GET' && isPrefetch(request.headers))
    return void response.status(503).set('Cache-Control', 'no-store').end()
  next()
}
