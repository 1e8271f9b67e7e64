import type { RequestHandler } from 'express'
import { requestAddress } from '~/domain/security-log/log-security-event.server'

let open = 0

/**
 * Remembers the client's address while its request is answered. Between such requests nothing is remembered, because
 * that would cost what is answered from memory a tenth of its time (Node 20 follows every callback).
 */
export const rememberAddress: RequestHandler = (request, response, next) => {
  open += 1
  response.once('close', () => {
    open -= 1
    if (open === 0) requestAddress.disable()
  })
  requestAddress.run(request.ip ?? '', next)
}
