import { describe, expect, test } from 'vitest'
import { helplines } from '~/content/helplines'
import { findPrescriptions } from '~/domain/guidance/patterns'
import { plain } from '~/domain/guidance/find'
import { findInText, findInTitle } from '~/domain/guidance/find'
import { hasVerhoeffDigit } from '~/domain/guidance/patterns'

const writer = { names: ['river_7', 'Asha Rao'], isAnonymous: false }

function found(text: string, isAnonymous = false) {
  return findInText(text, { ...writer, isAnonymous }).map(
    ({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`,
  )
}

test.each([
  '9876543210',
  '98765 43210',
  '9 8 7 6 5 4 3 2 1 0',
  '+91-98765-43210',
  '(+91) 98765 43210',
  '०९८७६५४३२१०',
  '९८७६५ ४३२१०',
  '９８７６５４３２１０',
  '৯৮৭৬৫৪৩২১০',
  '੯੮੭੬੫੪੩੨੧੦',
  '98765\u200b43210',
])('%s is a phone number', (number) => {
  expect(found(`It is ${number}.`)).toEqual([`phone: ${number}`])
})

test('the numbers of helplines are none, in any script', () => {
  for (const { lines } of Object.values(helplines))
    for (const { number } of lines) {
      expect(found(`Call ${number}`)).toEqual([])
      expect(found(`Call +91 ${number}`)).toEqual([])
      expect(found(`फ़ोन ${number.replace(/\d/g, (digit) => '०१२३४५६७८९'.charAt(+digit))}`)).toEqual(
        [],
      )
    }
})

test.each([
  'In 2019, 2020 and 2021 it was 28 29 30 28 27 26 days.',
  'It costs 60000-70000 rupees, or ₹9876543210.',
  'From 72 to 68 to 64 kg; TSH 8.25, 4.10, 2.75; BP 130/85.',
  'Aadhaar is 2345 6789 0123?'.replace('Aadhaar is ', ''),
])('%s names nobody', (text) => {
  expect(found(text)).toEqual([])
})

test('an Aadhaar number is one by its check digit', () => {
  expect(hasVerhoeffDigit('2363')).toBe(true)
  expect(hasVerhoeffDigit('2364')).toBe(false)
})

describe('names', () => {
  test('of the author are found where she is anonymous', () => {
    expect(found('I am asha rao, or river_7.', true)).toEqual([
      'name: asha rao',
      'own-name: river_7',
    ])
    expect(found('My name is Asha.')).toEqual([])
    expect(found('My name is Asha.', true)).toEqual(['name: Asha'])
  })

  test('are found with a village, and not alone', () => {
    expect(found('Sunita Devi had it.')).toEqual([])
    expect(found('Sunita Devi of Rampur village had it.')).toEqual(['place-and-name: Sunita Devi'])
  })
})

test.each([
  ['Ibuprofen 400 mg, twice a day', ['400 mg']],
  ['I took 2 tablets.', ['2 tablets']],
  ['Is 500 mg too much?', ['500 mg']],
  ['दिन में दो गोली', ['दो गोली']],
  ['Tab. X 1-0-1 for five days', ['1-0-1']],
  ['Tab. X 1 - 0 - ½', ['1 - 0 - ½']],
  ['Drink 200 ml of water.', []],
  ['Lost two units of blood', []],
  ['A TSH of 25 IU/L, iron 60 mg/dl', []],
  ['On 1-2-2025, or 01-02-01', []],
  ['Call 1800-120-1201', []],
])('what looks like a prescription: %s', (text, expected) => {
  const passages = findPrescriptions(plain(text))
  expect(passages.map(({ start, end }) => text.slice(start, end))).toEqual(expected)
})

test('a dose is found as advice, not as a report or a question', () => {
  expect(found('Take 500 mg of it daily.')).toEqual(['dose: 500 mg'])
  expect(found('I take 500 mg of it daily.')).toEqual([])
  expect(found('Should I take 500 mg of it?')).toEqual([])
})

test('a title says something or not', () => {
  const kinds = (title: string) => findInTitle(title, writer).map(({ kind }) => kind)
  expect(['Please help', 'HELP!!!', 'मदद चाहिए'].map(kinds)).toEqual([
    ['empty-title'],
    ['empty-title'],
    ['empty-title'],
  ])
  expect(['Help with sleep', '🌸🌸🌸🌸🌸', 'नींद पर सवाल'].flatMap(kinds)).toEqual([])
})

// Patterns that backtrack would take minutes.
test.each([
  '9 ',
  'a@',
  'my name is ',
  'Sunita Devi village ',
  'take 5 mg ',
  'insta id ',
  '1/2/',
  'मेरा नाम ',
  '+',
  'a.b-',
  'a'.repeat(50),
])('a long text of %j is read in no time', (part) => {
  const text = part.repeat(20_000 / part.length)
  const start = performance.now()
  findInTitle(text, { ...writer, isAnonymous: true })
  expect(performance.now() - start).toBeLessThan(2_000)
})
