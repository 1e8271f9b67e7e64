import { createHash } from 'node:crypto'
import { english } from '~/content/word-lists/english'
import { hindi } from '~/content/word-lists/hindi'
import { hindiLatin } from '~/content/word-lists/hindi-latin'
import { welcome } from '~/content/word-lists/welcome'
import { makeFinder, type Found } from './find-words'
import { finishInTurns } from './finish-in-turns.server'
import { finish } from './steps'

const find = makeFinder(`${english}\n${hindi}\n${hindiLatin}`, welcome)

/** Which lists were at work: changes with every change of a line. */
export const languageVersion = createHash('sha256')
  .update([english, hindi, hindiLatin, welcome].join('\0'))
  .digest('hex')
  .slice(0, 8)

type Masked = { text: string; found: number }

/**
 * Masks abusive words: each of their characters but spaces becomes an asterisk, which screen readers say as 'star'
 * or pass over, so that lengths in code points stay as they are.
 * @param text as people wrote it
 * @returns the masked text, the same when nothing was found, and how many words and phrases were
 */
export async function maskLanguage(text: string): Promise<Masked> {
  return masked(text, await finishInTurns(find(text)))
}

/** The same at once, for what is a few words long. */
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
