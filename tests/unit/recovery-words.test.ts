import { describe, expect, test } from 'vitest'
import { englishRecoveryWords } from '~/content/word-lists/recovery-words-en'
import { hindiRecoveryWords } from '~/content/word-lists/recovery-words-hi'
import { fold } from '~/domain/language/fold'
import { isAbusiveName } from '~/domain/language/mask-language.server'
import { hindiKey } from '~/domain/recovery/hindi-spellings'
import { isRecoveryWord, recoveryKeys } from '~/domain/recovery/recovery-words.server'
import { transliterate } from '~/domain/recovery/transliterate'

const lists = { en: englishRecoveryWords, hi: hindiRecoveryWords }

// Returns every result of deleting or replacing one character of a word. Two words within one edit share one of these.
function neighbours(word: string) {
  const letters = [...word]
  const at = (index: number, other: string) =>
    [...letters.slice(0, index), other, ...letters.slice(index + 1)].join('')
  return [word, ...letters.flatMap((_, index) => [at(index, ''), at(index, '*')])]
}

function shared(words: string[], formsOf: (word: string) => string[]) {
  const known = new Map<string, string>()
  const found: string[][] = []
  for (const word of words)
    for (const form of new Set(formsOf(word))) {
      const other = known.get(form)
      if (other) found.push([other, word, form])
      known.set(form, word)
    }
  return found
}

describe.each(Object.entries(lists))('the recovery words of %s', (_language, words) => {
  test('are 2,048, so that six have 66 bits', () => {
    expect(new Set(words).size).toBe(2048)
    expect(Math.log2(words.length ** 6)).toBeGreaterThanOrEqual(60)
  })

  test('are short, and none is within one edit of another', () => {
    expect(words.filter((word) => [...word].length < 3 || [...word].length > 9)).toEqual([])
    expect(shared(words, (word) => neighbours(fold(word)))).toEqual([])
  })

  test('are not offensive', () => {
    const spellings = words.flatMap((word) => [word, transliterate(word)])
    expect(spellings.filter(isAbusiveName)).toEqual([])
  })
})

test('an English word is of small letters, and not the beginning of another', () => {
  expect(englishRecoveryWords.filter((word) => !/^[a-z]+$/.test(word))).toEqual([])
  const sorted = [...englishRecoveryWords].sort()
  const beginnings = sorted.filter((word, index) => sorted[index + 1]?.startsWith(word))
  expect(beginnings).toEqual([])
})

describe('a Hindi word', () => {
  test('is known with the joiners that keyboards put into it', () => {
    const word = 'सद्भाव'
    expect(hindiRecoveryWords).toContain(word)
    for (const joiner of ['\u200c', '\u200d'])
      expect(recoveryKeys(word.replace('्', `्${joiner}`))).toEqual([hindiKey(word)])
    expect(recoveryKeys('choir\u200bmeteor')).toEqual(['choir', 'meteor'])
  })

  test('is written without the nuktas that many leave out, and in one normal form', () => {
    const varying = /[\u0958-\u095b\u095e]|[कखगजफ]\u093c|[\u200c\u200d]/
    expect(hindiRecoveryWords.filter((word) => varying.test(word.normalize('NFC')))).toEqual([])
    expect(hindiRecoveryWords.filter((word) => !/^[\u0900-\u097f]+$/.test(word))).toEqual([])
    expect(hindiRecoveryWords.filter((word) => word !== word.normalize('NFC'))).toEqual([])
  })

  test('has a Latin spelling and a key that no other has, and that is no English word', () => {
    expect(shared(hindiRecoveryWords, (word) => [transliterate(word)])).toEqual([])
    expect(shared(hindiRecoveryWords, (word) => [hindiKey(word)])).toEqual([])
    const english = new Set(englishRecoveryWords)
    expect(hindiRecoveryWords.filter((word) => english.has(transliterate(word)))).toEqual([])
  })

  test('has the same key in Devanagari and in Latin letters', () => {
    const unlike = hindiRecoveryWords.filter(
      (word) => hindiKey(word) !== hindiKey(transliterate(word)),
    )
    expect(unlike).toEqual([])
  })

  test.each([
    ['समुद्र', 'samudra', ['samudr', 'samudara', 'Samudra']],
    ['चाँदनी', 'chaandani', ['chandni', 'chaandnee']],
    ['तूफान', 'toophaan', ['tufan', 'toofaan']],
    ['व्यायाम', 'vyaayaam', ['vyayam', 'wyayam']],
    ['ज्ञान', 'gyaan', ['gyan', 'gyaan']],
    ['बर्फ', 'barph', ['barf', 'baraf']],
  ])('%s is spelled %s, and read in other spellings', (word, latin, others) => {
    expect(transliterate(word)).toBe(latin)
    for (const other of others) expect(hindiKey(other)).toBe(hindiKey(word))
  })
})

// Common spellings of the same sound. Other spellings are left out, because they mean another word of the list or may
// mean two.
const habits: [string, (latin: string, word: string) => string, unread?: string][] = [
  ['short vowels', (latin) => latin.replace(/aa/g, 'a').replace(/ee/g, 'i').replace(/oo/g, 'u')],
  ['-aa for -a', (latin) => latin.replace(/a$/, 'aa')],
  ['-ee for -i', (latin) => latin.replace(/i$/, 'ee')],
  ['-y for -i', (latin) => latin.replace(/(?<=[^aeiou])i$/, 'y')],
  ['oo for u', (latin) => latin.replace(/(?<![aeiou])u(?!u)/g, 'oo')],
  ['w for v', (latin) => latin.replace(/v/g, 'w')],
  ['s for sh', (latin) => latin.replace(/sh/g, 's'), 'शहरी'],
  ['f for ph', (latin) => latin.replace(/ph/g, 'f')],
  ['z for j', (latin) => latin.replace(/j(?!h)/g, 'z')],
  ['e for ai, o for au', (latin) => latin.replace(/ai/g, 'e').replace(/au/g, 'o')],
  ['ou for au', (latin) => latin.replace(/(?<!a)au/g, 'ou')],
  ['x for ksh', (latin) => latin.replace(/ksh/g, 'x')],
  ['ch for chh', (latin) => latin.replace(/chh/g, 'ch')],
  ['cch for chchh', (latin) => latin.replace(/chchh?/g, 'cch')],
  ['one letter for two', (latin) => latin.replace(/([^aeo])\1/g, '$1')],
  ['ia for iya', (latin) => latin.replace(/iya/g, 'ia'), 'क्रिया तकिया रसोइया'],
  ['-ai for -ay', (latin) => latin.replace(/aa?y$/, 'ai')],
  ['-aye for -ay', (latin) => latin.replace(/ay$/, 'aye')],
  ['-rya for -ry', (latin) => latin.replace(/(?<=[^aeiou]y)$/, 'a')],
  ['-ao for -aav', (latin) => latin.replace(/aa(n?)v$/, 'ao$1')],
  ['uwa for ua', (latin) => latin.replace(/u(?=aa)/g, 'uw')],
  ['d for a flapped r', (_, word) => spelled(word, /(?<=[डढ])\u093c/g, ''), 'एड़ गुड़ बढ़ई'],
  ['m for a nasal', (_, word) => spelled(word, /[\u0901\u0902]/g, 'म\u094d'), 'अंक अंजीर छींटा मंजीरा'],
  ['no nasal', (_, word) => spelled(word, /\u0901/g, ''), 'आँगन आँधी गाँठ छाँटना'],
  ['ru for ri', (_, word) => spelled(word, /\u0943/g, '\u094dरु')],
  ['jn for gy', (_, word) => spelled(word, /ज्ञ/g, 'ज्न')],
]

function spelled(word: string, sound: RegExp, other: string) {
  return transliterate(word.normalize('NFD').replace(sound, other))
}

test.each(habits)('Hindi words are read with %s', (_, habit, unread = '') => {
  const typed = hindiRecoveryWords
    .map((word) => ({ word, spelling: habit(transliterate(word), word) }))
    .filter(({ word, spelling }) => spelling !== transliterate(word))
  expect(typed.length).toBeGreaterThan(2)
  const refused = typed.filter(({ word, spelling }) => !isRecoveryWord(spelling, hindiKey(word)))
  expect(refused.map(({ word }) => word)).toEqual(unread.split(' ').filter(Boolean))
})

test('a word that may be one of two is not read, and none is read as another', () => {
  const keys = new Map(hindiRecoveryWords.map((word) => [hindiKey(word), word]))
  for (const word of hindiRecoveryWords)
    for (const spelling of [word, transliterate(word)])
      expect(keys.get(recoveryKeys(`${spelling} samudra`)?.[0] ?? '')).toBe(word)
})

describe('typed words', () => {
  const six = ['समुद्र', 'चाँदनी', 'तूफान', 'व्यायाम', 'दोपहर', 'जंगल']

  test('are read in either script, with any separators', () => {
    const keys = recoveryKeys(six.join(' '))
    expect(keys).toHaveLength(6)
    expect(recoveryKeys('1. samudra 2. chandni\n3. toofan, vyayam; dopahar  jangal')).toEqual(keys)
    expect(recoveryKeys('samudra चाँदनी tufan व्यायाम DOPAHAR जंगल')).toEqual(keys)
    expect(recoveryKeys('समुद्र चांदनी तूफ़ान व्यायाम दोपहर जङ्गल')).toEqual(keys)
  })

  test('are refused with a word of neither list, or with both languages', () => {
    expect(recoveryKeys('samudra qwertz')).toBeNull()
    expect(recoveryKeys(`समुद्र ${englishRecoveryWords[0]} ${englishRecoveryWords[5]}`)).toBeNull()
  })
})
