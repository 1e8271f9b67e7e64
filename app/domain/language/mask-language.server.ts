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

/** `maskLanguage` synchronously, for a few words. */
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
