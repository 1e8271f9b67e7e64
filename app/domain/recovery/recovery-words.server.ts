import { randomInt } from 'node:crypto'
import { z } from 'zod'
import { englishRecoveryWords } from '~/content/word-lists/recovery-words-en'
import { hindiRecoveryWords } from '~/content/word-lists/recovery-words-hi'
import { hashPassword, passwordFits } from '../passwords/password.server'
import { checkedString, textField } from '../validation/validation.server'
import { transliterate } from './transliterate'

const devanagari = /[\u0900-\u097f]/

/**
 * What a Hindi word is compared by, however it is spelled: `किताब`, `kitaab` and `kitab` have one key. Leaves out `a`,
 * which Latin spellings of Hindi write or drop at will, and the length of vowels.
 */
export function hindiKey(word: string): string {
  const latin = devanagari.test(word) ? transliterate(word) : word.toLowerCase()
  return latin
    .replace(/ee|ii|y(?=$)|ea/g, 'i')
    .replace(/oo|uu/g, 'u')
    .replace(/ai/g, 'e')
    .replace(/au|ao/g, 'o')
    .replace(/a/g, '')
    .replace(/w/g, 'v')
    .replace(/ph/g, 'f')
    .replace(/z/g, 'j')
    .replace(/q|ck/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/chh/g, 'ch')
    .replace(/sh/g, 's')
    .replace(/m(?=[bp])/g, 'n')
    .replace(/(.)\1+/g, '$1')
}

/** Six of 2,048 words have 66 bits. */
export const recoveryWordCount = 6

const typedMax = 400

const english = new Set(englishRecoveryWords)
const hindiKeys = new Set(hindiRecoveryWords.map(hindiKey))

/** New words for an account without email, in the reader's language. */
export function newRecoveryWords(language: string): string[] {
  const list = language === 'hi' ? hindiRecoveryWords : englishRecoveryWords
  return Array.from({ length: recoveryWordCount }, () => list[randomInt(list.length)] ?? '')
}

/** A recovery word as it is shown: Hindi words with their Latin spelling, which may be typed too. */
export type ShownWord = { word: string; latin: string | null }

export function shownWord(word: string): ShownWord {
  return { word, latin: english.has(word) ? null : transliterate(word) }
}

// What stands between words on paper, numbers of a list included.
const separators = /[^\p{L}\p{M}]+/u

/**
 * The keys by which typed words are compared, in either spelling of a Hindi word. Null for a word that is on neither
 * list.
 */
export function recoveryKeys(text: string): string[] | null {
  const words = text.normalize('NFC').toLowerCase().split(separators).filter(Boolean)
  if (words.every((word) => english.has(word))) return words
  const keys = words.map(hindiKey)
  return keys.every((key) => hindiKeys.has(key)) ? keys : null
}

/** The words of a form, of JSON also as a list; in the order in which they were shown. */
export function recoveryWordsField() {
  const text = textField(1, typedMax, 'recoveryWordsCount').pipe(
    checkedString()
      .refine((typed) => recoveryKeys(typed) !== null, {
        error: 'recoveryWordUnknown',
        abort: true,
      })
      .transform((typed) => recoveryKeys(typed) ?? [])
      .refine((keys) => keys.length === recoveryWordCount, { error: 'recoveryWordsCount' }),
  )
  return z.preprocess((value) => (isList(value) ? value.join(' ') : value), text)
}

function isList(value: unknown): value is string[] {
  return Array.isArray(value) && value.length <= typedMax && value.every(isString)
}

function isString(value: unknown) {
  return typeof value === 'string' && value.length <= typedMax
}

/** What is stored of the words. */
export function hashRecoveryWords(words: string[]): Promise<string> {
  return hashPassword((recoveryKeys(words.join(' ')) ?? []).join(' '))
}

/** Whether the keys of typed words fit; a missing hash takes as long as a wrong word. */
export function recoveryWordsFit(recoveryHash: string | null, keys: string[]): Promise<boolean> {
  return passwordFits(recoveryHash, keys.join(' '))
}
