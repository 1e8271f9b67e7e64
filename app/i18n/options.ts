import type { InitOptions } from 'i18next'
import { defaultLanguage, languages } from './languages'

/** i18next's, of the server and of the tests. Missing keys display themselves. */
export const i18nOptions = {
  supportedLngs: languages,
  fallbackLng: defaultLanguage,
  defaultNS: 'shell',
  interpolation: { escapeValue: false },
  returnNull: false,
} satisfies InitOptions
