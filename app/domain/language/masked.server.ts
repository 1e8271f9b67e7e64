import { maskLanguage } from './mask-language.server'

type MaskableText = string | null | undefined

type Originals<T> = { [K in keyof T & string as `original${Capitalize<K>}`]?: string | null }

/** The masked columns, and `original…` where they differ. Slow for long texts: call it before a transaction. */
export async function maskedColumns<T extends Record<string, MaskableText>>(
  texts: T,
): Promise<T & Originals<T>> {
  const columns = await Promise.all(Object.entries(texts).map(maskColumn))
  return Object.assign({}, ...columns) as T & Originals<T>
}

async function maskColumn([column, written]: [string, MaskableText]) {
  if (written === undefined) return {}
  const { text, found } = written === null ? { text: null, found: 0 } : await maskLanguage(written)
  const original = `original${column.charAt(0).toUpperCase()}${column.slice(1)}`
  return { [column]: text, [original]: found ? written : null }
}
