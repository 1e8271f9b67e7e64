import i18next, { type InitOptions, type i18n } from 'i18next'
import { defaultLanguage, languages, isLanguage, type Language } from './languages'
import { parse } from 'cookie'
import { cookieName } from '../runtime/env.server'
import { RemixI18Next } from 'remix-i18next/server'
import { en } from './locales/en/index'
import { hi } from './locales/hi/index'
import { type Texts, readTextsFrom } from './use-translation'

/** The i18next options of the server and the tests. A missing key is shown as text. */
export const i18nOptions = {
  supportedLngs: languages,
  fallbackLng: defaultLanguage,
  defaultNS: 'shell',
  interpolation: { escapeValue: false },
  returnNull: false,
} satisfies InitOptions

/** The language stored in a `Cookie` header, if any. */
export function languageIn(header: string | null | undefined): Language | null {
  const language = parse(header ?? '')[cookieName('language')]
  return isLanguage(language) ? language : null
}

const namespaces = Object.keys(en)

await i18next.init({ ...i18nOptions, lng: defaultLanguage, ns: namespaces, resources: { en, hi } })

// Creating an instance for each request would cost a third of the throughput.
const instances: Record<Language, i18n> = {
  hi: i18next.cloneInstance({ lng: 'hi' }),
  en: i18next,
}

const texts = { en, hi } as unknown as Record<Language, Record<string, Texts>>
readTextsFrom((language, namespace) => texts[language][namespace])

const detector = new RemixI18Next({
  detection: {
    supportedLanguages: [...languages],
    fallbackLanguage: defaultLanguage,
    findLocale: (request) => Promise.resolve(chosenOrDefault(request)),
    order: ['searchParams', 'custom', 'header'],
  },
})

function chosenOrDefault({ url, headers }: Request) {
  const standard = new URL(url).searchParams.get('defaultLng')
  return languageIn(headers.get('Cookie')) ?? (isLanguage(standard) ? standard : null)
}

/** The shared i18next instance of a language. */
export function getI18n(language: Language): i18n {
  return instances[language]
}

/** The language of a request: `?lng=`, then the cookie, then `?defaultLng=`, then `Accept-Language`. */
export async function getLanguage(request: Request): Promise<Language> {
  if (request.url.includes('?')) return detect(request)
  const { headers } = request
  return languageFromHeaders(headers.get('Cookie'), headers.get('Accept-Language'))
}

/** The language of a request without `?lng=`, by its `Cookie` header, then by its `Accept-Language` header. */
export async function languageFromHeaders(
  cookie?: string | null,
  acceptLanguage?: string | null,
): Promise<Language> {
  const spoken = acceptLanguage ?? ''
  return languageIn(cookie) ?? known.get(spoken) ?? learn(spoken)
}

const known = new Map<string, Language>()
const maxKnown = 1_000

async function learn(spoken: string) {
  const language = await detect(
    new Request('http://localhost', { headers: { 'Accept-Language': spoken } }),
  )
  if (known.size >= maxKnown) known.clear()
  if (spoken.length <= maxHeaderLength) known.set(spoken, language)
  return language
}

async function detect(request: Request): Promise<Language> {
  const detected = await detector.getLocale(withShortHeader(request))
  return isLanguage(detected) ? detected : defaultLanguage
}

const maxHeaderLength = 1000

// Limits the header's length: browsers send a few languages, but each of thousands would be looked up.
function withShortHeader(request: Request) {
  const sent = request.headers.get('Accept-Language') ?? ''
  if (sent.length <= maxHeaderLength) return request
  const headers = new Headers(request.headers)
  headers.set('Accept-Language', sent.slice(0, Math.max(0, sent.lastIndexOf(',', maxHeaderLength))))
  return new Request(request.url, { headers })
}
