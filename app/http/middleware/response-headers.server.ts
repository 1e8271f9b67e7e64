import type { RequestHandler } from 'express'
import onHeaders from 'on-headers'
import type { Member } from '~/domain/members/member'
import { randomBytes } from 'node:crypto'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'
import { env, isSecure } from '~/runtime/env.server'
import { requestIp } from '~/domain/security-log/log-security-event.server'
import { isLanguage } from '~/i18n/languages'
import { languageIn } from '~/i18n/i18n.server'
import { languageRedirect, preferenceCookie } from '../session/preferences.server'
import { isSharedDevice } from '../session/shared-device.server'

/** Sets `no-store` on errors, redirects, responses to forms and all responses without their own `Cache-Control`. */
export const noStoreByDefault: RequestHandler = (request, response, next) => {
  const isSafe = ['GET', 'HEAD'].includes(request.method)
  onHeaders(response, () => {
    const isSuccess = response.statusCode < 300 || response.statusCode === 304
    if (!isSafe || !isSuccess || !response.hasHeader('Cache-Control'))
      response.setHeader('Cache-Control', 'no-store')
  })
  next()
}

const confirmationPaths = /^\/(contact\/sent|episodes\/ask|grievance)\//

// These forms contain names and recovery words, so the Back button must reload them.
const authPaths = /^\/auth\//

/**
 * Returns `no-store` for personal pages: members' pages, sign-in forms, confirmations of sent messages, and pages
 * opened from a mailed link.
 */
export function pageCaching(request: Request, member: Member | null): 'no-cache' | 'no-store' {
  const { pathname, searchParams } = new URL(request.url)
  const isPersonal =
    member ||
    searchParams.has('token') ||
    confirmationPaths.test(pathname) ||
    authPaths.test(pathname)
  return isPersonal ? 'no-store' : 'no-cache'
}

// Includes subdomains (see docs/security.md). Does not ask for preloading, which cannot be undone.
const hstsValue = 'max-age=31536000; includeSubDomains'

// Lists only names that all browsers know. Browsers report unknown names in the console.
const permissions = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']

const soundFrom = env.EPISODE_AUDIO === 'own' ? "'self'" : 'https:'

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
      // Otherwise browsers block the redirect to Google's sign-in.
      formAction: env.GOOGLE_CLIENT_ID ? ["'self'", new URL(env.GOOGLE_ISSUER).origin] : ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  // helmet's default, no-referrer, makes browsers send `Origin: null` with plain forms.
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  crossOriginEmbedderPolicy: false,
  crossOriginResourcePolicy: { policy: 'same-origin' },
  strictTransportSecurity: false,
  xContentTypeOptions: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xFrameOptions: false,
  xXssProtection: false,
})

export const securityHeaders: RequestHandler[] = [
  (_request, response, next) => {
    response.locals.nonce = randomBytes(16).toString('base64')
    // Express sets a policy on its own errors and redirects that would allow framing.
    onHeaders(response, () => {
      if (response.getHeader('Content-Security-Policy') === "default-src 'none'")
        response.setHeader('Content-Security-Policy', staticPolicy)
    })
    next()
  },
  setHeaders,
]

/** The security headers for a response to input that Node does not pass on as a request. */
export function headersWithoutRequest(): Record<string, string> {
  return { ...headersOfPages, 'content-security-policy': staticPolicy }
}

/** The security headers for a cached response to `url`. `hashes` are the hashes of its inline scripts. */
export function headersForScripts(url: string, hashes: string[]): Record<string, string> {
  const policy = headersOfPages['content-security-policy'] ?? ''
  const scripts = ["'self'", ...hashes].join(' ')
  const fitted = policy.replace(scriptsWithoutNonce, scripts) + mediaPolicy(url)
  return { ...headersOfPages, 'content-security-policy': fitted }
}

// An episode's page may load audio from this site only, or from any host, because hosts in feeds redirect to others.
// The browser loads audio only when it is played.
function mediaPolicy(url = '') {
  return url.startsWith('/episodes/') ? `;media-src ${soundFrom}` : ''
}

function setHeaders(request: IncomingMessage, response: ServerResponse, next: () => void) {
  response.setHeader('Permissions-Policy', permissions.map((name) => `${name}=()`).join(', '))
  setFileHeaders(response)
  setByHelmet(request, response, () => {
    const policy = String(response.getHeader('Content-Security-Policy'))
    response.setHeader('Content-Security-Policy', policy + mediaPolicy(request.url))
    next()
  })
}

/** The only security headers on fingerprinted files. A visitor downloads a dozen of them, and none are secret. */
export function setFileHeaders(response: ServerResponse): void {
  response.setHeader('X-Content-Type-Options', 'nosniff')
  if (isSecure) response.setHeader('Strict-Transport-Security', hstsValue)
}

const headersOfPages = collectHeaders()

// `collectHeaders` has no nonce, so its policy has this source. `headersForScripts` replaces it by hashes.
const scriptsWithoutNonce = "'self' 'nonce-undefined'"

function collectHeaders(): Record<string, string> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  setHeaders(request, response, () => {})
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  )
}

export const staticPolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** `staticPolicy` for the podcast's page, which reads the stored theme and has a form to choose it. */
export const podcastPolicy = `${staticPolicy.replace("form-action 'none'", "form-action 'self'")}; script-src 'self'`

/** `podcastPolicy` with audio players. */
export const policyWithAudio = `${podcastPolicy}; media-src ${soundFrom}`

let open = 0

/**
 * Stores the client's IP address while its request is answered. Turns the storage off while no
 * request is open: Node 20 would track every callback and slow responses from the cache by a tenth.
 */
export const rememberIp: RequestHandler = (request, response, next) => {
  open += 1
  response.once('close', () => {
    open -= 1
    if (open === 0) requestIp.disable()
  })
  requestIp.run(request.ip ?? '', next)
}

/**
 * Stores the language that a `GET` of a page chooses by `?lng=`, if it differs from the current one. Browsers are
 * redirected to the URL without it.
 */
export const rememberLanguage: RequestHandler = (request, response, next) => {
  const { method, headers, query, originalUrl: url } = request
  const isPage = method === 'GET' && !request.path.endsWith('.xml')
  const { lng } = query
  if (isPage && isLanguage(lng) && languageIn(headers.cookie) !== lng) {
    response.append('Set-Cookie', preferenceCookie('language', lng, isSharedDevice(headers.cookie)))
  }
  const redirect = languageRedirect({ method, url, headers })
  if (redirect) response.redirect(303, redirect.location)
  else next()
}
