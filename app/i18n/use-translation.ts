import type { FlatNamespace, TFunction } from 'i18next'
import { type Language, defaultLanguage } from './languages'
import { translate, type Texts, type Values } from './translate'
import { createContext, useContext, useEffect } from 'react'

type TextsOf = (language: Language, namespace: string) => Texts | undefined

let textsOf: TextsOf = () => undefined
const known = new Map<string, TFunction>()

/** Says where the texts of screens are: all of them on the server, those of the page in the browser. */
export function readTextsFrom(given: TextsOf): void {
  textsOf = given
}

/**
 * The function that translates into a language, always the same for the same arguments.
 * @param namespace that of keys which name none
 */
export function fixedT(language: Language, namespace: FlatNamespace = 'shell'): TFunction {
  const name = `${language}/${namespace}`
  const t = known.get(name) ?? makeFixedT(language, namespace)
  known.set(name, t)
  return t
}

function makeFixedT(language: Language, namespace: string) {
  const t = (name: string, values?: Values) => {
    const [key = '', other = namespace] = name.split(':').reverse()
    return translate(textsOf(language, other) ?? {}, language, key, values)
  }
  return t as TFunction
}

/** What a page is written in; in the browser also how it gets what it lacks. */
export type Translations = {
  language: Language
  /** Resolves when these namespaces are there; null if they are. */
  load?: (namespaces: readonly string[]) => Promise<void> | null
  change?: (language: Language) => Promise<void>
}

export const TranslationsContext = createContext<Translations>({ language: defaultLanguage })

type Namespaces = FlatNamespace | readonly [FlatNamespace, ...FlatNamespace[]]

/**
 * The page's language and what translates into it. Suspends until the namespaces are there.
 * @param ns the first is that of keys which name none
 */
export function useTranslation<const Ns extends Namespaces = 'shell'>(
  ns?: Ns,
): { t: TFunction<Ns>; language: Language } {
  const { language, load } = useContext(TranslationsContext)
  const names: readonly FlatNamespace[] = typeof ns === 'object' ? ns : [ns ?? 'shell']
  const loading = load?.(names)
  // oxlint-disable-next-line typescript/only-throw-error -- React waits for what is thrown.
  if (loading) throw loading
  return { t: fixedT(language, names[0]) as TFunction<Ns>, language }
}

/** Has a page follow the language that its data came in. */
export function useChangeLanguage(wanted: Language): void {
  const { language, change } = useContext(TranslationsContext)
  useEffect(() => {
    if (language !== wanted) void change?.(wanted)
  }, [language, wanted, change])
}
