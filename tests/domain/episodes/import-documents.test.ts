import { readFileSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { db } from '~/database/db.server'
import { storeTranscriptOf } from '~/domain/episodes/import-documents.server'
import { importEpisodes } from '~/domain/episodes/import-episodes.server'
import { serve } from '../../support/site/feed-server'
import { temporaryFolder } from '../../support/site/temporary-folder'

const folder = path.resolve('tests/data/transcripts')
const feed = readFileSync(path.join(folder, 'feed.xml'), 'utf8')

/** Serves the feed with its files, of which `others` have another response. Returns the list of requests. */
async function serveFeed(others: Record<string, RequestListener> = {}) {
  const asked: string[] = []
  const { url, stop } = await serve((request, response) => {
    const name = request.url?.slice(1) ?? ''
    asked.push(name)
    const other = others[name]
    if (other) return other(request, response)
    if (name === 'feed.xml') return response.end(feed.replaceAll('HOST', url))
    response.end(readFileSync(path.join(folder, name)))
  })
  onTestFinished(stop)
  return { source: `${url}/feed.xml`, url, asked }
}

async function imported(source: string) {
  const result = await importEpisodes(source)
  if (!result.ok) throw new Error(result.problem)
  return result.value
}

const transcripts = () =>
  db.transcript.findMany({
    select: { language: true, source: true, cues: true },
    orderBy: [{ language: 'desc' }, { source: 'asc' }],
  })

test('a transcript at a relative address is read from where the feed was found', async () => {
  const { source, asked } = await serveFeed({
    'old.xml': (_, response) => response.writeHead(302, { Location: '/new/feed.xml' }).end(),
    'new/feed.xml': (_, response) => response.end(feed.replaceAll('HOST/', '../')),
  })
  const { documents } = await imported(source.replace('feed.xml', 'old.xml'))
  expect(documents.length).toBe(5)
  expect(documents.every(({ problem }) => problem === null)).toBe(true)
  expect(asked.slice(0, 3)).toEqual(['old.xml', 'new/feed.xml', 'spoken.srt'])
})

test('an episode gets summary, size, people, transcripts by language and chapters, each fetched once', async () => {
  const { source, url, asked } = await serveFeed()
  const report = await imported(source)
  expect(report.documents.map(({ kind, language, problem }) => [kind, language, problem])).toEqual([
    ['transcript', 'en', null],
    ['transcript', 'hi', null],
    ['chapters', null, null],
    ['transcript', 'en', null],
    ['cover', null, null],
  ])
  const files = ['spoken.srt', 'spoken.vtt', 'chapters.json', 'spoken.json', '3.jpg']
  expect(asked).toEqual(['feed.xml', ...files])
  const episode = await db.episode.findFirstOrThrow({ where: { episodeNumber: 3 } })
  expect(episode).toMatchObject({
    summary: 'Why nobody asks.\n\nदर्द & काम',
    imageUrl: `${url}/3.jpg`,
    audioBytes: 12_582_912,
    people: '[{"name":"Dr. Rao","role":"guest"},{"name":"Asha","role":"host"}]',
  })
  expect(JSON.parse(episode.chapters)).toEqual([
    { start: 0, title: 'Welcome' },
    { start: 760, title: 'Pain <b>at work</b>' },
  ])
  expect(await transcripts()).toMatchObject([
    { language: 'hi', source: `${url}/spoken.vtt` },
    { language: 'en', source: `${url}/spoken.json` },
    { language: 'en', source: `${url}/spoken.srt` },
  ])
  const again = await imported(source)
  expect(again).toMatchObject({ unchanged: 2, documents: [] })
  expect(asked.slice(6)).toEqual(['feed.xml'])
})

test('a feed from elsewhere cannot make the server ask its own network', async () => {
  const inside = await serve((_, response) => response.end(readFileSync(`${folder}/spoken.vtt`)))
  onTestFinished(inside.stop)
  const { folder: here, remove } = temporaryFolder()
  onTestFinished(remove)
  writeFileSync(path.join(here, 'feed.xml'), feed.replaceAll('HOST', inside.url))
  const { documents } = await imported(path.join(here, 'feed.xml'))
  expect(documents.length).toBe(6)
  expect(documents.every(({ problem }) => problem === 'not-public')).toBe(true)
  expect(await transcripts()).toEqual([])
})

test('a transcript is stored for the episode of a number, of several the newest, or of an id', async () => {
  const of = (season: number) => ({ season, episodeNumber: 3, publishedAt: new Date(2026, season) })
  const [first, second] = await Promise.all(
    [1, 2].map((season) =>
      db.episode.create({ data: { feedKey: `s${season}`, title: 'Pain', ...of(season) } }),
    ),
  )
  expect(await storeTranscriptOf('3', 'en', '[0:10] The second.', '')).toMatchObject({ ok: true })
  expect(await storeTranscriptOf(first?.id ?? '', 'en', '[0:10] The first.', '')).toMatchObject({
    ok: true,
  })
  for (const [episode, text] of [
    [first, 'The first.'],
    [second, 'The second.'],
  ] as const) {
    const { cues } = await db.transcript.findFirstOrThrow({ where: { episodeId: episode?.id } })
    expect(JSON.parse(cues)).toMatchObject([{ text }])
  }
  for (const unknown of ['../3', '3x', first?.id.replace(/.$/, (end) => (end === '0' ? '1' : '0'))])
    expect(await storeTranscriptOf(unknown ?? '', 'en', 'x', '')).toMatchObject({ ok: false })
})

test('a transcript from the command line stays when the feed has one', async () => {
  await db.episode.create({ data: { feedKey: 'x', title: 'Pain at work', episodeNumber: 3 } })
  const stored = await storeTranscriptOf('3', 'hi', '[12:40] Asha: दर्द सहना ज़रूरी नहीं है।', '')
  expect(stored).toEqual({ ok: true, cues: 1 })
  expect(await storeTranscriptOf('9', 'hi', 'x', '')).toEqual({ ok: false, problem: 'no-episode' })
  await db.episode.updateMany({ data: { publishedAt: null } })
  const { source } = await serveFeed()
  await imported(source)
  const byHand = await db.transcript.findFirstOrThrow({ where: { source: null } })
  expect(JSON.parse(byHand.cues)).toEqual([
    { start: 760, speaker: 'Asha', text: 'दर्द सहना ज़रूरी नहीं है।' },
  ])
})

test('a transcript without a language replaces none by hand or with a language, and is not read every hour', async () => {
  const transcript = (name: string, about = '') =>
    `<podcast:transcript url="HOST/${name}" type="text/vtt"${about}/>`
  const items = [
    `<item><title>A</title><itunes:episode>1</itunes:episode>${transcript('a')}</item>`,
    `<item><title>B</title>${transcript('b')}${transcript('b-en', ' language="en"')}</item>`,
  ]
  const vtt: RequestListener = (_, response) =>
    response.end('WEBVTT\n\n00:10.000 --> 00:12.000\nIt hurts at work.')
  const { source, url, asked } = await serveFeed({
    'feed.xml': (_, response) =>
      response.end(`<rss><channel>${items.join('')}</channel></rss>`.replaceAll('HOST', url)),
    ...{ a: vtt, b: vtt, 'b-en': vtt },
  })
  await db.episode.create({ data: { feedKey: 'x', title: 'A', episodeNumber: 1 } })
  await storeTranscriptOf('1', 'en', '[0:10] By hand.', '')
  for (let hour = 0; hour < 4; hour++) await importEpisodes(source, undefined, false)
  const sources = (await transcripts()).map((stored) => stored.source)
  expect(new Set(sources)).toEqual(new Set([null, `${url}/b-en`]))
  expect(asked.filter((name) => name === 'a')).toHaveLength(1)
  expect(asked.filter((name) => name.startsWith('b')).sort()).toEqual(['b', 'b', 'b-en'])
})
