import { describe, expect, test } from 'vitest'
import { lastHalfYear } from '~/domain/figures/half-years'
import { discreteGaussian } from '~/domain/figures/noise.server'
import { roundCount } from '~/domain/figures/weekly-figures.server'
import { countableWords } from '~/domain/search/searched-words.server'

describe('rounding', () => {
  test.each([
    [0, null],
    [1, null],
    [4, null],
    [5, 5],
    [7, 5],
    [8, 10],
    [12, 10],
    [13, 15],
    [1002, 1000],
  ])('%i is told as %s', (count, told) => expect(roundCount(count)).toBe(told))
})

describe('the last half-year', () => {
  test.each([
    // The site's day begins at half past six in the evening, UTC.
    ['2026-06-30T18:29:59.999Z', '2025-2', '2025-06-30T18:30:00.000Z', '2025-12-31T18:30:00.000Z'],
    ['2026-06-30T18:30:00.000Z', '2026-1', '2025-12-31T18:30:00.000Z', '2026-06-30T18:30:00.000Z'],
    ['2026-12-31T18:29:59.999Z', '2026-1', '2025-12-31T18:30:00.000Z', '2026-06-30T18:30:00.000Z'],
    ['2026-12-31T18:30:00.000Z', '2026-2', '2026-06-30T18:30:00.000Z', '2026-12-31T18:30:00.000Z'],
  ])('at %s it is %s', (now, name, from, to) => {
    expect(lastHalfYear(new Date(now))).toEqual({ name, from: new Date(from), to: new Date(to) })
  })
})

describe('the noise', () => {
  test.each([1, 3])('is a discrete Gaussian with sigma %i', (sigma) => {
    const draws = 40_000
    const counts = new Map<number, number>()
    for (let draw = 0; draw < draws; draw++) {
      const drawn = discreteGaussian(sigma)
      counts.set(drawn, (counts.get(drawn) ?? 0) + 1)
    }
    const values = Array.from({ length: 8 * sigma + 1 }, (_, index) => index - 4 * sigma)
    const weight = (value: number) => Math.exp(-(value ** 2) / (2 * sigma ** 2))
    const whole = values.reduce((sum, value) => sum + weight(value), 0)
    // Each count is binomial: six standard deviations happen once in a billion.
    for (const value of values) {
      const share = weight(value) / whole
      const allowed = 6 * Math.sqrt(draws * share * (1 - share)) + 3
      expect(Math.abs((counts.get(value) ?? 0) - draws * share)).toBeLessThan(allowed)
    }
  })

  test('has whole numbers only, of the size that is asked for', () => {
    const drawn = Array.from({ length: 2_000 }, () => discreteGaussian(20))
    expect(drawn.every(Number.isInteger)).toBe(true)
    const variance = drawn.reduce((sum, value) => sum + value ** 2, 0) / drawn.length
    expect(Math.sqrt(variance)).toBeGreaterThan(17)
    expect(Math.sqrt(variance)).toBeLessThan(23)
  })
})

describe('words that are counted', () => {
  test.each([
    ['Adenomyosis MRI', ['adenomyosis', 'mri']],
    ['एडेनोमायोसिस का इलाज', ['एडेनोमायोसिस', 'इलाज']],
    ['how can I know about it', []],
    ['asha@example.com 9876543210 ward7', []],
    ['www.example.com https://example.com/asha', []],
    ['clinic -delhi "second opinion"', ['clinic', 'second', 'opinion']],
    [`short ${'x'.repeat(41)} ${'y'.repeat(40)}`, ['short', 'y'.repeat(40)]],
    ['twice Twice TWICE', ['twice']],
    ['a b c', []],
  ])('%s', (text, words) => expect(countableWords(text)).toEqual(words))

  test('are at most eight of a search', () => {
    const text = 'aaa bbb ccc ddd eee fff ggg hhh iii jjj'
    expect(countableWords(text)).toHaveLength(8)
  })
})
