import { languages, type Language } from './languages'

/** A URL in one language; with null the one that follows the visitor's own. */
export function inLanguage(address: string, language: Language | null): string {
  if (!language) return address
  return `${address}${address.includes('?') ? '&' : '?'}lng=${language}`
}

/** A page's URL in every language and the default, as `hreflang` names them. */
export function alternates(address: string): { hrefLang: string; href: string }[] {
  return [...languages, null].map((language) => ({
    hrefLang: language ?? 'x-default',
    href: inLanguage(address, language),
  }))
}
