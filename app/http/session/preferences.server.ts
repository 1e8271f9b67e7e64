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
 * A `Set-Cookie` value; scripts can read the cookie and keep `localStorage` in step.
 * @param isShared on a phone that others use too: the cookie then ends with the browser
 */
export function preferenceCookie(name: Choice, value: string, isShared: boolean): string {
  const { maxAge, ...others } = attributes
  return serialize(cookieName(name), value, isShared ? others : { ...others, maxAge })
}

const hiddenName = cookieName('hidden')

/** What a visitor hides in lists, by a `Cookie` header; a member's own choice is in the account. */
export function hiddenIn(header: string | null | undefined): Hidden {
  const stored = header?.includes(hiddenName) ? parse(header)[hiddenName] : undefined
  if (!stored) return nothingHidden
  const [topics = '', notes = ''] = stored.split('~')
  return knownOnly(topics.split('.'), notes.split('.'))
}

/** Whether a `Cookie` header has such a choice. */
export function hidesSomething(header: string | undefined): boolean {
  const { hiddenTopics, hiddenNotes } = hiddenIn(header)
  return hiddenTopics.length + hiddenNotes.length > 0
}

/** The `Set-Cookie` value that stores a visitor's choice; it deletes the cookie when nothing is hidden. */
export function hiddenCookie({ hiddenTopics, hiddenNotes }: Hidden): string {
  const value = [hiddenTopics, hiddenNotes].map((keys) => keys.join('.')).join('~')
  const isNothing = value === '~'
  const own = { ...attributes, httpOnly: true, ...(isNothing && { maxAge: 0 }) }
  return serialize(hiddenName, isNothing ? '' : value, own)
}

type Asked = { method?: string; url: string; headers: IncomingHttpHeaders }

/**
 * The redirect for a URL with `?lng=`: the same URL without it, so that no history entry overrules a later choice. Null
 * for every other request. Programs and search engines get the page itself. Browsers, old ones too, send
 * `Upgrade-Insecure-Requests`; robots send `From`.
 */
export function languageRedirect({ method, url, headers }: Asked): LanguageRedirect | null {
  if (!url.includes('lng=') || method !== 'GET' || headers.from) return null
  if (headers['upgrade-insecure-requests'] !== '1') return null
  const [path = '', search = ''] = url.split(/\?(.*)/s)
  // No other host, no document, no call.
  if (!/^\/(?!\/|\\|api\/)/.test(path) || /\.(xml|data)$/.test(path)) return null
  const query = new URLSearchParams(search)
  const [language, ...others] = query.getAll('lng')
  if (!isLanguage(language) || others.length) return null
  query.delete('lng')
  // A browser that sent no cookie may refuse cookies; then the URL keeps the language.
  if (!headers.cookie) query.set('defaultLng', language)
  return { language, location: query.size ? `${path}?${query}` : path }
}

type LanguageRedirect = { language: Language; location: string }

/** The visitor's theme, and whether they chose the lite version and neutral titles. */
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

/** The theme that was chosen; null without a choice. */
export function chosenTheme({ cookie = '' }: IncomingHttpHeaders): Theme | null {
  const theme = parse(cookie)[cookieName('theme')]
  return theme === 'dark' || theme === 'light' ? theme : null
}
