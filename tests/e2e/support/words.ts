import i18next, { type TFunction } from 'i18next'
import { languages, type Language } from '~/i18n/languages'
import { en } from '~/i18n/locales/en'
import { hi } from '~/i18n/locales/hi'
import { i18nOptions } from '~/i18n/options'

const namespaces = [
  'shell',
  'auth',
  'forms',
  'forum',
  'home',
  'moderation',
  'profile',
  'safety',
  'settings',
  'thread',
] as const

/** The site's words in one language, by the keys of its locale files. */
export type Words = TFunction<typeof namespaces>

const instance = i18next.createInstance()
await instance.init({ ...i18nOptions, ns: namespaces, lng: 'en', resources: { en, hi } })

const wordsByLanguage = Object.fromEntries(
  languages.map((language) => [
    language,
    instance.getFixedT<typeof namespaces>(language, namespaces),
  ]),
) as Record<Language, Words>

/** The words of a language. */
export function wordsOf(language: Language): Words {
  return wordsByLanguage[language]
}
