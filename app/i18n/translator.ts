import type { FlatNamespace, TFunction } from 'i18next'
import type { Language } from './languages'
import { translate, type Texts, type Values } from './translate'

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
