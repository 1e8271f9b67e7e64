import type { RequestListener } from 'node:http'
import type { RequestHandler } from 'express'
import { closeDatabase, readAsVisitor } from '~/database/db.server'
import { flushViews } from '~/domain/activity/count-views.server'
import { microCache } from '~/http/micro-cache/micro-cache.server'
import { env } from '~/runtime/env.server'
import { startBackgroundWork } from './background-work.server'
import { createApp } from './create-app.server'
import { measureSite } from './measure-site.server'
import { prepareDatabase } from './prepare-database.server'
import { respondWithRemix, type BuildSource } from './request-handler.server'

/** The site without its HTTP server. */
export type Site = {
  app: RequestListener
  /** Starts the background work. */
  start(): void
  /** Stops it; requests are still answered. */
  stop(): Promise<void>
  /** Writes what waits in memory, and closes the database. */
  close(): Promise<void>
}

/**
 * Opens the site out of the build that this module belongs to, so that background work, middleware and screens share
 * one copy of every module. The database is up to date when it resolves.
 * @param vite see `createApp`
 */
export async function openSite(build: BuildSource, vite?: RequestHandler): Promise<Site> {
  await prepareDatabase()
  let stopWork: (() => Promise<void>) | undefined
  const app = createApp(build, vite)
  // In development a build comes with each request.
  if (env.METRICS_TOKEN && typeof build !== 'function') measureSite(build)
  // In development every page is rendered anew.
  const isCached = !vite && env.READERS_CACHE_MB > 0
  return {
    app: isCached ? withCache(build, app) : app,
    start: () => void (stopWork = startBackgroundWork()),
    stop: async () => stopWork?.(),
    async close() {
      await flushViews()
      await closeDatabase()
    },
  }
}

function withCache(build: BuildSource, app: RequestListener) {
  const respond = respondWithRemix(build)
  return microCache(
    env.READERS_CACHE_MB * 2 ** 20,
    (...request) => readAsVisitor(() => respond(...request)),
    app,
  )
}
