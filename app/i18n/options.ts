import type { InitOptions } from 'i18next'
import { defaultLanguage, languages } from './languages'

/** Shared by the server's and the browser's i18next. Missing keys display themselves. */
export const i18nOptions = {
  supportedLngs: languages,
  fallbackLng: defaultLanguage,
  defaultNS: 'shell',
  interpolation: { escapeValue: false },
  returnNull: false,
} satisfies InitOptions
