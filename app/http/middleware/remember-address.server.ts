import type { RequestHandler } from 'express'
import { requestAddress } from '~/domain/security-log/log-security-event.server'

/** Lets the lines about the site's security say which network a request came from. */
export const rememberAddress: RequestHandler = (request, _response, next) => {
  requestAddress.run(request.ip ?? '', next)
}
