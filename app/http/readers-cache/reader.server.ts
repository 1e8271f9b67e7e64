import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { parse, serialize } from 'cookie'
import { LRUCache } from 'lru-cache'
import { languageIn } from '~/i18n/language-cookie.server'
import { languageOf } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/languages'
import { cookieName } from '~/runtime/cookie-name.server'
import { env } from '~/runtime/env.server'
import { loggedPath } from '../logged-path'
import { hasOneValidHost } from '../middleware/request-target.server'
import { preferenceCookie, preferencesIn, type Choice } from '../session/preferences.server'
import { sessionCookieName } from '../session/session.server'
import { encodingFor } from './encoding'
import type { Encoding } from './page'
import { pagePathOf, publicAddressOf, type PublicAddress } from './public-address'
import { publicRouteOf } from './public-routes'

/** Who asks for what, as far as it changes a public answer; nothing else of a request reaches what renders it. */
export type Reader = PublicAddress & {
  language: Language
  /** Their preferences, and no other cookie. */
  cookie: string
  /** What tells readers apart who get different answers. */
  key: string
  encoding: Encoding | null
  /** `Set-Cookie` for a language that their address asks for. */
  languageCookie: string | null
  loggedPath: string
}

// Browsers repeat their headers to the letter, so most requests have been understood before.
const understood = new LRUCache<string, Reader>({ max: 1_000 })
const maxUnderstood = 2_000

/**
 * Who asks without a session for a public address; null for everything else. A request with a session cookie, valid or
 * not, is never looked at any further.
 * @returns a promise when these headers were never seen before
 */
export function readerOf(request: IncomingMessage): Reader | Promise<Reader> | null {
  const { method, headers } = request
  if (method !== 'GET' && method !== 'HEAD') return null
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined)
    return null
  const asked = headersThatMatter(request)
  const known = understood.get(asked)
  if (known) return hasOneValidHost(request) ? known : null
  if (headers.cookie && sessionCookieName in parse(headers.cookie)) return null
  const address = publicAddressOf(request.url ?? '')
  return address && hasOneValidHost(request) ? understand(asked, address, headers) : null
}

/** Whether somebody without a session reads a public address, one that is never kept among them, such as a search. */
export function isVisitorsRead({ method, headers, url = '' }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (headers.cookie && sessionCookieName in parse(headers.cookie)) return false
  const [path = ''] = url.split('?')
  return publicRouteOf(pagePathOf(path)) !== null
}

// All that `understand` and the rules above it read: a line break parts headers, and is in none.
function headersThatMatter({ url, headers }: IncomingMessage) {
  const languages = headers['accept-language'] ?? ''
  const encodings = String(headers['accept-encoding'] ?? '')
  const saveData = String(headers['save-data'] ?? '')
  return `${url}\n${headers.cookie ?? ''}\n${languages}\n${encodings}\n${saveData}`
}

async function understand(asked: string, address: PublicAddress, headers: IncomingHttpHeaders) {
  const { form, path, target } = address
  const language = form === 'document' ? 'en' : await languageFor(address, headers)
  const cookie = form === 'page' ? preferenceCookies(headers) : ''
  const isChosen = form === 'page' && /[?&]lng=/.test(target)
  const reader = {
    ...address,
    language,
    cookie,
    key: `${target} ${language} ${cookie}`,
    encoding: encodingFor(String(headers['accept-encoding'] ?? '')),
    // As `remember-language.server.ts` does for all other addresses.
    languageCookie:
      isChosen && languageIn(headers.cookie) !== language
        ? preferenceCookie('language', language)
        : null,
    loggedPath: loggedPath(path),
  }
  if (asked.length <= maxUnderstood) understood.set(asked, reader)
  return reader
}

function languageFor({ language }: PublicAddress, headers: IncomingHttpHeaders) {
  const spoken = { 'Accept-Language': headers['accept-language'] ?? '' }
  return (
    language ??
    languageIn(headers.cookie) ??
    languageOf(new Request(env.SITE_URL, { headers: spoken }))
  )
}

/** The request for which an answer is rendered that every such reader gets. */
export function requestOf({ target, language, cookie }: Reader): Request {
  const headers = { 'Accept-Language': language, Cookie: cookie }
  return new Request(env.SITE_URL + target, { headers })
}

function preferenceCookies(headers: IncomingHttpHeaders) {
  if (!headers.cookie && !headers['save-data']) return ''
  const { theme, lite, neutralTitles } = preferencesIn(headers)
  const chosen: [Choice, string | false][] = [
    ['theme', theme === 'dark' && 'dark'],
    ['lite', lite && '1'],
    ['titles', neutralTitles && 'neutral'],
  ]
  return chosen
    .flatMap(([name, value]) => (value ? [serialize(cookieName(name), value)] : []))
    .join('; ')
}
