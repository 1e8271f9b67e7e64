import type { FlatNamespace, TFunction } from 'i18next'
import { type Language, defaultLanguage } from './languages'
import { createContext, useContext, useEffect } from 'react'

/** The texts of a namespace. */
export type Texts = { readonly [key: string]: string | Texts }

/** The values to insert into a text, by name. */
export type Values = Record<string, string | number | undefined>

/**
 * Translates like i18next, with the rules that this site's texts use: values in `{{name}}` and `{{name, number}}`, and
 * `_one`, `_other` and `_zero` by `count`. A key without a text is returned as the text.
 */
export function translate(
  texts: Texts,
  language: string,
  key: string,
  values: Values = {},
): string {
  const parent = key.split('.')
  const last = parent.pop() ?? ''
  const among = parent.reduce<Texts | string | undefined>(within, texts)
  for (const ending of endings(language, values.count)) {
    const text = within(among, last + ending)
    if (typeof text === 'string') return fill(text, language, values)
  }
  return key
}

function within(texts: Texts | string | undefined, key: string) {
  return typeof texts === 'object' ? texts[key] : undefined
}

function endings(language: string, count: unknown) {
  if (typeof count !== 'number') return ['']
  const plural = [`_${rulesOf(language).select(count)}`, '']
  return count === 0 ? ['_zero', ...plural] : plural
}

const rules: Record<string, Intl.PluralRules> = {}

function rulesOf(language: string) {
  return (rules[language] ??= new Intl.PluralRules(language))
}

function fill(text: string, language: string, values: Values) {
  if (!text.includes('{{')) return text
  return text.replace(/\{\{(\w+)(, number)?\}\}/g, (_, name: string, isFormatted?: string) => {
    const value = values[name] ?? ''
    return isFormatted ? grouped(Number(value), language) : String(value)
  })
}

// A browser's first Intl.NumberFormat takes 14 ms, and 100 ms on a slow phone. Below a lakh, all languages of this site
// group digits in the same way.
function grouped(value: number, language: string) {
  if (!Number.isInteger(value) || value < 0 || value >= 100_000)
    return new Intl.NumberFormat(language).format(value)
  return String(value).replace(/(\d)(\d{3})$/, '$1,$2')
}

type TextsOf = (language: Language, namespace: string) => Texts | undefined

let textsOf: TextsOf = () => undefined
const known = new Map<string, TFunction>()

/** Sets the source of the texts: all of them on the server, and those of the page in the browser. */
export function readTextsFrom(given: TextsOf): void {
  textsOf = given
}

/**
 * Returns the translation function of a language. It is the same function for the same arguments.
 * @param namespace the namespace of keys without one
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

/** A page's language. In the browser, also the functions to load namespaces and to change the language. */
export type Translations = {
  language: Language
  /** Resolves when these namespaces are loaded. Null if they already are. */
  load?: (namespaces: readonly string[]) => Promise<void> | null
  change?: (language: Language) => Promise<void>
}

export const TranslationsContext = createContext<Translations>({ language: defaultLanguage })

type Namespaces = FlatNamespace | readonly [FlatNamespace, ...FlatNamespace[]]

/**
 * Returns the page's language and its translation function. Suspends until the namespaces are loaded.
 * @param ns the namespaces; the first is for keys without one
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

/** Changes the page's language to the language of its data. */
export function useChangeLanguage(wanted: Language): void {
  const { language, change } = useContext(TranslationsContext)
  useEffect(() => {
    if (language !== wanted) void change?.(wanted)
  }, [language, wanted, change])
}

type Month = '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12'

/**
 * Formats '2026-11-21' as '21 November 2026'. Does not use `Intl.DateTimeFormat`: its first use takes 17 ms in a
 * browser, and 100 ms on a slow phone during hydration.
 */
export function formatDay(language: Language, day: string): string {
  return `${Number(day.slice(8))} ${formatMonth(language, day)}`
}

/** Formats the month of '2026-11' or '2026-11-21' as 'November 2026'. */
export function formatMonth(language: Language, day: string): string {
  const [year, month] = day.split('-')
  return `${fixedT(language)(`months.${month as Month}`)} ${year}`
}
