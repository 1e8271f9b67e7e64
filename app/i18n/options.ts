import type { InitOptions } from 'i18next'
import { defaultLanguage, languages } from './languages'

/** What the server's and the browser's i18next have in common. A missing key displays itself. */
export const i18nOptions = {
  supportedLngs: languages,
  fallbackLng: defaultLanguage,
  defaultNS: 'shell',
  interpolation: { escapeValue: false },
  returnNull: false,
} satisfies InitOptions
