import { randomUUID } from 'node:crypto'
import compression from 'compression'
import express, { type Express, type RequestHandler } from 'express'
import { apiGate } from '~/http/api/gate.server'
import { effectfulReads } from '~/http/middleware/effectful-reads.server'
import { metricsEndpoint } from '~/http/metrics/metrics-endpoint.server'
import { noStoreByDefault } from '~/http/middleware/no-store.server'
import { originCheck } from '~/http/middleware/origin-check.server'
import { refuse } from '~/http/middleware/refuse.server'
import { refuseRepeated } from '~/http/middleware/refuse-repeated.server'
import { rememberAddress } from '~/http/middleware/remember-address.server'
import { rememberLanguage } from '~/http/middleware/remember-language.server'
import { reportError } from '~/http/middleware/report-error.server'
import { requestLog } from '~/http/middleware/request-log.server'
import { requestTarget } from '~/http/middleware/request-target.server'
import { securityHeaders } from '~/http/middleware/security-headers.server'
import {
  compressionOptions,
  fingerprintedFiles,
  staticFiles,
} from '~/http/middleware/static-files.server'
import { podcastPage } from '~/http/podcast/podcast-page.server'
import { connectionLimits } from '~/http/server/http-server.server'
import { keepOrClose } from '~/http/server/keep-or-close.server'
import { env } from '~/runtime/env.server'
import { handleWithRemix, type BuildSource } from './request-handler.server'

/**
 * Makes what answers requests: everything before Remix, in its order, and Remix.
 * @param vite serves the scripts and styles in development; without it the built files are served
 */
export function createApp(build: BuildSource, vite?: RequestHandler): Express {
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
    rememberAddress,
    originCheck(refuseForeign),
    apiGate,
    compression(compressionOptions),
    rememberLanguage,
    effectfulReads,
    refuseRepeated,
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

function refuseForeign(...[request, response, next]: Parameters<RequestHandler>) {
  refuse(403, request, response)
  next()
}
