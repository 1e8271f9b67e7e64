import { createRequestHandler } from '@remix-run/express'
import type { ServerBuild } from '@remix-run/node'
import { guardRoutes } from '~/http/unavailable/guard-routes.server'
import { visitorOf } from '~/http/visitor.server'
import { waitForDrain } from '~/http/wait-for-drain.server'
import { env } from '~/runtime/env.server'

/** The build itself, or what finds the present one for each request. */
export type BuildSource = ServerBuild | (() => Promise<ServerBuild>)

/** Answers with the routes of a build. */
export function handleWithRemix(build: BuildSource) {
  const guarded =
    typeof build === 'function' ? async () => guardRoutes(await build()) : guardRoutes(build)
  return createRequestHandler({
    build: guarded,
    mode: env.NODE_ENV,
    getLoadContext: (request, response) => ({
      nonce: response.locals.nonce as string,
      requestId: response.locals.requestId as string,
      address: request.ip ?? '',
      refusal: response.locals.refusal as number | undefined,
      visitor: visitorOf(request),
      waitForDrain: () => waitForDrain(response),
    }),
  })
}
