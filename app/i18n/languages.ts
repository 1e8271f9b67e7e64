export const languages = ['en', 'hi'] as const

export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'en'

export const languageNames: Record<Language, string> = { en: 'English', hi: 'हिन्दी' }

/** Whether a value is a language of this site. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/** The most probable language of a text, by its script. */
export function languageOfText(text: string): Language {
  const devanagari = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return devanagari > latin ? 'hi' : 'en'
}
