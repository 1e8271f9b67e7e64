import { z } from 'zod'
import { englishRecoveryWords } from '~/content/word-lists/recovery-words-en'
import { hindiRecoveryWords } from '~/content/word-lists/recovery-words-hi'
import { computeMac } from '~/runtime/encryption.server'
import { minute } from '../durations'
import { hashPassword, passwordMatches } from '../passwords/password.server'
import { checkedString, textField } from '../validation/validation.server'
import { readerOf } from './hindi-spellings'
import { transliterate } from './transliterate'

/** Six of 2,048 words have 66 bits. */
export const recoveryWordCount = 6

const typedMax = 400

const english = new Set(englishRecoveryWords)
const readHindiWord = readerOf(hindiRecoveryWords)

function listOf(language: string) {
  return language === 'hi' ? hindiRecoveryWords : englishRecoveryWords
}

const repeatPeriod = 10 * minute

type UsedUp = { memberId: string; keys: string[]; password: string }

/**
 * Returns the words of a new account, or those that replace used ones, for the current ten minutes and for the previous
 * ten. The same form sent again gets the same words. Nobody can compute them without the secret, the used words and
 * the new password.
 * @param keys the used words, or what else the form names
 */
export function nextRecoveryWords(
  language: string,
  { memberId, keys, password }: UsedUp,
): [now: string[], before: string[]] {
  const list = listOf(language)
  const period = Math.floor(Date.now() / repeatPeriod)
  return [wordsForPeriod(period), wordsForPeriod(period - 1)]

  function wordsForPeriod(each: number) {
    const digest = computeMac('recovery-words', JSON.stringify([memberId, each, keys, password]))
    return Array.from({ length: recoveryWordCount }, (_, index) => {
      // Both lists have 2,048 words, which divides the number of values of two bytes.
      return list[digest.readUInt16BE(2 * index) % list.length] ?? ''
    })
  }
}

/** Returns the words among `possible` that have this hash, or null. A missing hash takes as long as other words. */
export async function findMatchingWords(
  recoveryHash: string | null,
  possible: string[][],
): Promise<string[] | null> {
  for (const words of possible)
    if (await recoveryWordsMatch(recoveryHash, recoveryKeys(words.join(' ')) ?? [])) return words
  return null
}

/** A recovery word for display: Hindi words have their Latin spelling, which may be typed too. */
export type ShownWord = { word: string; latin: string | null }

export function shownWord(word: string): ShownWord {
  return { word, latin: english.has(word) ? null : transliterate(word) }
}

// Keyboards for Hindi insert joiners into words, and pages insert soft hyphens.
const unseen = /[\u00ad\u200c\u200d\u2060\ufeff]/g

// Separators between words on paper, including the numbers of a list.
const separators = /[^\p{L}\p{M}]+/u

function wordsIn(text: string) {
  const typed = text.normalize('NFC').replace(unseen, '').toLowerCase()
  return typed.split(separators).filter(Boolean)
}

/**
 * Returns the keys for comparing typed words, in either spelling of a Hindi word. Null when a word is on neither
 * list.
 */
export function recoveryKeys(text: string): string[] | null {
  const words = wordsIn(text)
  if (words.every((word) => english.has(word))) return words
  const keys = words.map(readHindiWord)
  return keys.every((key) => key !== null) ? keys : null
}

/** True when a typed word is the one with this key. Some Hindi words in Latin letters are also English words. */
export function isRecoveryWord(typed: string, key: string): boolean {
  const [word = '', ...others] = wordsIn(typed)
  return !others.length && ((english.has(word) && word === key) || readHindiWord(word) === key)
}

/** The recovery words in a form, or in JSON also as a list, in the order in which they were shown. */
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

/** Returns the stored hash of the words. */
export function hashRecoveryWords(words: string[]): Promise<string> {
  return hashPassword((recoveryKeys(words.join(' ')) ?? []).join(' '))
}

/** True when the keys of typed words are correct. A missing hash takes as long as a wrong word. */
export function recoveryWordsMatch(recoveryHash: string | null, keys: string[]): Promise<boolean> {
  return passwordMatches(recoveryHash, keys.join(' '))
}
