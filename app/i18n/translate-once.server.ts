import type { i18n, TFunction } from 'i18next'

// What is asked for comes from the code, so there is an end to it; this is another.
const maxKnown = 10_000

/** Has an instance look up a translation without values once for each language and namespaces. */
export function translateOnce(instance: i18n): i18n {
  const translate = instance.t as (key: unknown, options?: object) => string
  const known = new Map<string, string>()

  function translateOrRecall(key: unknown, options?: object) {
    const name = typeof key === 'string' ? nameOf(key, options) : null
    if (name === null) return translate(key, options)
    const before = known.get(name)
    if (before !== undefined) return before
    const text = translate(key, options)
    if (known.size < maxKnown) known.set(name, text)
    return text
  }

  instance.t = translateOrRecall as TFunction
  return instance
}

type Where = { lng?: string; lngs?: string[]; ns?: string | string[] }

// Null when the text depends on more.
function nameOf(key: string, options: Where = {}) {
  for (const option in options) if (!where.has(option)) return null
  const { lng = '', lngs = '', ns = '' } = options
  return `${lng} ${lngs?.toString()} ${ns?.toString()} ${key}`
}

// Of the prefix the key has its part already.
const where = new Set(['lng', 'lngs', 'ns', 'keyPrefix'])
