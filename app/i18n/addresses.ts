import { languages, type Language } from './languages'

/** An address in one language; without a language, the one that follows the visitor's own. */
export function inLanguage(address: string, language: Language | null): string {
  if (!language) return address
  return `${address}${address.includes('?') ? '&' : '?'}lng=${language}`
}

/** The addresses of a page in every language, and for everybody else, as `hreflang` names them. */
export function alternates(address: string): { hrefLang: string; href: string }[] {
  return [...languages, null].map((language) => ({
    hrefLang: language ?? 'x-default',
    href: inLanguage(address, language),
  }))
}
