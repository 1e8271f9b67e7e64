import i18next, { type TFunction } from 'i18next'
import type { ProblemKey } from '~/domain/problems'
import { lengths } from '~/domain/validation/lengths'
import { languages, type Language } from '~/i18n/languages'
import { en } from '~/i18n/locales/en'
import { hi } from '~/i18n/locales/hi'
import { i18nOptions } from '~/i18n/i18n.server'

type Namespaces = ['shell', ...(keyof typeof en)[]]
// Keys without a namespace belong to the first one.
const namespaces = [...new Set(['shell', ...Object.keys(en)])] as Namespaces

/** The site's texts in one language, by the keys of its locale files. */
export type Words = TFunction<Namespaces>

const instance = i18next.createInstance()
await instance.init({ ...i18nOptions, ns: namespaces, lng: 'en', resources: { en, hi } })

const wordsByLanguage = Object.fromEntries(
  languages.map((language) => [language, instance.getFixedT<Namespaces>(language, namespaces)]),
) as Record<Language, Words>

/** Returns the message of an invalid field. Some problems have their own message for a field. */
export function problemIn(t: Words, field: string, problem: ProblemKey): string {
  const own: Partial<Record<ProblemKey, Record<string, string>>> = en.problems.own
  const key = own[problem]?.[field] ? `own.${problem}.${field}` : problem
  return t(`problems:${key as ProblemKey}`, lengths)
}

/** Returns the texts of a language. */
export function getWords(language: Language): Words {
  return wordsByLanguage[language]
}
