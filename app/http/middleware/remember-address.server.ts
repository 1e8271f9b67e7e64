import type { RequestHandler } from 'express'
import { requestAddress } from '~/domain/security-log/log-security-event.server'

export const rememberAddress: RequestHandler = (request, _response, next) => {
  requestAddress.run(request.ip ?? '', next)
}
