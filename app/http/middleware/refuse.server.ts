import type { Request, Response } from 'express'
import { env } from '~/runtime/env.server'
import { isApiPath } from '../api/gate.server'

/**
 * Turns a request into a reading of the not-found route, which answers with `status` in the site's own frame or
 * in JSON. Remix reads the original address.
 */
export function refuse(status: number, request: Request, response: Response): void {
  response.locals.refusal = status
  request.method = 'GET'
  request.originalUrl = isApiPath(request.path) ? '/api/refused' : '/refused'
  request.url = request.originalUrl
}

/** The same for what Remix could not make an address of: whatever was said about the host is forgotten. */
export function refuseMalformed(request: Request, response: Response): void {
  for (const name of ['host', 'proto', 'port']) delete request.headers[`x-forwarded-${name}`]
  request.headers.host = new URL(env.SITE_URL).host
  refuse(400, request, response)
}
