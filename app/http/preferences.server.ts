import { parse, serialize } from 'cookie'
import type { Cookie } from '@remix-run/node'
import { env } from '~/env.server'
import { isLanguage, type Language } from '~/i18n/languages'

export type Theme = 'light' | 'dark'
export type Preferences = { theme: Theme; lite: boolean }

const attributes = {
  path: '/',
  sameSite: 'lax',
  secure: env.SITE_URL.startsWith('https:'),
  maxAge: 365 * 24 * 60 * 60,
} as const

/** A `Set-Cookie` value for a choice of the visitor; readable by scripts, which keep `localStorage` in step. */
export function preferenceCookie(name: 'language' | 'theme' | 'lite', value: string): string {
  return serialize(name, value, attributes)
}

/** The visitor's theme, light unless chosen, and whether pages go out without scripts. */
export function preferencesOf(request: Request): Preferences {
  const cookies = parse(request.headers.get('Cookie') ?? '')
  return {
    theme: cookies.theme === 'dark' ? 'dark' : 'light',
    lite: cookies.lite ? cookies.lite === '1' : request.headers.get('Save-Data') === 'on',
  }
}

/** The language cookie as remix-i18next reads it: its plain value, without Remix's encoding. */
export const languageCookie: Cookie = {
  name: 'language',
  isSigned: false,
  parse: (header) => Promise.resolve(languageIn(header)),
  serialize: (value: Language) => Promise.resolve(preferenceCookie('language', value)),
}

function languageIn(header: string | null) {
  const { language } = parse(header ?? '')
  return isLanguage(language) ? language : null
}
