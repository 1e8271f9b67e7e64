import { en } from './en'
import { hi } from './hi'

type Words<T> = { [K in keyof T]: T[K] extends string ? string : Words<T[K]> }

/** The words of all mails in one language. */
export type MailWords = Words<typeof en>

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
