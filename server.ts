import { randomUUID } from 'node:crypto'
import { createRequestHandler } from '@remix-run/express'
import type { ServerBuild } from '@remix-run/node'
import compression from 'compression'
import express, { type RequestHandler } from 'express'
import { closeDatabase } from '~/database/db.server'
import { flushViews } from '~/domain/activity/count-views.server'
import { indexAtStart } from '~/domain/search/index-pending.server'
import { startEpisodeSync } from '~/domain/episodes/start-episode-sync.server'
import { startScheduledDeletion } from '~/domain/account-deletion/scheduled-deletion.server'
import { configuredTransport } from '~/domain/mail/configured-transport.server'
import { startRetention } from '~/domain/retention/purge.server'
import { startMailer } from '~/domain/mail/deliver.server'
import { exitWithMessage } from '~/runtime/exit-with-message.server'
import { env } from '~/runtime/env.server'
import { apiGate } from '~/http/api/gate.server'
import { waitForDrain } from '~/http/wait-for-drain.server'
import { keepOrClose } from '~/http/server/keep-or-close.server'
import { refuse } from '~/http/middleware/refuse.server'
import { reportError } from '~/http/middleware/report-error.server'
import { requestTarget } from '~/http/middleware/request-target.server'
import { neutralPage } from '~/http/middleware/neutral-page.server'
import { noStoreByDefault } from '~/http/middleware/no-store.server'
import { originCheck } from '~/http/middleware/origin-check.server'
import { formerAddresses } from '~/http/middleware/former-addresses.server'
import { rememberAddress } from '~/http/middleware/remember-address.server'
import { rememberLanguage } from '~/http/middleware/remember-language.server'
import { requestLog } from '~/http/middleware/request-log.server'
import { securityHeaders } from '~/http/middleware/security-headers.server'
import { monitorEventLoop } from '~/http/server/event-loop-monitor.server'
import { gracefulStop, stopTimes } from '~/http/server/graceful-stop.server'
import { connectionLimits, createHttpServer } from '~/http/server/http-server.server'
import { stopOnSignals } from '~/http/server/stop-on-signals.server'
import {
  compressionOptions,
  fingerprintedFiles,
  staticFiles,
} from '~/http/middleware/static-files.server'
import { guardRoutes } from '~/http/unavailable/guard-routes.server'
import { visitorOf } from '~/http/visitor.server'
import { log } from '~/runtime/log.server'
import { restrictPermissions } from '~/database/file-permissions.server'
import { encryptExisting } from '~/upgrade/encrypt-existing.server'
import { migrateOrExit } from './prisma/migrate-or-exit'

const isProduction = env.NODE_ENV === 'production'

restrictPermissions({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL })
const applied = await migrateOrExit(env.DATABASE_URL)
if (applied.length) log.info({ migrations: applied }, 'database migrated')
await encryptExisting()

const app = express()
const server = createHttpServer()
const stopServing = gracefulStop(server)
server.on('request', app)
const vite = isProduction ? null : await startVite()

app.disable('x-powered-by')
app.set('trust proxy', env.TRUST_PROXY)
app.use(identify, keepOrClose(connectionLimits.maxRequestsPerSocket), requestTarget)
if (!vite) app.use('/assets', fingerprintedFiles('build/client/assets'))
app.use(...securityHeaders, noStoreByDefault)
if (vite) app.use(neutralPage('public'), vite.middlewares, staticFiles('public'))
else app.use(neutralPage('build/client'), staticFiles('build/client'))
app.use(
  requestLog,
  rememberAddress,
  originCheck(refuseForeign),
  apiGate,
  compression(compressionOptions),
  rememberLanguage,
  formerAddresses,
)
// Not `app.all('*')`: Express would decode the path, which fails for some.
app.use(
  createRequestHandler({
    build: await loadBuild(),
    mode: env.NODE_ENV,
    getLoadContext: (request, response) => ({
      nonce: response.locals.nonce as string,
      requestId: response.locals.requestId as string,
      address: request.ip ?? '',
      refusal: response.locals.refusal as number | undefined,
      visitor: visitorOf(request),
      waitForDrain: () => waitForDrain(response),
    }),
  }),
  reportError,
)

const mailer = startMailer({ transport: configuredTransport() })

server.once('error', ({ code, message }: NodeJS.ErrnoException) =>
  exitWithMessage(
    code === 'EADDRINUSE'
      ? `PORT: ${env.PORT} is taken by another process.`
      : `PORT: ${env.PORT} cannot be listened on: ${message}.`,
  ),
)
server.listen(env.PORT, () => {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : env.PORT
  log.info({ port, url: env.SITE_URL }, 'listening')
  if (env.PODCAST_FEED_URL) startEpisodeSync(env.PODCAST_FEED_URL)
  void indexAtStart()
  startRetention()
  startScheduledDeletion()
  monitorEventLoop()
})

stopOnSignals(
  async (signal) => {
    const isWatched = isProduction && signal === 'SIGTERM'
    const times = isWatched ? stopTimes : { ...stopTimes, lameDuck: 0 }
    const [cut] = await Promise.all([stopServing(times), mailer.stop()])
    return cut
  },
  async () => {
    await flushViews()
    await closeDatabase()
  },
)

function identify(...[, response, next]: Parameters<RequestHandler>) {
  const requestId = randomUUID()
  response.locals.requestId = requestId
  next()
}

function refuseForeign(...[request, response, next]: Parameters<RequestHandler>) {
  refuse(403, request, response)
  next()
}

async function startVite() {
  const { createServer: createVite } = await import('vite')
  return createVite({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })
}

async function loadBuild() {
  if (vite) {
    const load = () => vite.ssrLoadModule('virtual:remix/server-build') as Promise<ServerBuild>
    return async () => guardRoutes(await load())
  }
  const built = new URL('./server/index.js', import.meta.url).href
  return guardRoutes((await import(built)) as ServerBuild)
}
