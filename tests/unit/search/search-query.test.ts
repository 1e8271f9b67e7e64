import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markWords, snippetAround, wantedWords } from '~/domain/search/search-marks'
import { parseQuery } from '~/domain/search/search-query'

const parts = (typed: string) => {
  const { wanted, unwanted } = parseQuery(typed)
  return [wanted, unwanted].map((phrases) => phrases.map((phrase) => phrase.join(' ')))
}

test.each([
  ['sleep Pain', ['sleep', 'pain'], []],
  ['"Sleep  well" -coffee', ['sleep well'], ['coffee']],
  ['-"night shift" nurse', ['nurse'], ['night shift']],
  ['“हिन्दी में”', ['हिंद में'], []],
  ["don't e-mail title:x", ['don t', 'e mail', 'title x'], []],
  ['AND or NOT NEAR(a b)', ['and', 'or', 'not', 'near a', 'b'], []],
  ['"open', ['open'], []],
  ['- -- "" " * ( ) : ^ \0 🤰', [], []],
  ['--x', [], ['x']],
])('%j wants %j without %j', (typed, wanted, unwanted) => {
  expect(parts(typed)).toEqual([wanted, unwanted])
})

test('a query has limits', () => {
  const { wanted } = parseQuery('a '.repeat(10_000))
  expect(wanted).toHaveLength(16)
  expect(parseQuery('a.'.repeat(10_000)).wanted).toEqual([Array.from({ length: 16 }, () => 'a')])
})

const isWanted = wantedWords(parseQuery('ज़िन्दगी cafe'))

test('marks every wanted word as it is written', () => {
  expect(markWords('Café जिंदगी, cafeteria', isWanted)).toEqual([
    '',
    'Café',
    ' ',
    'जिंदगी',
    ', cafeteria',
  ])
  expect(markWords('Nothing', isWanted)).toEqual(['Nothing'])
  const begun = wantedWords({ ...parseQuery('a caf'), beginning: true })
  expect(markWords('A cafeteria and', begun)).toEqual(['', 'A', ' ', 'cafeteria', ' and'])
})

test('marking loses nothing', () => {
  const any = fc.string({ unit: 'binary', maxLength: 40 })
  fc.assert(
    fc.property(any, any, (text, typed) => {
      expect(markWords(text, wantedWords(parseQuery(typed))).join('')).toBe(text)
    }),
  )
})

test('a passage has the first wanted word, on one line and of limited length', () => {
  const long = `${'before '.repeat(50)}\n\nCAFÉ ${'after '.repeat(50)}`
  const snippet = snippetAround(long, isWanted, 60)
  expect(snippet).toMatch(/^…(before ){1,5}CAFÉ after .*after…$/)
  expect(snippet.length).toBeLessThanOrEqual(62)
  expect(snippetAround(`${'before '.repeat(9)}cafe.`, isWanted, 80)).toMatch(/^…before .* cafe\.$/)
  expect(snippetAround('Short\ntext', isWanted, 60)).toBe('Short text')
  expect(snippetAround('no '.repeat(50), isWanted, 20)).toMatch(/^no .*no…$/)
  expect(snippetAround('x'.repeat(500), isWanted, 20)).toBe(`${'x'.repeat(20)}…`)
  expect(snippetAround('𐐷'.repeat(500), isWanted, 21)).toBe(`${'𐐷'.repeat(10)}…`)
})
