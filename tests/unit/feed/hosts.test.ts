import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseFeed } from '~/domain/episodes/feed/parse-feed.server'

// Feeds in the format of each host, about podcasts that do not exist.

function read(name: string) {
  const text = readFileSync(new URL(`../../data/feeds/${name}`, import.meta.url), 'utf8')
  const result = parseFeed(text)
  if (!result.ok) throw new Error(result.problem)
  const { episodes, skipped, unread } = result.value
  const told = episodes.map(({ season, episodeNumber, title }) => [season, episodeNumber, title])
  const heard = episodes.map(({ audioUrl, durationSeconds }) => [audioUrl, durationSeconds])
  const dates = episodes.map(({ publishedAt }) => publishedAt?.toISOString().slice(0, 16) ?? null)
  const without = unread.map(({ position, part, text: written }) => [position, part, written])
  const links = episodes.map(({ link }) => link)
  return { told, heard, dates, links, skipped, without }
}

test('Anchor: season and number before the title, a trailer without a number', () => {
  expect(read('anchor.xml')).toMatchObject({
    told: [
      [2, 1, 'Who listens to pain?'],
      [1, null, 'Trailer'],
    ],
    heard: [
      [expect.stringContaining('/play/90/https%3A%2F%2Fcdn.example%2Fstaging'), 1_971],
      ['https://anchor.example/s/1a2b/podcast/play/80/0.m4a', 64],
    ],
    dates: ['2026-10-08T04:30', '2026-09-01T04:30'],
    without: [],
  })
})

test('Libsyn: an ampersand escaped twice, a zone by its name, an address in CDATA', () => {
  expect(read('libsyn.xml')).toEqual({
    told: [[null, 14, 'Iron & sleep – what helps']],
    heard: [['https://traffic.libsyn.example/secure/slowmornings/iron.mp3?dest-id=2210304', 1_466]],
    dates: ['2026-10-05T11:00'],
    links: ['https://slowmornings.libsyn.example/iron?utm_source=feed&utm_medium=rss'],
    skipped: [],
    without: [],
  })
})

test('Buzzsprout: no link, seconds, season and number', () => {
  expect(read('buzzsprout.xml')).toMatchObject({
    told: [[1, 3, 'The scan that said nothing']],
    heard: [['https://www.buzzsprout.example/201/episodes/15001-the-scan.mp3', 1_657]],
    dates: ['2026-10-07T09:00'],
    links: [null],
    without: [],
  })
})

test('Podbean: unknown entities, bare ampersands and open HTML cost nothing', () => {
  expect(read('podbean.xml')).toMatchObject({
    told: [[null, 7, 'Q &gtgt; A… your letters answered']],
    heard: [['https://mcdn.podbean.example/mf/web/abc/letters.mp3?a=1&copy=2&times=3', 568]],
    dates: ['2026-10-09T12:45'],
    without: [],
  })
})

test('Acast: numbers in CDATA and on lines of their own', () => {
  expect(read('acast.xml')).toMatchObject({
    told: [[1, 3, 'Nobody said fibroid']],
    heard: [['https://sphinx.acast.example/p/open/s/61/e/62/media.mp3', 2_462]],
    without: [],
  })
})

test('Megaphone without guids: a link that all share makes them not one', () => {
  expect(read('megaphone.xml')).toMatchObject({
    told: [
      [null, null, 'Working at four in the morning'],
      [null, null, 'The body clock'],
    ],
    dates: ['2026-10-06T09:00', '2026-09-29T09:00'],
    skipped: [],
    without: [],
  })
})

test('Transistor: number 1 of two seasons', () => {
  expect(read('transistor.xml')).toMatchObject({
    told: [
      [1, 1, 'What is endometriosis?'],
      [2, 1, 'What is PMOS?'],
    ],
    heard: [
      ['https://media.transistor.example/11/11.mp3', 749],
      ['https://media.transistor.example/21/21.mp3', 800],
    ],
    without: [],
  })
})

test('Captivate: all on one line, a number after the title', () => {
  expect(read('captivate.xml')).toMatchObject({
    told: [[3, 12, 'Hot flushes - EP12']],
    heard: [['https://podcasts.captivate.example/media/0d7b/flush.mp3', 1_665]],
    dates: ['2026-10-03T07:30'],
  })
})

test('Simplecast: the number once, an escaped address', () => {
  expect(read('simplecast.xml')).toMatchObject({
    told: [[null, 27, 'The number on the scale']],
    heard: [['https://afp.simplecast.example/27/audio.mp3?aid=rss_feed&feed=abc', 1_812]],
  })
})

test('WordPress with PowerPress: numeric entities, a post without sound, a comment at the end', () => {
  expect(read('powerpress.xml')).toMatchObject({
    told: [
      [null, null, 'Is 1 < 2 cups enough? “Water” & salt…'],
      [null, null, 'A post without sound'],
    ],
    heard: [
      ['https://media.blubrry.example/kitchen/water.mp3', 700],
      [null, null],
    ],
    without: [[2, 'no-file', '']],
  })
})

test('Blubrry: vague types, and what cannot be used is said as it is', () => {
  expect(read('blubrry.xml')).toMatchObject({
    heard: [
      ['https://media.blubrry.example/mothertongue/1.MP3', null],
      ['https://media.blubrry.example/play/2', 600],
      [null, null],
      [null, null],
    ],
    dates: ['2026-10-12T00:00', '2026-10-12T10:00', null, '2026-10-12T10:00'],
    without: [
      [3, 'not-https', ''],
      [3, 'duration', 'about an hour'],
      [3, 'date', 'Monday the twelfth'],
      [4, 'not-audio', ''],
    ],
  })
})

test('Castopod: season, number and file by the podcast namespace alone', () => {
  expect(read('castopod.xml')).toMatchObject({
    told: [[4, 2, 'Hysterectomy, told by five women']],
    heard: [['https://pod.example/audio/@ward/five-women.opus', 3_601]],
    without: [],
  })
})

test('a host in Hindi: Devanagari digits and names of months', () => {
  expect(read('hindi.xml')).toMatchObject({
    told: [
      [null, 3, 'पीरियड्स और स्कूल'],
      [null, 2, 'दर्द की भाषा'],
      [1, 1, 'पहली बात'],
    ],
    heard: [
      ['https://media.hub.example/3.mp3', 1_510],
      ['https://media.hub.example/2.mp3', null],
      ['https://media.hub.example/1.mp3', null],
    ],
    dates: ['2026-10-12T05:00', '2026-10-05T00:00', '2026-09-28T04:30'],
    without: [],
  })
})

test('Atom with a prefix, whose entry quotes another feed', () => {
  expect(read('atom-prefixed.xml')).toMatchObject({
    told: [[null, 5, 'Dear Doctor — listen']],
    heard: [['https://letters.example/5.ogg', 900]],
    dates: ['2026-10-11T03:30'],
    links: ['https://letters.example/5'],
    without: [],
  })
})

test('RSS 1.0', () => {
  expect(read('rss-1.0.rdf')).toMatchObject({
    told: [[null, 9, 'Midwives on record']],
    heard: [['https://archive.example/9.mp3', null]],
    dates: ['2026-10-02T02:30'],
    links: ['https://archive.example/9'],
    without: [],
  })
})
