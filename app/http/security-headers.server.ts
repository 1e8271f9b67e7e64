import { randomBytes } from 'node:crypto'
import type { RequestHandler } from 'express'
import helmet from 'helmet'
import { env } from '~/env.server'

/** Puts this request's nonce into `response.locals.nonce` and sends the security headers, the policy enforced. */
export const securityHeaders: RequestHandler[] = [
  (_request, response, next) => {
    response.locals.nonce = randomBytes(16).toString('base64')
    next()
  },
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: [
          "'self'",
          (_request, response) =>
            `'nonce-${(response as { locals?: { nonce?: string } }).locals?.nonce}'`,
        ],
        styleSrc: env.NODE_ENV === 'production' ? ["'self'"] : ["'self'", "'unsafe-inline'"],
        connectSrc: env.NODE_ENV === 'production' ? ["'self'"] : ["'self'", 'ws:'],
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        // A form that leads to Google's sign-in would be stopped at the redirect otherwise.
        formAction: env.GOOGLE_CLIENT_ID
          ? ["'self'", new URL(env.GOOGLE_ISSUER).origin]
          : ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // helmet's own default, no-referrer, makes browsers send `Origin: null` with every plain form.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: env.SITE_URL.startsWith('https:') && { maxAge: 365 * 24 * 60 * 60 },
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xFrameOptions: false,
    xXssProtection: false,
  }),
]
