import type { ServerResponse } from 'node:http'
import type { Request, Response } from 'express'
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
  const handlerOf = bySection(build, (part) =>
    createRequestHandler({ build: part, mode: env.NODE_ENV, getLoadContext }),
  )
  return (request, ...rest) => {
    // Remix reads the path from the same URL, which resolves dots.
    const { pathname } = new URL(`http://localhost${request.originalUrl}`)
    const handle = () => handlerOf(pathname)(request, ...rest)
    return isVisitorsRead(request) ? readAsVisitor(handle) : handle()
  }
}

function getLoadContext(request: Request, response: Response) {
  return {
    nonce: response.locals.nonce as string,
    requestId: response.locals.requestId as string,
    setCookie: (value: string) => void response.append('Set-Cookie', value),
    ip: request.ip ?? '',
    refusal: response.locals.refusal as number | undefined,
    visitor: visitorOf(request),
    isUnseen: request.method === 'HEAD' || isPrefetch(request.headers),
    waitForDrain: () => waitForDrain(response),
  }
}

/**
 * Creates a handler for each section of the site, which is the first segment of a path, and returns the one for a path.
 * Remix compares each request with all routes of its handler several times, so the routes of one section make pages
 * faster. In development, and for other paths, the handler has all routes.
 */
export function bySection<Handler>(
  build: BuildSource,
  create: (build: BuildSource) => Handler,
): (path: string) => Handler {
  const all = guarded(build)
  const whole = create(all)
  if (typeof all === 'function') return () => whole
  const names = Object.values(all.routes).map((route) => sectionOf(route?.path ?? ''))
  const sections = new Map(names.map((name) => [name, create(onlySection(all, name))]))
  return (path) => sections.get(sectionOf(path)) ?? whole
}

function guarded(build: BuildSource) {
  return typeof build === 'function' ? async () => guardRoutes(await build()) : guardRoutes(build)
}

function sectionOf(path: string) {
  return path.replace(/^\//, '').split('/')[0] ?? ''
}

function onlySection(build: ServerBuild, name: string): ServerBuild {
  const isInSection = ([, route]: [string, { parentId?: string; path?: string } | undefined]) =>
    !route?.parentId || /^[:*]/.test(route.path ?? '') || sectionOf(route.path ?? '') === name
  const filtered = <Routes extends object>(routes: Routes) =>
    Object.fromEntries(Object.entries(routes).filter(isInSection)) as Routes
  return {
    ...build,
    routes: filtered(build.routes),
    assets: { ...build.assets, routes: filtered(build.assets.routes) },
  }
}
