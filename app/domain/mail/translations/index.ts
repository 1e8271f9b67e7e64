import { en, type MailTranslations } from './en'
import { hi } from './hi'

export type { MailTranslations }

export type MailLanguage = 'en' | 'hi'

const all: Record<MailLanguage, MailTranslations> = { en, hi }

/** Returns the language of a mail; English when there is no translation. */
export function mailLanguage(language: string): MailLanguage {
  return language === 'hi' ? 'hi' : 'en'
}

export function mailTranslations(language: MailLanguage): MailTranslations {
  return all[language]
}
