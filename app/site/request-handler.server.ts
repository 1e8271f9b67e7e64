import type { ServerResponse } from 'node:http'
import { createRequestHandler, type RequestHandler } from '@remix-run/express'
import { createRequestHandler as createHandler, type ServerBuild } from '@remix-run/node'
import { readAsVisitor } from '../database/db.server'
import type { Respond } from '../http/micro-cache/cached-page.server'
import { isVisitorsRead } from '../http/micro-cache/micro-cache.server'
import { guardRoutes } from '../http/service-unavailable/guard-routes.server'
import { isPrefetch, visitorOf } from '../http/visitor.server'
import { env } from '../runtime/env.server'

/** Resolves when an uncompressed response accepts more data or its connection has closed. */
function waitForDrain(response: ServerResponse): Promise<void> {
  if (!response.writableNeedDrain || response.closed) return Promise.resolve()
  return new Promise((resolve) => {
    const done = () => {
      response.off('drain', done)
      response.off('close', done)
      resolve()
    }
    response.on('drain', done)
    response.on('close', done)
  })
}

/** The build, or a function that loads the current build for each request. */
export type BuildSource = ServerBuild | (() => Promise<ServerBuild>)

/** Renders a request without Express. The cache uses it. */
export function respondWithRemix(build: BuildSource): Respond {
  return createHandler(guarded(build), env.NODE_ENV)
}

/** The Express handler that answers with the routes of a build. Visitors' reads may go to the replica. */
export function handleWithRemix(build: BuildSource): RequestHandler {
  const handle = createRequestHandler({
    build: guarded(build),
    mode: env.NODE_ENV,
    getLoadContext: (request, response) => ({
      nonce: response.locals.nonce as string,
      requestId: response.locals.requestId as string,
      setCookie: (value) => void response.append('Set-Cookie', value),
      ip: request.ip ?? '',
      refusal: response.locals.refusal as number | undefined,
      visitor: visitorOf(request),
      isUnseen: request.method === 'HEAD' || isPrefetch(request.headers),
      waitForDrain: () => waitForDrain(response),
    }),
  })
  return (request, ...rest) =>
    isVisitorsRead(request)
      ? readAsVisitor(() => handle(request, ...rest))
      : handle(request, ...rest)
}

function guarded(build: BuildSource) {
  return typeof build === 'function' ? async () => guardRoutes(await build()) : guardRoutes(build)
}
