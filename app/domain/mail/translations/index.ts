import { en, type MailTranslations } from './en'
import { hi } from './hi'

export type { MailTranslations }

/** A language that mails are written in. */
export type MailLanguage = 'en' | 'hi'

const all: Record<MailLanguage, MailTranslations> = { en, hi }

/** The language a mail is written in: English for one that we have no words in. */
export function mailLanguage(language: string): MailLanguage {
  return language === 'hi' ? 'hi' : 'en'
}

/** The words of a language. */
export function mailTranslations(language: MailLanguage): MailTranslations {
  return all[language]
}
