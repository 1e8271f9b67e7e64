import { expect, test } from 'vitest'
import { getI18n } from '~/i18n/i18n.server'
import { episodeLabel } from '~/ui/forum/episode-label'

const label = (language: 'en' | 'hi', episodeNumber: number | null, shownSeason: number | null) => {
  const t = getI18n(language).getFixedT(null, 'forum')
  const episode = { episodeNumber, shownSeason, title: 'Sleep' }
  return episodeLabel((key, values) => t(key, values), episode)
}

test('an episode is named by its number, and by its season where another has the number', () => {
  expect(label('en', 3, null)).toBe('Episode 3: Sleep')
  expect(label('en', 3, 2)).toBe('Season 2, Episode 3: Sleep')
  expect(label('en', null, null)).toBe('Episode: Sleep')
  expect(label('hi', 3, null)).toBe('एपिसोड 3: Sleep')
  expect(label('hi', 3, 2)).toBe('सीज़न 2, एपिसोड 3: Sleep')
})
