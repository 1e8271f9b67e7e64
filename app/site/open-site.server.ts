import { chmodSync, lstatSync, readdirSync, rmSync, type Stats } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { describeError } from '../database/errors.server'
import { databaseKind, sqliteFile } from '../database/kind.server'
import { hasMembers } from '../database/sqlite.server'
import { env } from '../runtime/env.server'
import { exitWithMessage } from '../runtime/exit-with-message.server'
import { log } from '../runtime/log.server'
import { runRegularly } from '../runtime/run-regularly.server'
import { newSecretFile } from '../runtime/session-secret.server'
import { locationOf, migrateOrExit } from '../../prisma/migrate-or-exit'
import { clearDeletedRegularly, closeDatabase, readAsVisitor } from '../database/db.server'
import { day, hour, minute } from '../domain/durations'
import { startBackups } from '../domain/backups/nightly-backup.server'
import { bestEffort } from '../domain/best-effort.server'
import { mergeThreadNotes } from '../domain/threads/thread-states.server'
import { completeDepartures } from '../domain/account-deletion/departures.server'
import { startEpisodeSync } from '../domain/episodes/import-episodes.server'
import { configuredTransport } from '../domain/mail/smtp-transport.server'
import { sealOldGrievances } from '../domain/grievances/sealed-grievance.server'
import { queueDigests } from '../domain/mail/digest.server'
import { queueRenewalMails } from '../domain/moderation/renewal-mails.server'
import { queueWaitingMails, waitingMailResolvers } from '../domain/moderation/waiting-mail.server'
import { publishFigures } from '../domain/figures/public-figures.server'
import { writeSearchedWords } from '../domain/search/searched-words.server'
import { startMailer } from '../domain/mail/deliver.server'
import { indexEpisodes } from '../domain/search/search-episodes.server'
import { purge, purgeHourly } from '../domain/retention/purge.server'
import { indexAtStart } from '../domain/search/index-pending.server'
import { monitorEventLoop, measureSite } from './measure-site.server'
import { randomUUID } from 'node:crypto'
import compression from 'compression'
import express, { type Express, type RequestHandler } from 'express'
import {
  apiGate,
  effectfulReads,
  originCheck,
  rejectRepeatedParameters,
  requestTarget,
} from '../http/middleware/request-checks.server'
import { metricsEndpoint } from '../http/metrics-endpoint.server'
import {
  noStoreByDefault,
  rememberIp,
  rememberLanguage,
  securityHeaders,
} from '../http/middleware/response-headers.server'
import { reportError, requestLog } from '../http/middleware/request-log.server'
import {
  compressionOptions,
  fingerprintedFiles,
  staticFiles,
  audioFiles,
} from '../http/middleware/static-files.server'
import { podcastPage, podcastPaths } from '../http/podcast/podcast-page.server'
import { connectionLimits, keepOrClose } from '../http/server/connections.server'
import { handleWithRemix, type BuildSource, respondWithRemix } from './request-handler.server'
import type { RequestListener } from 'node:http'
import { flushViews } from '../domain/activity/count-views.server'
import { microCache } from '../http/micro-cache/micro-cache.server'

/** Restricts the site's files to its user and migrates the database. Runs before the site answers requests. */
async function prepareDatabase(): Promise<void> {
  restrictPermissions({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL })
  refuseNewSecret()
  const applied = await migrateOrExit(env.DATABASE_DIRECT_URL)
  if (applied.length) log.info({ migrations: applied }, 'database migrated')
}

// Under a new secret the site would run, but what was encrypted with the former one would stay unreadable.
function refuseNewSecret() {
  const secret = newSecretFile()
  if (!secret || databaseKind(env.DATABASE_URL) !== 'sqlite') return
  try {
    if (!hasMembers(sqliteFile(env.DATABASE_URL))) return
  } catch (error) {
    rmSync(secret)
    exitWithMessage(`DATABASE_URL: ${locationOf(env.DATABASE_URL)}: ${describeError(error)}`)
  }
  rmSync(secret)
  exitWithMessage(
    `There is no ${path.resolve(secret)}, but the database has members. Put back the file, or set SESSION_SECRET to ` +
      'what it held: without it, members cannot edit their anonymous posts, and two-factor codes fail. ' +
      `If it is lost for good, make a new one: openssl rand -hex 32 > ${secret}`,
  )
}

type Locations = { dataDir: string; databaseUrl: string }

/** Restricts `DATA_DIR`, its mails and the SQLite file to the site's user. Does not change shared folders. */
export function restrictPermissions({ dataDir, databaseUrl }: Locations): void {
  const folders = [dataDir, path.join(dataDir, 'mail')].map((folder) => path.resolve(folder))
  const database = databaseKind(databaseUrl) === 'sqlite' ? sqliteFile(databaseUrl) : null
  const [own, mails] = folders
  const inside = own && isOursAlone(own) ? entriesOf(own) : knownFilesIn(dataDir)
  const all = [...folders, ...inside, ...entriesOf(mails ?? ''), ...siblingsOf(database)]
  for (const target of new Set(all)) makePrivate(target)
}

// Lists known files only. A shared folder may contain other users' files.
function knownFilesIn(dataDir: string) {
  return [path.resolve(dataDir, 'session-secret')]
}

function siblingsOf(database: string | null) {
  if (!database) return []
  const name = path.basename(database)
  const belongs = /^(-wal|-shm|-journal|\.\d+\.(replaced|part)(-wal|-shm)?)?$/
  return entriesOf(path.dirname(database)).filter((entry) => {
    const other = path.basename(entry)
    return other.startsWith(name) && belongs.test(other.slice(name.length))
  })
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder).map((name) => path.join(folder, name))
  } catch {
    return []
  }
}

function makePrivate(target: string) {
  const found = lstatSync(target, { throwIfNoEntry: false })
  if (!found || found.isSymbolicLink() || !(found.mode & 0o077)) return
  if (found.isDirectory() && !isOursAlone(target)) return
  if (!found.isDirectory() && !found.isFile()) return
  const mode = `0${(found.mode & 0o7777).toString(8)}`
  try {
    chmodSync(target, found.isDirectory() ? 0o700 : 0o600)
    log.warn(
      { target, mode },
      'other users of this machine could read this path; its mode is now private',
    )
  } catch (error) {
    log.error(
      { err: error, target, mode },
      'other users of this machine can read this path; change its mode',
    )
  }
}

function isOursAlone(folder: string) {
  const found: Stats | undefined = lstatSync(folder, { throwIfNoEntry: false })
  if (!found?.isDirectory() || found.uid !== process.getuid?.()) return false
  const isShared = (found.mode & 0o1000) !== 0
  const holdsMore = [process.cwd(), homedir()].some((target) =>
    `${target}/`.startsWith(`${folder}/`),
  )
  return !isShared && !holdsMore && folder !== '/'
}

/**
 * Starts the background work.
 * @returns a function that stops it. It resolves when each mail in transit was delivered or returned to the queue.
 */
function startBackgroundWork(): () => Promise<void> {
  const mailer = startMailer({
    transport: configuredTransport(),
    resolvers: waitingMailResolvers,
  })
  const stops = [
    runRegularly(purgeDaily(), hour, 'could not delete expired rows'),
    runRegularly(purgeHourly, hour, 'could not delete day-old drafts and mail files'),
    runRegularly(completeDepartures, minute, 'could not delete items of a deleted account'),
    runRegularly(mergeThreadNotes, hour, 'could not merge the notes about read threads'),
    runRegularly(queueDigests, minute, 'could not queue the digests'),
    runRegularly(queueRenewalMails, hour, 'could not queue the mails to experts'),
    runRegularly(queueWaitingMails, minute, 'could not queue the mails to moderators'),
    runRegularly(
      writeSearchedWords,
      minute,
      'could not count the words of searches without results',
    ),
    runRegularly(sealOldGrievances, hour, 'could not encrypt older grievances'),
    runRegularly(publishFigures, hour, 'could not publish the public figures'),
    clearDeletedRegularly(),
    monitorEventLoop(),
  ]
  if (env.PODCAST_FEED_URL) stops.push(startEpisodeSync(env.PODCAST_FEED_URL, indexEpisodes))
  if (env.BACKUP_DIR)
    stops.push(startBackups(env.BACKUP_DIR, env.BACKUP_EVERY_HOURS, env.BACKUP_KEEP))
  void indexAtStart()
  return async () => {
    for (const stop of stops) stop()
    await mailer.stop()
  }
}

// Once a day. After a failure it is tried again at the next hour.
function purgeDaily() {
  let purgedAt = -Infinity
  return async () => {
    const startedAt = Date.now()
    if (startedAt - purgedAt < day - minute) return
    log.info({ purged: await purge() }, 'expired rows deleted')
    purgedAt = startedAt
  }
}

/**
 * Creates the request handler: all middleware in order, then Remix.
 * @param vite serves the scripts and styles in development; without it, the app serves the built files
 */
function createApp(build: BuildSource, vite?: RequestHandler): Express {
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', env.TRUST_PROXY)
  app.use(assignRequestId, keepOrClose(connectionLimits.maxRequestsPerSocket), requestTarget)
  if (!vite) app.use('/assets', fingerprintedFiles('build/client/assets'))
  app.use(...securityHeaders, noStoreByDefault)
  app.use('/xxperiment/', rememberLanguage)
  app.get(
    podcastPaths,
    compression(compressionOptions),
    podcastPage(vite ? 'public' : 'build/client'),
  )
  if (vite) app.use(vite, staticFiles('public'))
  else app.use(staticFiles('build/client'))
  if (env.EPISODE_AUDIO === 'own') app.use('/audio', audioFiles())
  app.use(requestLog)
  if (env.METRICS_TOKEN) app.get('/metrics', metricsEndpoint(env.METRICS_TOKEN))
  app.use(
    rememberIp,
    originCheck,
    apiGate,
    compression(compressionOptions),
    rememberLanguage,
    effectfulReads,
    rejectRepeatedParameters,
  )
  // Not `app.all('*')`: Express would decode the path, and throw on a malformed one.
  app.use(handleWithRemix(build), reportError)
  return app
}

function assignRequestId(...[, response, next]: Parameters<RequestHandler>) {
  const requestId = randomUUID()
  response.locals.requestId = requestId
  next()
}

/** The site without its HTTP server. */
export type Site = {
  app: RequestListener
  /** Starts the background work. */
  start(): void
  /** Stops the background work. The site still answers requests. */
  stop(): Promise<void>
  /** Writes the data that is still in memory, then closes the database. */
  close(): Promise<void>
}

/**
 * Opens the site. The server bundle exports this function, so background work, middleware and screens share one copy of
 * every module. Once the promise resolves, the database is migrated.
 * @param vite see `createApp`
 */
export async function openSite(build: BuildSource, vite?: RequestHandler): Promise<Site> {
  await prepareDatabase()
  // Requests read only the notes of yesterday and today. Older ones are merged first, or a visit would overwrite them.
  await bestEffort('merging the notes about read threads', mergeThreadNotes, minute)
  let stopWork: (() => Promise<void>) | undefined
  const app = createApp(build, vite)
  // In development each request loads the current build.
  if (env.METRICS_TOKEN && typeof build !== 'function') measureSite(build)
  // In development there is no cache.
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
    (request, context) => readAsVisitor(() => respond(request, context)),
    app,
  )
}
