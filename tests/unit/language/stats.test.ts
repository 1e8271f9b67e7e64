import { describe, expect, test } from 'vitest'
import {
  halves,
  measure,
  precisionOf,
  readSentences,
  recallOf,
  testLanguages,
} from '../../support/language-stats'

// The statistics in docs/safety.md; `npm run language` prints them.
describe.each(halves)('the %s half of the test set', (half) => {
  const sentences = readSentences(half)

  test('is large, and half of it innocent', () => {
    const { abusive, innocent } = measure(sentences)
    expect([abusive, innocent]).toEqual([126, 126])
  })

  test.each(testLanguages)('%s', (language) => {
    const stats = measure(sentences.filter((each) => each.language === language))
    expect(recallOf(stats)).toBeGreaterThanOrEqual(0.9)
    expect(precisionOf(stats)).toBeGreaterThanOrEqual(0.98)
  })

  test('has no false alarm among the innocent', () => {
    const innocent = sentences.filter(({ isAbuse }) => !isAbuse.includes(true))
    expect(measure(innocent).falseAlarms).toBe(0)
  })
})
