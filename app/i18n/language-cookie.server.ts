import { parse } from 'cookie'
import { cookieName } from '~/runtime/cookie-name.server'
import { isLanguage, type Language } from './languages'

/** The language stored in a `Cookie` header, if any. */
export function languageIn(header: string | null | undefined): Language | null {
  const language = parse(header ?? '')[cookieName('language')]
  return isLanguage(language) ? language : null
}
