import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordRuns, tokenize } from '~/domain/search/search-words'

const anyText = fc.string({ unit: 'binary', maxLength: 60 })
const hindi = fc.string({
  unit: fc.constantFrom(...'कखगघजडढफनमपतदािीुूेैोौं़्ँ', '\u200d', ' '),
  maxLength: 40,
})
const text = fc.oneof(anyText, hindi)

test.each([
  ['Sleep, SLEEP; sleep!', ['sleep', 'sleep', 'sleep']],
  ['Café naïve Ångström', ['cafe', 'naive', 'angstrom']],
  ['Straße ﬁne ΟΔΟΣ ıI', ['strasse', 'fine', 'οδοσ', 'ii']],
  ['ज़ फ़ ड़ ढ़', ['ज', 'फ', 'ड', 'ढ']],
  ['\u095b \u095e \u095c \u0929', ['ज', 'फ', 'ड', 'न']],
  ['हिन्दी हिंदी', ['हिंद', 'हिंद']],
  ['दवाइयाँ दवाई दवाओं दवाइ दवा', ['दव', 'दव', 'दव', 'दव', 'दव']],
  ['लड़कियों महीने टाँकों गोली', ['लडक', 'महीन', 'टांक', 'गोल']],
  ['में मैं माँ सोई ही', ['में', 'मैं', 'मां', 'सोई', 'ही']],
  ['माँ मां कम्पन अन्न', ['मां', 'मां', 'कंपन', 'अन्न']],
  ['क्\u200dष', ['क्ष']],
  ['दर्द। १० दिन', ['दर्द', '10', 'दिन']],
  ["don't e-mail", ['don', 't', 'e', 'mail']],
  ['🤰🏽 ❤️ … () * : " \0', []],
  ['\ud800 \u093f', []],
])('%j is %j', (given, words) => {
  expect(tokenize(given)).toEqual(words)
})

test('vowel signs and virama tell words apart', () => {
  expect(new Set(['कम', 'काम', 'किम', 'कर्म', 'क्रम'].flatMap(tokenize)).size).toBe(5)
})

test('case, composition and nukta make no difference', () => {
  fc.assert(
    fc.property(text, (given) => {
      const words = tokenize(given)
      for (const form of ['NFC', 'NFD'] as const) {
        expect(tokenize(given.normalize(form))).toEqual(words)
      }
      expect(tokenize(given.toUpperCase())).toEqual(words)
      expect(tokenize(given.toLowerCase())).toEqual(words)
      expect(tokenize(given.replaceAll('\u093c', ''))).toEqual(words)
    }),
  )
})

test('what comes out goes in again unchanged, as letters, marks and digits only', () => {
  fc.assert(
    fc.property(text, (given) => {
      const words = tokenize(given)
      expect(tokenize(words.join(' '))).toEqual(words)
      expect(words.join('')).toMatch(/^[\p{L}\p{N}\p{M}]*$/u)
    }),
  )
})

test('runs are in order, inside the text, and cover its words', () => {
  fc.assert(
    fc.property(text, (given) => {
      let end = 0
      for (const run of wordRuns(given)) {
        expect(run.start).toBeGreaterThanOrEqual(end)
        expect(tokenize(given.slice(run.start, run.end))).toEqual(run.words)
        end = run.end
      }
      expect(end).toBeLessThanOrEqual(given.length)
    }),
  )
})
