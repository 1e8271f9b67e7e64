import { useMemo, useState, type ReactNode } from 'react'
import { getInitialNamespaces } from 'remix-i18next/client'
import { minute, second } from '~/domain/durations'
import { defaultLanguage, isLanguage, type Language } from './languages'
import {
  type Texts,
  readTextsFrom,
  TranslationsContext,
  type Translations,
} from './use-translation'

const files = import.meta.glob<Texts>(
  [
    './locales/*/*.ts',
    '!**/index.ts',
    '!**/{api,before-writing,notices,privacy,problems,safety,thread,unavailable,welcome}.ts',
  ],
  {
    import: 'default',
  },
)

const loaded = new Map<string, Texts>()
const loading = new Map<string, Promise<void>>()

/** Loads the translations that the served page needs for hydration. Others load on demand. */
export async function startI18n(): Promise<void> {
  readTextsFrom((language, namespace) => loaded.get(`${language}/${namespace}`))
  await load(pageLanguage(), ['shell', ...getInitialNamespaces()])
}

/** Provides the page's language, and the functions to change it and to load translations of further screens. */
export function BrowserTranslations({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(pageLanguage)
  const translations = useMemo<Translations>(
    () => ({
      language,
      load: (namespaces) => load(language, namespaces),
      async change(to) {
        await load(
          to,
          [...loaded.keys()].map((file) => file.split('/')[1] ?? ''),
        )
        setLanguage(to)
      },
    }),
    [language],
  )
  return (
    <TranslationsContext.Provider value={translations}>{children}</TranslationsContext.Provider>
  )
}

function pageLanguage() {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : defaultLanguage
}

function load(language: Language, namespaces: readonly string[]) {
  const missing = namespaces
    .map((namespace) => `${language}/${namespace}`)
    .filter((file) => !loaded.has(file))
  return missing.length ? Promise.all(missing.map(loadFile)).then(() => {}) : null
}

function loadFile(file: string) {
  const fetching = loading.get(file) ?? fetchFile(file)
  loading.set(file, fetching)
  return fetching
}

// The page does not change until the file arrives, because keys instead of texts would be worse.
async function fetchFile(file: string) {
  for (let wait = second; !loaded.has(file); wait = Math.min(2 * wait, minute)) {
    try {
      loaded.set(file, (await files[`./locales/${file}.ts`]?.()) ?? {})
    } catch {
      await onlineOrAfter(wait)
    }
  }
}

function onlineOrAfter(milliseconds: number) {
  return new Promise<unknown>((resolve) => {
    addEventListener('online', resolve, { once: true })
    setTimeout(resolve, milliseconds)
  })
}
