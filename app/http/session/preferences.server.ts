import type { IncomingHttpHeaders } from 'node:http'
import { parse, serialize } from 'cookie'
import { day, second } from '~/domain/durations'
import { knownOnly, nothingHidden, type Hidden } from '~/domain/members/hidden-content.server'
import { isLanguage, type Language } from '~/i18n/languages'
import { cookieName, isSecure } from '../../runtime/env.server'

type Theme = 'light' | 'dark'
export type Preferences = { theme: Theme; lite: boolean; neutralTitles: boolean }
export const choices = ['language', 'theme', 'lite', 'titles'] as const
export type Choice = (typeof choices)[number]

const attributes = {
  path: '/',
  sameSite: 'lax',
  secure: isSecure,
  maxAge: (365 * day) / second,
} as const

/**
 * Returns a `Set-Cookie` value. Scripts can read the cookie and keep `localStorage` in sync.
 * @param isShared true on a shared phone; the cookie then ends with the browser
 */
export function preferenceCookie(name: Choice, value: string, isShared: boolean): string {
  const { maxAge, ...others } = attributes
  return serialize(cookieName(name), value, isShared ? others : { ...others, maxAge })
}

const hiddenName = cookieName('hidden')

/**
 * Reads the topics and notes that a visitor hides in lists from a `Cookie` header. A member's choice is in the account.
 */
export function hiddenIn(header: string | null | undefined): Hidden {
  const stored = header?.includes(hiddenName) ? parse(header)[hiddenName] : undefined
  if (!stored) return nothingHidden
  const [topics = '', notes = ''] = stored.split('~')
  return knownOnly(topics.split('.'), notes.split('.'))
}

/** True when a `Cookie` header hides a topic or note. */
export function hidesSomething(header: string | undefined): boolean {
  const { hiddenTopics, hiddenNotes } = hiddenIn(header)
  return hiddenTopics.length + hiddenNotes.length > 0
}

/** Returns the `Set-Cookie` value that stores a visitor's choice. It deletes the cookie when nothing is hidden. */
export function hiddenCookie({ hiddenTopics, hiddenNotes }: Hidden): string {
  const value = [hiddenTopics, hiddenNotes].map((keys) => keys.join('.')).join('~')
  const isNothing = value === '~'
  const own = { ...attributes, httpOnly: true, ...(isNothing && { maxAge: 0 }) }
  return serialize(hiddenName, isNothing ? '' : value, own)
}

type Asked = { method?: string; url: string; headers: IncomingHttpHeaders }

/**
 * Returns the redirect for a URL with `?lng=` to the same URL without it, so no history entry overrides a later choice.
 * Null for every other request. Programs and search engines get the page itself. All browsers, including old ones, send
 * `Upgrade-Insecure-Requests`. Robots send `From`.
 */
export function languageRedirect({ method, url, headers }: Asked): LanguageRedirect | null {
  if (!url.includes('lng=') || method !== 'GET' || headers.from) return null
  if (headers['upgrade-insecure-requests'] !== '1') return null
  const [path = '', search = ''] = url.split(/\?(.*)/s)
  // Excludes other hosts, documents and API calls.
  if (!/^\/(?!\/|\\|api\/)/.test(path) || /\.(xml|data)$/.test(path)) return null
  const query = new URLSearchParams(search)
  const [language, ...others] = query.getAll('lng')
  if (!isLanguage(language) || others.length) return null
  query.delete('lng')
  // A browser that sent no cookie may refuse cookies, so the URL keeps the language.
  if (!headers.cookie) query.set('defaultLng', language)
  return { language, location: query.size ? `${path}?${query}` : path }
}

type LanguageRedirect = { language: Language; location: string }

/** Reads the visitor's theme and their choice of the lite version and neutral titles. */
export function preferencesOf({ headers }: Request): Preferences {
  return preferencesIn({
    cookie: headers.get('Cookie') ?? undefined,
    'save-data': headers.get('Save-Data') ?? undefined,
    ect: headers.get('ECT') ?? undefined,
  })
}

/** The same from Node's headers. Without a choice, `Save-Data` and a 2G connection (`ECT`) get the lite version. */
export function preferencesIn(headers: IncomingHttpHeaders): Preferences {
  const cookies = parse(headers.cookie ?? '')
  const chosen = (name: Choice) => cookies[cookieName(name)]
  return {
    theme: chosenTheme(headers) ?? 'light',
    lite: chosen('lite') ? chosen('lite') === '1' : isSlow(headers),
    neutralTitles: chosen('titles') === 'neutral',
  }
}

function isSlow(headers: IncomingHttpHeaders) {
  return headers['save-data'] === 'on' || /2g$/.test(String(headers.ect))
}

/** The chosen theme, or null without a choice. */
export function chosenTheme({ cookie = '' }: IncomingHttpHeaders): Theme | null {
  const theme = parse(cookie)[cookieName('theme')]
  return theme === 'dark' || theme === 'light' ? theme : null
}
