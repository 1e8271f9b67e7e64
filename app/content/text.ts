import type { Language } from '~/i18n/languages'

/** The same words in every language; a missing one is a compile error. */
export type Text = Record<Language, string>

/** `T` with each `Text` in it replaced by the words of one language. */
export type In<T> = T extends Text
  ? string
  : T extends readonly (infer Item)[]
    ? In<Item>[]
    : T extends object
      ? { [K in keyof T]: In<T[K]> }
      : T

/** The words of one language out of a piece of content; numbers, addresses and the like stay. */
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
