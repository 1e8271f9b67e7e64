import i18next, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { getInitialNamespaces } from 'remix-i18next/client'
import { defaultLanguage, isLanguage } from './languages'
import { i18nOptions } from './options'

const locales = import.meta.glob<Record<string, unknown>>(
  [
    './locales/*/*.ts',
    '!**/index.ts',
    '!**/{api,notices,privacy,problems,safety,thread,unavailable,welcome}.ts',
  ],
  {
    import: 'default',
  },
)

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, callback) => {
    const load = locales[`./locales/${language}/${namespace}.ts`] ?? (() => Promise.resolve({}))
    load().then(
      (translations) => callback(null, translations),
      (error: Error) => callback(error, null),
    )
  },
}

/** Loads the translations that the served page uses, for hydration; others load on demand. */
export async function startI18n(): Promise<typeof i18next> {
  const { lang } = document.documentElement
  await i18next
    .use(initReactI18next)
    .use(backend)
    .init({
      ...i18nOptions,
      lng: isLanguage(lang) ? lang : defaultLanguage,
      // Only the page's own language is fetched: the compiler already keeps both complete.
      fallbackLng: false,
      ns: ['shell', ...getInitialNamespaces()],
    })
  return i18next
}
