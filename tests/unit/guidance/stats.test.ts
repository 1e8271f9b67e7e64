import { describe, expect, test } from 'vitest'
import { findInText, isRemovable, takeOut } from '~/domain/guidance/find'
import { measureGuidance, readGuidedSentences } from '../../support/guidance-stats'
import { halves, testLanguages } from '../../support/language-stats'

// The statistics in docs/safety.md; `npm run language` prints them.
describe.each(halves)('the %s half of the test set', (half) => {
  const sentences = readGuidedSentences(half)

  test('has enough sentences of both kinds, none of them twice', () => {
    const { naming, other } = measureGuidance(sentences)
    expect([naming, other]).toEqual([150, 350])
    expect(new Set(sentences.map(({ text }) => text)).size).toBe(sentences.length)
  })

  test.each([...testLanguages, 'all'])('%s', (language) => {
    const { naming, other, missed, falseAlarms } = measureGuidance(
      sentences.filter((each) => language === 'all' || each.language === language),
    )
    expect(1 - missed / naming).toBeGreaterThanOrEqual(0.95)
    expect(falseAlarms / other).toBeLessThanOrEqual(0.01)
  })

  test('what is taken out is gone, and its word is not found again', () => {
    const writer = { names: ['asha_k92', 'Asha Kulkarni'], isAnonymous: true }
    for (const word of ['[number]', '[नाम]'])
      for (const { text } of sentences) {
        const taken = takeOut(text, findInText(text, writer), () => word)
        expect(findInText(taken, writer).filter(isRemovable)).toEqual([])
      }
  })
})
