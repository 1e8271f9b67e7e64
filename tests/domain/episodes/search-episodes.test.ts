import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { storeTranscriptOf } from '~/domain/episodes/import-documents.server'
import { unwrap } from '../../support/forum/factories'
import { searchEpisodes } from '~/domain/search/search-episodes.server'

async function makeEpisode(number: number, title: string, summary: string | null = null) {
  const publishedAt = new Date(Date.UTC(2026, 0, number))
  const data = { feedKey: `e${number}`, episodeNumber: number, title, summary, publishedAt }
  return db.episode.create({ data })
}

const spoken = async (number: number, language: string, text: string) =>
  expect(await storeTranscriptOf(String(number), language, text, '')).toMatchObject({ ok: true })

async function found(q: string, language = 'en') {
  const episodes = unwrap(await searchEpisodes({ q }, language))
  return episodes.map(({ episodeNumber, match }) => [
    episodeNumber,
    match.start,
    match.snippet.join('|'),
  ])
}

test('what was said is found in both languages, folded as posts are, and the cue with most of the words', async () => {
  await makeEpisode(3, 'Pain at work')
  await makeEpisode(4, 'Sleep')
  await spoken(3, 'en', '[00:10] Welcome.\n\n[12:40] Pain that stops you from work is a sign.')
  await spoken(3, 'hi', '[00:10] नमस्ते, यह काम की बात है।\n\n[12:41] हिन्दी में दर्द की बात, १० बार।')
  expect(await found('stops')).toEqual([[3, 760, 'Pain that |stops| you from work is a sign.']])
  expect(await found('WORK sign')).toMatchObject([[3, 760, expect.any(String)]])
  expect(await found('हिंदी')).toEqual([[3, 761, '|हिन्दी| में दर्द की बात, १० बार।']])
  expect(await found('10 दर्द')).toMatchObject([[3, 761, expect.any(String)]])
  expect(await found('sto')).toMatchObject([[3, 760, expect.any(String)]])
  expect(await found('stops -दर्द')).toEqual([])
  expect(await found('"stops from"')).toEqual([])
  expect(await found('nowhere')).toEqual([])
  expect(await found('  ')).toEqual([])
})

test('a word of Hindi is found in whatever form it was said', async () => {
  await makeEpisode(6, 'Iron')
  await spoken(6, 'hi', '[00:05] नमस्ते।\n\n[03:20] ये गोलियाँ दो महीनों तक लीजिए।')
  const said = [[6, 200, 'ये |गोलियाँ| दो महीनों तक लीजिए।']]
  expect(await found('गोली', 'hi')).toEqual(said)
  expect(await found('गोलियों', 'hi')).toEqual(said)
  expect(await found('महीने', 'hi')).toMatchObject([[6, 200, expect.any(String)]])
})

test('the reader’s language comes first where several transcripts have the word', async () => {
  await makeEpisode(5, 'PCOS')
  await spoken(5, 'en', '[00:05] PCOS is common.')
  await spoken(5, 'hi', '[00:07] PCOS आम है।')
  expect(await found('common आम')).toMatchObject([[5, 5, expect.any(String)]])
  expect(unwrap(await searchEpisodes({ q: 'आम' }, 'en'))).toMatchObject([
    { match: { start: 7, language: 'hi' } },
  ])
  expect(await found('pcos', 'hi')).toMatchObject([[5, 7, expect.any(String)]])
  expect(await found('pcos', 'en')).toMatchObject([[5, 5, expect.any(String)]])
})

test('title and summary are searched too, newest episode first; a change is found at once', async () => {
  const first = await makeEpisode(1, 'Iron', 'Why tiredness is not laziness.')
  await makeEpisode(2, 'Tiredness')
  expect(await found('tiredness')).toEqual([
    [2, null, '|Tiredness|'],
    [1, null, 'Why |tiredness| is not laziness.'],
  ])
  await spoken(1, 'en', '[01:00] Tiredness has a cause.')
  expect(await found('tiredness cause')).toEqual([[1, 60, '|Tiredness| has a |cause|.']])
  await db.$transaction([
    db.episode.update({ where: { id: first.id }, data: { title: 'Ferritin' } }),
    db.episodeWords.deleteMany({ where: { episodeId: first.id } }),
  ])
  expect(await found('iron')).toEqual([])
  expect(await found('ferritin')).toMatchObject([[1, null, expect.any(String)]])
})
