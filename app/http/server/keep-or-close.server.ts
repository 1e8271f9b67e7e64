import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { RequestHandler } from 'express'
import onHeaders from 'on-headers'
import { isStopping } from './graceful-stop.server'
import { isLingering, lingerThenClose } from '../middleware/lingering-close.server'

const answered = new WeakMap<Socket, number>()

/** Closes a connection after an unread body, after `maxRequests`, and when the process stops. */
export function keepOrClose(maxRequests: number): RequestHandler {
  return (request, response, next) => {
    const { socket } = request
    if (isLingering(socket)) return
    onHeaders(response, () => {
      const isUnread = isIncomplete(request)
      if (isUnread) lingerThenClose(request)
      if (isLast(socket, maxRequests) || isUnread) response.setHeader('Connection', 'close')
    })
    next()
  }
}

/** Counts an answer on its connection; true if that closes with it: after `maxRequests`, or when the process stops. */
export function isLast(socket: Socket, maxRequests: number): boolean {
  const count = (answered.get(socket) ?? 0) + 1
  answered.set(socket, count)
  return count >= maxRequests || isStopping()
}

// Node marks a request without a body as complete only after its handlers have started.
function isIncomplete({ complete, headers }: IncomingMessage) {
  const hasBody = 'transfer-encoding' in headers || Number(headers['content-length']) > 0
  return hasBody && !complete
}
