import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connectionLimits, createHttpServer } from '~/http/server/connections.server'

/** Starts the site's HTTP server on a free port, with some limits changed. */
export async function startLocalServer(
  handler: RequestListener,
  limits: Partial<typeof connectionLimits> = {},
) {
  const server = createHttpServer({ ...connectionLimits, ...limits })
  server.on('request', handler)
  server.listen(0)
  await once(server, 'listening')
  return { server, url: `http://localhost:${(server.address() as AddressInfo).port}` }
}
