import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'
import { indianWords } from './indian-words'

// zxcvbn's score of 3: more guesses than an attacker can make against this site at its own pace.
const enough = 1e8

// The time of the estimate grows with the square of the length.
const maxLength = 60

const mostFrequentWords = 20_000

/**
 * Loads zxcvbn's dictionaries and our own, for a worker thread.
 * @returns a function that is true when a password is easy to guess for somebody who knows its owner's words
 */
export function makeGuesser(): (password: string, ownWords: string[]) => boolean {
  const zxcvbn = new ZxcvbnFactory({
    dictionary: dictionaries(),
    graphs: adjacencyGraphs,
    maxLength,
    l33tMaxSubstitutions: 4,
  })
  return (password, ownWords) => {
    const words = ownWords.map((word) => word.normalize('NFC'))
    const isEasy = (form: string) => {
      const { guesses, sequence } = zxcvbn.check(form, words)
      return guesses < enough || (!/\s/.test(form) && isSimple(sequence))
    }
    // Signs inside a word hide it from zxcvbn. In random letters they add strength.
    const letters = withoutSigns(password)
    const isOfWords = () => zxcvbn.check(letters, words).sequence.every(isKnown)
    return formsOf(password).some(isEasy) || (letters !== '' && isEasy(letters) && isOfWords())
  }
}

function isKnown(part: object) {
  return 'pattern' in part && part.pattern !== 'bruteforce'
}

function withoutSigns(password: string) {
  const letters = password.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}\s]/gu, '')
  return [...letters].slice(0, maxLength).join('').trim()
}

// zxcvbn adds 10^8 guesses for any three parts. `laxmi@1234` has three; the addition is right only between the words
// of a phrase.
function isSimple(sequence: object[]) {
  const digits = sequence.map((part) => ('guessesLog10' in part ? Number(part.guessesLog10) : 0))
  return digits.reduce((sum, each) => sum + each, 0) < Math.log10(enough) - 1e-9
}

/**
 * Returns the forms that an attacker would try instead: each word once, no blanks around a single word, and Hindi
 * without its marks.
 */
function formsOf(password: string) {
  const text = [...password.normalize('NFC')].slice(0, maxLength).join('')
  const once = [...new Set(text.split(/\s+/))].join(' ').trim()
  const words = once.match(/\p{L}[\p{L}\p{M}]{2,}/gu) ?? []
  const short = words.length < 2 ? once.replace(/\s+/g, '') : once
  return [...new Set([text, short, withoutMarks(text), withoutMarks(short)])].filter(Boolean)
}

function withoutMarks(text: string) {
  return text.replace(/\p{M}/gu, '')
}

function dictionaries() {
  const split = (words: string) => words.trim().normalize('NFC').split(/\s+/)
  const hindi = split(indianWords.devanagari)
  return {
    'passwords-common': common['passwords-common'],
    'commonWords-en': english['commonWords-en'].slice(0, mostFrequentWords),
    'firstnames-en': english['firstnames-en'],
    'site-in': split(indianWords.site),
    'latin-in': split(indianWords.latin),
    'hindi-in': [...new Set([...hindi, ...hindi.map(withoutMarks)])],
  }
}
