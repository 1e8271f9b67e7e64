import { maskLanguage } from './mask-language.server'

type Typed = string | null | undefined

type Originals<T> = { [K in keyof T & string as `original${Capitalize<K>}`]?: string | null }

/** The masked columns, and `original…` where they differ. Slow for long texts: call it before a transaction. */
export async function maskedColumns<T extends Record<string, Typed>>(
  typed: T,
): Promise<T & Originals<T>> {
  const columns = await Promise.all(Object.entries(typed).map(columnsOf))
  return Object.assign({}, ...columns) as T & Originals<T>
}

async function columnsOf([column, typed]: [string, Typed]) {
  if (typed === undefined) return {}
  const { text, found } = typed === null ? { text: null, found: 0 } : await maskLanguage(typed)
  const original = `original${column.charAt(0).toUpperCase()}${column.slice(1)}`
  return { [column]: text, [original]: found ? typed : null }
}
