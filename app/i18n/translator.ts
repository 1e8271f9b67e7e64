import type { FlatNamespace, TFunction } from 'i18next'
import type { Language } from './languages'

type FixedT = (language: Language, namespace: FlatNamespace) => TFunction

let getFixedT: FixedT = () => {
  throw new Error('Nothing translates yet: translateWith comes first.')
}
const known = new Map<string, TFunction>()

/** Says what translates: i18next on the server, the translations of the page in the browser. */
export function translateWith(given: FixedT): void {
  getFixedT = given
  known.clear()
}

/**
 * The function that translates into a language, always the same for the same arguments.
 * @param namespace that of keys which name none
 */
export function fixedT(language: Language, namespace: FlatNamespace = 'shell'): TFunction {
  const name = `${language}/${namespace}`
  const t = known.get(name) ?? getFixedT(language, namespace)
  known.set(name, t)
  return t
}
