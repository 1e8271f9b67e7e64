import { randomBytes } from 'node:crypto'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { RequestHandler } from 'express'
import helmet from 'helmet'
import onHeaders from 'on-headers'
import { env } from '~/runtime/env.server'

const isSecure = env.SITE_URL.startsWith('https:')

// Subdomains too (docs/security.md says what that asks of the operator); no preloading, which nobody can take back.
const stayOnHttps = 'max-age=31536000; includeSubDomains'

// Only what every browser knows: names that one does not know are reported in its console.
const permissions = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']

const setByHelmet = helmet({
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
      formAction: env.GOOGLE_CLIENT_ID ? ["'self'", new URL(env.GOOGLE_ISSUER).origin] : ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  // helmet's own default, no-referrer, makes browsers send `Origin: null` with every plain form.
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  crossOriginEmbedderPolicy: false,
  // `setFileHeaders` sends these three.
  crossOriginResourcePolicy: { policy: 'same-origin' },
  strictTransportSecurity: false,
  xContentTypeOptions: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  // `frame-ancestors` says it.
  xFrameOptions: false,
  xXssProtection: false,
})

/** Puts this request's nonce into `response.locals.nonce` and sends the security headers, the policy enforced. */
export const securityHeaders: RequestHandler[] = [
  (_request, response, next) => {
    response.locals.nonce = randomBytes(16).toString('base64')
    // Express' own errors and redirects bring this policy, which does not keep others from framing them.
    onHeaders(response, () => {
      if (response.getHeader('Content-Security-Policy') === "default-src 'none'")
        response.setHeader('Content-Security-Policy', staticPolicy)
    })
    next()
  },
  setHeaders,
]

/**
 * The security headers of a plain answer to what never became a request: those of every other answer, with the policy of
 * files that lie still.
 */
export function headersWithoutRequest(): Record<string, string> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  setHeaders(request, response, () => {})
  response.setHeader('Content-Security-Policy', staticPolicy)
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  )
}

function setHeaders(request: IncomingMessage, response: ServerResponse, next: () => void) {
  response.setHeader('Permissions-Policy', permissions.map((name) => `${name}=()`).join(', '))
  setFileHeaders(response)
  setByHelmet(request, response, next)
}

/**
 * The headers that mean something on any file, also on one that is no page: all that fingerprinted files carry. Every visitor
 * pays for them a dozen times, and nothing in these files is anybody's secret.
 */
export function setFileHeaders(response: ServerResponse): void {
  response.setHeader('X-Content-Type-Options', 'nosniff')
  if (isSecure) response.setHeader('Strict-Transport-Security', stayOnHttps)
}

/** The policy of files that lie still: no script at all, and on a page our own stylesheets and pictures. */
export const staticPolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
