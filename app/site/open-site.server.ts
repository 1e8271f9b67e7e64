import type { RequestListener } from 'node:http'
import type { RequestHandler } from 'express'
import { closeDatabase } from '~/database/db.server'
import { flushViews } from '~/domain/activity/count-views.server'
import { startBackgroundWork } from './background-work.server'
import { createApp } from './create-app.server'
import { prepareDatabase } from './prepare-database.server'
import type { BuildSource } from './request-handler.server'

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
  return {
    app: createApp(build, vite),
    start: () => void (stopWork = startBackgroundWork()),
    stop: async () => stopWork?.(),
    async close() {
      await flushViews()
      await closeDatabase()
    },
  }
}
