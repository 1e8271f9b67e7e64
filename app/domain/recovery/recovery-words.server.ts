import { randomInt } from 'node:crypto'
import { z } from 'zod'
import { englishRecoveryWords } from '~/content/word-lists/recovery-words-en'
import { hindiRecoveryWords } from '~/content/word-lists/recovery-words-hi'
import { computeMac } from '~/runtime/encryption.server'
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
  const list = listOf(language)
  return Array.from({ length: recoveryWordCount }, () => list[randomInt(list.length)] ?? '')
}

function listOf(language: string) {
  return language === 'hi' ? hindiRecoveryWords : englishRecoveryWords
}

type UsedUp = { memberId: string; keys: string[]; password: string }

/**
 * The words that take the place of used ones: the same when the same form is sent again, so that a second press shows what
 * the first one made. Nobody can tell them without the secret, the used words and the new password.
 */
export function nextRecoveryWords(
  language: string,
  { memberId, keys, password }: UsedUp,
): string[] {
  const list = listOf(language)
  const digest = computeMac('recovery-words', JSON.stringify([memberId, keys, password]))
  return Array.from({ length: recoveryWordCount }, (_, index) => {
    // Both lists have 2,048 words, which divides what two bytes can be.
    return list[digest.readUInt16BE(2 * index) % list.length] ?? ''
  })
}

/** A recovery word as it is shown: Hindi words with their Latin spelling, which may be typed too. */
export type ShownWord = { word: string; latin: string | null }

export function shownWord(word: string): ShownWord {
  return { word, latin: english.has(word) ? null : transliterate(word) }
}

// Keyboards for Hindi put joiners into words, and pages soft hyphens.
const unseen = /[\u00ad\u200c\u200d\u2060\ufeff]/g

// What stands between words on paper, numbers of a list included.
const separators = /[^\p{L}\p{M}]+/u

/**
 * The keys by which typed words are compared, in either spelling of a Hindi word. Null for a word that is on neither
 * list.
 */
export function recoveryKeys(text: string): string[] | null {
  const typed = text.normalize('NFC').replace(unseen, '').toLowerCase()
  const words = typed.split(separators).filter(Boolean)
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
