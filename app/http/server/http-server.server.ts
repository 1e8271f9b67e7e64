import { createServer, type Server } from 'node:http'
import { minute } from '~/domain/durations'
import { answerClientErrors } from './client-errors.server'

/** In milliseconds; each is explained in docs/reliability.md. */
export type ConnectionLimits = {
  headersTimeout: number
  requestTimeout: number
  keepAliveTimeout: number
  maxRequestsPerSocket: number
  connectionsCheckingInterval: number
}

export const connectionLimits: ConnectionLimits = {
  headersTimeout: 20_000,
  requestTimeout: minute,
  keepAliveTimeout: 65_000,
  maxRequestsPerSocket: 1_000,
  connectionsCheckingInterval: 5_000,
}

/** An HTTP server that also answers what Node's parser refuses; the caller adds the request handler. */
export function createHttpServer(limits: ConnectionLimits = connectionLimits): Server {
  const { maxRequestsPerSocket, ...options } = limits
  const server = createServer(options)
  server.maxRequestsPerSocket = maxRequestsPerSocket
  answerClientErrors(server)
  return server
}
