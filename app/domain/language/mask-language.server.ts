import { createHash } from 'node:crypto'
import { english } from '~/content/word-lists/english'
import { hindi } from '~/content/word-lists/hindi'
import { hindiLatin } from '~/content/word-lists/hindi-latin'
import { welcome } from '~/content/word-lists/welcome'
import { makeFinder, type Found } from './find-words'
import { runCooperatively } from './run-cooperatively.server'
import { finish } from './steps'

const find = makeFinder(`${english}\n${hindi}\n${hindiLatin}`, welcome)

/** Changes with every change of the word lists. */
export const languageVersion = createHash('sha256')
  .update([english, hindi, hindiLatin, welcome].join('\0'))
  .digest('hex')
  .slice(0, 8)

type Masked = { text: string; found: number }

/** Replaces each character of abusive words, except spaces, with an asterisk, and counts the words. */
export async function maskLanguage(text: string): Promise<Masked> {
  return masked(text, await runCooperatively(find(text)))
}

/** Like `maskLanguage`, but synchronous, for a few words. */
export function maskAtOnce(text: string): Masked {
  return masked(text, finish(find(text)))
}

function masked(text: string, ranges: Found[]) {
  let masked = ''
  let end = 0
  for (const range of ranges) {
    masked += text.slice(end, range.start) + masksOf(text.slice(range.start, range.end))
    end = range.end
  }
  return { text: masked + text.slice(end), found: ranges.length }
}

function masksOf(word: string) {
  return word.replace(/\S/gu, '*')
}

type MaskableText = string | null | undefined

type Originals<T> = { [K in keyof T & string as `original${Capitalize<K>}`]?: string | null }

/**
 * Returns the masked columns, and `original…` columns where they differ. Slow for long texts: call it before a
 * transaction.
 */
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

/** True when a username contains an abusive word. Such names are refused, because links show usernames. */
export function isAbusiveName(username: string): boolean {
  const split = username.replace(/[_\d]+/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2')
  return [username, split].some((form) => maskAtOnce(form).found > 0)
}
