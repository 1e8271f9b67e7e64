import { describe, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { claimTag, isCurrentTag, tagAt, computeTags } from '~/domain/authorship/authorship.server'

const purpose = 'anonymous-item'

describe('the tags of a member', () => {
  test.each([0, 1, 31, 32, 33, 63, 64, 500, 2_100])(
    'are found when there are %i',
    async (count) => {
      const tags = Array.from({ length: count }, (_, number) => tagAt(purpose, 'asha', number))
      await db.claimedTag.createMany({ data: tags.map((tag) => ({ tag })) })
      expect(await computeTags(purpose, 'asha')).toEqual(tags)
      const next = await db.$transaction((tx) => claimTag(purpose, 'asha', tx))
      expect(next).toBe(tagAt(purpose, 'asha', count))
      expect(await computeTags(purpose, 'asha')).toEqual([...tags, next])
    },
  )

  test('are each claimed once, also at the same time', async () => {
    const claims = Array.from({ length: 12 }, () =>
      db.$transaction((tx) => claimTag(purpose, 'asha', tx)),
    )
    const claimed = await Promise.all(claims)
    expect(new Set(claimed).size).toBe(12)
    expect(await computeTags(purpose, 'asha')).toHaveLength(12)
  })

  test('are others for another member and another purpose', () => {
    const tags = [
      tagAt(purpose, 'asha', 0),
      tagAt(purpose, 'asha', 1),
      tagAt(purpose, 'ravi', 0),
      tagAt('reveal-notice', 'asha', 0),
    ]
    expect(new Set(tags).size).toBe(4)
    expect(tags.every(isCurrentTag)).toBe(true)
  })
})
