import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { minute } from '~/domain/durations'
import { recentEpisodes } from '~/domain/episodes/episodes.server'

async function add(feedKey: string, publishedAt: Date) {
  const data = { feedKey, title: `About ${feedKey}`, publishedAt }
  return db.episode.create({ data, select: { id: true } })
}

test('the newest episodes come first, and are asked for once a minute', async () => {
  const titles = async (now: number) => (await recentEpisodes(now)).map(({ title }) => title)
  await add('pain', new Date('2026-10-12'))
  await add('sleep', new Date('2026-10-19'))
  expect(await titles(0)).toEqual(['About sleep', 'About pain'])
  await add('work', new Date('2026-10-26'))
  expect(await titles(minute - 1)).toEqual(['About sleep', 'About pain'])
  expect(await titles(minute)).toEqual(['About work', 'About sleep', 'About pain'])
})

test('it is told which of them have a transcript', async () => {
  const { id } = await add('written', new Date('2026-11-02'))
  await add('not written', new Date('2026-11-03'))
  await db.transcript.create({ data: { episodeId: id, language: 'hi', cues: '[]' } })
  const [without, having] = await recentEpisodes(3 * minute)
  expect([without?.hasTranscript, having?.hasTranscript]).toEqual([false, true])
})
