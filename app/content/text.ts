import type { Language } from '../i18n/languages'

/** A text in every language. A missing language is a compile error. */
export type Text = Record<Language, string>

/** `T` with each `Text` replaced by the string of one language. */
export type In<T> = T extends Text
  ? string
  : T extends readonly (infer Item)[]
    ? In<Item>[]
    : T extends object
      ? { [K in keyof T]: In<T[K]> }
      : T

/** Replaces each `Text` in a piece of content with the string of one language. */
export function inLanguage<T>(content: T, language: Language): In<T> {
  return chosen(content, language) as In<T>
}

function chosen(content: unknown, language: Language): unknown {
  if (Array.isArray(content)) return content.map((item) => chosen(item, language))
  if (typeof content !== 'object' || content === null) return content
  if (isText(content)) return content[language]
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, chosen(value, language)]),
  )
}

function isText(content: object): content is Text {
  return 'en' in content && 'hi' in content
}
