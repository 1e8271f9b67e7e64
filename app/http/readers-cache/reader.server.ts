import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { parse, serialize } from 'cookie'
import { languageIn } from '~/i18n/language-cookie.server'
import { languageOf } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/languages'
import { cookieName } from '~/runtime/cookie-name.server'
import { env } from '~/runtime/env.server'
import { hasOneValidHost } from '../middleware/request-target.server'
import { preferencesIn, type Choice } from '../session/preferences.server'
import { sessionCookieName } from '../session/session.server'
import { publicAddressOf, type PublicAddress } from './public-address'

/** All that a public answer may depend on; nothing else of a request reaches what renders it. */
export type Reader = PublicAddress & { language: Language; cookie: string }

const languages = new Map<string, Language>()
const maxLanguages = 1_000

/**
 * The public address that somebody without a session asks for; null for everything else. A request with a session
 * cookie, valid or not, is never looked at any further.
 */
export function publicRequestOf(request: IncomingMessage): PublicAddress | null {
  const { method, headers, url = '' } = request
  if (method !== 'GET' && method !== 'HEAD') return null
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined)
    return null
  if (headers.cookie && sessionCookieName in parse(headers.cookie)) return null
  const address = publicAddressOf(url)
  return address && hasOneValidHost(request) ? address : null
}

/** Who asks, as far as it changes the answer. @returns a promise when their languages were never seen before */
export function readerOf(
  address: PublicAddress,
  headers: IncomingHttpHeaders,
): Reader | Promise<Reader> {
  if (address.form === 'document') return { ...address, language: 'en', cookie: '' }
  const cookie = address.form === 'page' ? preferenceCookies(headers) : ''
  const language = address.language ?? languageIn(headers.cookie) ?? spokenLanguage(headers)
  return typeof language === 'string'
    ? { ...address, language, cookie }
    : language.then((detected) => ({ ...address, language: detected, cookie }))
}

/** The request for which an answer is rendered that every such reader gets. */
export function requestOf({ target, language, cookie }: Reader): Request {
  const headers = { 'Accept-Language': language, Cookie: cookie }
  return new Request(env.SITE_URL + target, { headers })
}

/** What tells readers apart who get different answers. */
export function keyOf({ target, language, cookie }: Reader): string {
  return `${target} ${language} ${cookie}`
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

function spokenLanguage({ 'accept-language': spoken = '' }: IncomingHttpHeaders) {
  return languages.get(spoken) ?? learnLanguage(spoken)
}

async function learnLanguage(spoken: string) {
  const headers = { 'Accept-Language': spoken }
  const language = await languageOf(new Request(env.SITE_URL, { headers }))
  if (languages.size >= maxLanguages) languages.clear()
  languages.set(spoken, language)
  return language
}
