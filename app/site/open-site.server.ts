import { clearDeletedRegularly, closeDatabase, readAsVisitor } from '../database/db.server'
import { startBackups } from '../domain/backups/nightly-backup.server'
import { startMergingThreadNotes } from '../domain/threads/thread-states.server'
import { startDepartures } from '../domain/account-deletion/departures.server'
import { startEpisodeSync } from '../domain/episodes/start-episode-sync.server'
import { configuredTransport } from '../domain/mail/configured-transport.server'
import { startDigests } from '../domain/mail/digest.server'
import { startMailer } from '../domain/mail/deliver.server'
import { startRetention } from '../domain/retention/purge.server'
import { indexAtStart } from '../domain/search/index-pending.server'
import { monitorEventLoop } from '../http/server/event-loop-monitor.server'
import { env } from '../runtime/env.server'
import { randomUUID } from 'node:crypto'
import compression from 'compression'
import express, { type Express, type RequestHandler } from 'express'
import { apiGate } from '../http/api/gate.server'
import {
  effectfulReads,
  originCheck,
  sendError,
  rejectRepeatedParameters,
  requestTarget,
} from '../http/middleware/request-checks.server'
import { metricsEndpoint } from '../http/metrics/metrics-endpoint.server'
import {
  noStoreByDefault,
  rememberIp,
  rememberLanguage,
  securityHeaders,
} from '../http/middleware/response-headers.server'
import { reportError } from '../http/middleware/report-error.server'
import { requestLog } from '../http/middleware/request-log.server'
import {
  compressionOptions,
  fingerprintedFiles,
  staticFiles,
} from '../http/middleware/static-files.server'
import { podcastPage } from '../http/podcast/podcast-page.server'
import { connectionLimits, keepOrClose } from '../http/server/connections.server'
import { handleWithRemix, type BuildSource, respondWithRemix } from './request-handler.server'
import type { RequestListener } from 'node:http'
import { flushViews } from '../domain/activity/count-views.server'
import { microCache } from '../http/micro-cache/micro-cache.server'
import { measureSite } from './measure-site.server'
import { prepareDatabase } from './prepare-database.server'

/**
 * Starts what the site does beside answering requests.
 * @returns how to stop it, which resolves when the mails on their way have arrived or were given back
 */
function startBackgroundWork(): () => Promise<void> {
  const mailer = startMailer({ transport: configuredTransport() })
  const stops = [
    startRetention(),
    startDepartures(),
    startMergingThreadNotes(),
    startDigests(),
    clearDeletedRegularly(),
    monitorEventLoop(),
  ]
  if (env.PODCAST_FEED_URL) stops.push(startEpisodeSync(env.PODCAST_FEED_URL))
  if (env.BACKUP_DIR)
    stops.push(startBackups(env.BACKUP_DIR, env.BACKUP_EVERY_HOURS, env.BACKUP_KEEP))
  void indexAtStart()
  return async () => {
    for (const stop of stops) stop()
    await mailer.stop()
  }
}

/**
 * Makes what answers requests: everything before Remix, in its order, and Remix.
 * @param vite serves the scripts and styles in development; without it the built files are served
 */
function createApp(build: BuildSource, vite?: RequestHandler): Express {
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', env.TRUST_PROXY)
  app.use(identify, keepOrClose(connectionLimits.maxRequestsPerSocket), requestTarget)
  if (!vite) app.use('/assets', fingerprintedFiles('build/client/assets'))
  app.use(...securityHeaders, noStoreByDefault)
  app.use('/xxperiment/', rememberLanguage)
  if (vite) app.use(podcastPage('public'), vite, staticFiles('public'))
  else app.use(podcastPage('build/client'), staticFiles('build/client'))
  app.use(requestLog)
  if (env.METRICS_TOKEN) app.get('/metrics', metricsEndpoint(env.METRICS_TOKEN))
  app.use(
    rememberIp,
    originCheck(rejectCrossSite),
    apiGate,
    compression(compressionOptions),
    rememberLanguage,
    effectfulReads,
    rejectRepeatedParameters,
  )
  // Not `app.all('*')`: Express would decode the path, which fails for some.
  app.use(handleWithRemix(build), reportError)
  return app
}

function identify(...[, response, next]: Parameters<RequestHandler>) {
  const requestId = randomUUID()
  response.locals.requestId = requestId
  next()
}

function rejectCrossSite(...[request, response, next]: Parameters<RequestHandler>) {
  sendError(403, request, response)
  next()
}

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
