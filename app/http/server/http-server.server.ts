import { createServer, type Server } from 'node:http'
import { minute } from '~/domain/durations'
import { answerClientErrors } from './client-errors.server'

/** How long and how often a connection may be used; the times in milliseconds. */
export type ConnectionLimits = {
  headersTimeout: number
  requestTimeout: number
  keepAliveTimeout: number
  maxRequestsPerSocket: number
  connectionsCheckingInterval: number
}

/** Each is explained in docs/reliability.md. */
export const connectionLimits: ConnectionLimits = {
  headersTimeout: 20_000,
  requestTimeout: minute,
  keepAliveTimeout: 65_000,
  maxRequestsPerSocket: 1_000,
  connectionsCheckingInterval: 5_000,
}

/** An HTTP server with these limits that answers whatever Node's parser refuses; it has no request handler yet. */
export function createHttpServer(limits: ConnectionLimits = connectionLimits): Server {
  const { maxRequestsPerSocket, ...options } = limits
  const server = createServer(options)
  server.maxRequestsPerSocket = maxRequestsPerSocket
  answerClientErrors(server)
  return server
}
