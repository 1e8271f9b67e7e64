import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { createRequestHandler } from '@remix-run/express'
import type { ServerBuild } from '@remix-run/node'
import compression from 'compression'
import express, { type RequestHandler } from 'express'
import { closeDatabase } from '~/db.server'
import { flushViews } from '~/domain/forum/count-views.server'
import { indexAtStart } from '~/domain/forum/index-pending.server'
import { keepEpisodes } from '~/domain/forum/keep-episodes.server'
import { chosenTransport } from '~/domain/mail/chosen-transport.server'
import { startPurging } from '~/domain/leaving/purge.server'
import { startMailer } from '~/domain/mail/deliver.server'
import { endInWords } from '~/end-in-words.server'
import { env } from '~/env.server'
import { apiGate, isApiPath } from '~/http/api/gate.server'
import { drained } from '~/http/drained.server'
import { neutralPage } from '~/http/neutral-page.server'
import { originCheck } from '~/http/origin-check.server'
import { rememberLanguage } from '~/http/remember-language.server'
import { requestLog } from '~/http/request-log.server'
import { securityHeaders } from '~/http/security-headers.server'
import { compressionOptions, fingerprintedFiles, staticFiles } from '~/http/static-files.server'
import { guardRoutes } from '~/http/unavailable/guard-routes.server'
import { visitorOf } from '~/http/visitor.server'
import { log } from '~/log.server'
import { closeFiles } from '~/private-files.server'
import { migrateOrExit } from './prisma/migrate-or-exit'

const isProduction = env.NODE_ENV === 'production'

closeFiles({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL })
const applied = await migrateOrExit(env.DATABASE_URL)
if (applied.length) log.info({ migrations: applied }, 'database migrated')

const app = express()
const server = createServer(app)
const vite = isProduction ? null : await startVite()

app.disable('x-powered-by')
app.set('trust proxy', env.TRUST_PROXY)
app.use(identify, refuseMalformed)
if (vite) app.use(neutralPage('public'), vite.middlewares, staticFiles('public'))
else
  app
    .use('/assets', fingerprintedFiles('build/client/assets'))
    .use(neutralPage('build/client'), staticFiles('build/client'))
app.use(
  requestLog,
  ...securityHeaders,
  originCheck(refuseForeign),
  apiGate,
  compression(compressionOptions),
  rememberLanguage,
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
      drained: () => drained(response),
    }),
  }),
)

const mailer = startMailer({ transport: chosenTransport() })

server.once('error', ({ code, message }: NodeJS.ErrnoException) =>
  endInWords(
    code === 'EADDRINUSE'
      ? `PORT: ${env.PORT} is taken by another process.`
      : `PORT: ${env.PORT} cannot be listened on: ${message}.`,
  ),
)
server.listen(env.PORT, () => {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : env.PORT
  log.info({ port, url: env.SITE_URL }, 'listening')
  if (env.PODCAST_FEED_URL) keepEpisodes(env.PODCAST_FEED_URL)
  void indexAtStart()
  startPurging()
})

process.once('SIGTERM', stop)
process.once('SIGINT', stop)

function identify(...[, response, next]: Parameters<RequestHandler>) {
  const requestId = randomUUID()
  response.locals.requestId = requestId
  next()
}

// A write from elsewhere becomes a reading of the not-found route, which answers 403 in the site's own frame or
// in JSON. Remix reads the original address.
function refuseForeign(...[request, response, next]: Parameters<RequestHandler>) {
  refuse(403, request, response, next)
  next()
}

// So does an address that cannot be decoded, to which the static files would answer in plain text.
function refuseMalformed(...[request, response, next]: Parameters<RequestHandler>) {
  try {
    decodeURIComponent(request.path)
  } catch {
    refuse(400, request, response, next)
  }
  next()
}

function refuse(status: number, ...[request, response]: Parameters<RequestHandler>) {
  response.locals.refusal = status
  request.method = 'GET'
  request.originalUrl = isApiPath(request.path) ? '/api/refused' : '/refused'
  request.url = request.originalUrl
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

function stop(signal: string) {
  log.info({ signal }, 'stopping')
  const mailed = mailer.stop()
  server.close(() => {
    void Promise.all([flushViews(), mailed])
      .then(closeDatabase)
      .finally(() => process.exit(0))
  })
  server.closeIdleConnections()
  setTimeout(() => process.exit(1), 10_000).unref()
}
