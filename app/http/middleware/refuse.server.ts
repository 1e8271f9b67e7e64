import type { Request, Response } from 'express'
import { env } from '~/runtime/env.server'
import { isApiPath } from '../api/gate.server'

/** Rewrites a request to the not-found route, which answers with `status` as a page or in JSON. */
export function refuse(status: number, request: Request, response: Response): void {
  response.locals.refusal = status
  request.method = 'GET'
  request.originalUrl = isApiPath(request.path) ? '/api/refused' : '/refused'
  request.url = request.originalUrl
}

/** Refuses with 400 what Remix could not turn into a URL, whatever its host headers say. */
export function refuseMalformed(request: Request, response: Response): void {
  for (const name of ['host', 'proto', 'port']) delete request.headers[`x-forwarded-${name}`]
  request.headers.host = new URL(env.SITE_URL).host
  refuse(400, request, response)
}
