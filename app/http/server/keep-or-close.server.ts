import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { RequestHandler } from 'express'
import onHeaders from 'on-headers'
import { isStopping } from './graceful-stop.server'
import { isLingering, lingerThenClose } from '../middleware/lingering-close.server'

/** Closes a connection after an unread body, after `maxRequests`, and when the process stops. */
export function keepOrClose(maxRequests: number): RequestHandler {
  const answered = new WeakMap<Socket, number>()
  return (request, response, next) => {
    const { socket } = request
    if (isLingering(socket)) return
    const count = (answered.get(socket) ?? 0) + 1
    answered.set(socket, count)
    onHeaders(response, () => {
      const isUnread = isIncomplete(request)
      if (isUnread) lingerThenClose(request)
      if (isUnread || count >= maxRequests || isStopping())
        response.setHeader('Connection', 'close')
    })
    next()
  }
}

// Node marks a request without a body as complete only after its handlers have started.
function isIncomplete({ complete, headers }: IncomingMessage) {
  const hasBody = 'transfer-encoding' in headers || Number(headers['content-length']) > 0
  return hasBody && !complete
}
