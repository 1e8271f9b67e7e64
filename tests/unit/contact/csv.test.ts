import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellOf, csvOf } from '~/http/presenters/csv.server'

test.each([
  ['=1+1', `"'=1+1"`],
  ['+49', `"'+49"`],
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\tx', `"'\tx"`],
  ['\rx', `"'\rx"`],
  [' =1', `"' =1"`],
  ['＝1', `"'＝1"`],
  ['a=b', '"a=b"'],
  ['say "no"', '"say ""no"""'],
  ['two\nlines', '"two\nlines"'],
  ['', '""'],
])('%j is written as %s', (text, cell) => {
  expect(cellOf(text)).toBe(cell)
})

test('no text becomes a formula or leaves its cell', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const cell = cellOf(text)
      expect(cell).toMatch(/^"(?![=+\-@\t\r])/)
      expect(cell.slice(1, -1).replaceAll('""', '')).not.toContain('"')
    }),
  )
})

test('other values are plain', () => {
  expect([null, true, new Date(0)].map(cellOf)).toEqual([
    '""',
    '"true"',
    '"1970-01-01T00:00:00.000Z"',
  ])
})

test('a table goes out row by row, after a mark that it is UTF-8, and stops when nobody reads on', async () => {
  let made = 0
  let isEnded = false
  async function* rows() {
    try {
      for (;;) {
        made += 1
        yield await Promise.resolve(['हिन्दी', String(made)])
      }
    } finally {
      isEnded = true
    }
  }
  const lines = csvOf({ columns: ['a', 'b'], rows: rows() })
  expect((await lines.next()).value).toBe('\uFEFF"a","b"\r\n')
  expect((await lines.next()).value).toBe('"हिन्दी","1"\r\n')
  await lines.return(null)
  expect(made).toBeLessThan(5)
  expect(isEnded).toBe(true)
})
