export const languages = ['en', 'hi'] as const

export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'en'

export const languageNames: Record<Language, string> = { en: 'English', hi: 'हिन्दी' }

/** True when a value is a language of this site. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/** Adds a language to a URL. With null, the URL follows the visitor's own language. */
export function inLanguage(url: string, language: Language | null): string {
  if (!language) return url
  return `${url}${url.includes('?') ? '&' : '?'}lng=${language}`
}

/** A page's URL in every language and the default, as `hreflang` names them. */
export function alternates(url: string): { hrefLang: string; href: string }[] {
  return [...languages, null].map((language) => ({
    hrefLang: language ?? 'x-default',
    href: inLanguage(url, language),
  }))
}
