import { en, type MailWords } from './en'
import { hi } from './hi'

export type { MailWords }

/** A language that mails are written in. */
export type MailLanguage = 'en' | 'hi'

const all: Record<MailLanguage, MailWords> = { en, hi }

/** The language a mail is written in: English for one that we have no words in. */
export function mailLanguage(language: string): MailLanguage {
  return language === 'hi' ? 'hi' : 'en'
}

/** The words of a language. */
export function mailWords(language: MailLanguage): MailWords {
  return all[language]
}
