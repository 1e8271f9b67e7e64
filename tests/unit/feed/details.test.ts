import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseFeed } from '~/domain/episodes/feed/parse-feed.server'

function read(name: string, url?: string) {
  const text = readFileSync(new URL(`../../data/feeds/${name}`, import.meta.url), 'utf8')
  return readText(text, url)
}

function readText(text: string, url?: string) {
  const result = parseFeed(text, url)
  if (!result.ok) throw new Error(result.problem)
  const { episodes, documents, unread, skipped } = result.value
  return {
    ...{ episodes, unread, skipped },
    people: episodes.map(({ people }) => JSON.parse(people) as unknown),
    documents: episodes.map(({ feedKey }) => documents.get(feedKey) ?? []),
    column: <Key extends keyof (typeof episodes)[number]>(key: Key) =>
      episodes.map((episode) => episode[key]),
  }
}

const transcript = (url: string, type: string, language: string | null = null) => ({
  ...{ kind: 'transcript', url, type, language },
})
const chapters = (url: string) => ({ kind: 'chapters', url })

// The other elements that the hosts of the other fixtures write besides the audio.
test.each([
  ['anchor.xml', [[], []], [null, null]],
  ['libsyn.xml', [[]], ['https://static.example/iron.jpg']],
  [
    'buzzsprout.xml',
    [[transcript('https://www.buzzsprout.example/201/15001/transcript', 'text/html')]],
    [null],
  ],
  ['podbean.xml', [[]], [null]],
  ['acast.xml', [[]], [null]],
  ['transistor.xml', [[], []], [null, null]],
  [
    'captivate.xml',
    [[transcript('https://transcripts.captivate.example/flush.srt', 'application/srt')]],
    [null],
  ],
  ['castopod.xml', [[chapters('https://pod.example/five/chapters')]], [null]],
])('%s names its documents and pictures', (name, documents, images) => {
  const found = read(name)
  expect(found.documents).toEqual(documents)
  expect(found.column('imageUrl')).toEqual(images)
})

test('Spreaker: a summary with an advertisement, a transcript in SRT, a picture of its own', () => {
  const { episodes, documents } = read('spreaker.xml')
  expect(episodes).toMatchObject([
    {
      ...{ season: 2, episodeNumber: 5, title: 'Stretching at a desk', durationSeconds: 900 },
      link: 'https://www.spreaker.example/episode/stretching-at-a-desk--61000001',
      audioUrl: 'https://api.spreaker.example/download/episode/61000001/stretching.mp3',
      audioBytes: 14_400_000,
      publishedAt: new Date('2026-10-06T07:00:05Z'),
      summary: expect.stringMatching(
        /^What helps between two meetings\.\n\nBecome a supporter/,
      ) as string,
      imageUrl: 'https://d3wo5wojvuv7l.spreaker.example/t_rss_itunes_square_1400/desk.jpg',
    },
  ])
  expect(documents).toEqual([
    [transcript('https://transcripts.spreaker.example/61000001.srt', 'application/srt', 'en')],
  ])
})

test('RSS.com: everything twice, two transcripts, chapters and a guest', () => {
  const { episodes, documents, people } = read('rss-com.xml')
  expect(episodes).toMatchObject([
    {
      ...{ season: 1, episodeNumber: 3, title: 'Hot nights', durationSeconds: 1_350 },
      link: 'https://rss.example/podcasts/forty-and-sweating/1200003',
      audioUrl: 'https://content.rss.example/episodes/9/1200003/forty/2026_10_04_hot.mp3',
      audioBytes: 21_600_000,
      publishedAt: new Date('2026-10-04T05:30:00Z'),
      summary: 'What helps at three in the morning.\n\nGuest: Dr. Iyer',
      imageUrl: 'https://img.rss.example/forty/ep_cover_3.png',
    },
  ])
  expect(documents).toEqual([
    [
      transcript('https://transcripts.rss.example/1200003/transcript', 'text/vtt'),
      transcript('https://transcripts.rss.example/1200003/transcript.json', 'application/json'),
      chapters('https://content.rss.example/1200003/chapters.json'),
    ],
  ])
  expect(people).toEqual([[{ name: 'Dr. Iyer', role: 'guest' }]])
})

test('transcripts keep their language and kind, and only web addresses are asked for', () => {
  const { documents, unread } = read('transcripts.xml')
  expect(unread.filter(({ part }) => part === 'transcript' || part === 'chapters')).toEqual([
    { position: 1, title: 'All that a transcript can be', part: 'transcript', text: '' },
    { position: 2, title: 'No transcript', part: 'transcript', text: '' },
    { position: 2, title: 'No transcript', part: 'chapters', text: '' },
  ])
  expect(documents).toEqual([
    [
      transcript('https://files.example/1.vtt', 'text/vtt', 'hi'),
      transcript('https://files.example/1.srt', 'application/srt', 'en'),
      transcript('http://files.example/1.json', 'application/json', 'mr'),
      transcript('https://files.example/1.html', 'text/html'),
      chapters('https://files.example/1.chapters'),
    ],
    [],
  ])
})

test('relative addresses are relative to the feed', () => {
  const item = (path: string) => `<rss><channel><item><title>One</title>
    <podcast:transcript url="${path}.vtt" type="text/vtt"/>
    <podcast:chapters url="${path}.json"/><itunes:image href="${path}.jpg"/></item></channel></rss>`
  const feed = 'https://feeds.example/xx/rss.xml?token=1'
  for (const [path, found] of [
    ['1', 'https://feeds.example/xx/1'],
    ['../1', 'https://feeds.example/1'],
    ['/1', 'https://feeds.example/1'],
    ['//files.example/1', 'https://files.example/1'],
  ] as const) {
    const { documents, column, unread } = readText(item(path), feed)
    expect(documents).toEqual([[transcript(`${found}.vtt`, 'text/vtt'), chapters(`${found}.json`)]])
    expect(column('imageUrl')).toEqual([`${found}.jpg`])
    expect(unread.map(({ part }) => part)).toEqual(['no-file'])
  }
  const { documents, unread } = readText(item('1'))
  expect(documents).toEqual([[]])
  expect(unread.map(({ part }) => part)).toEqual(['no-file', 'transcript', 'chapters', 'picture'])
})

test('no text of a feed turns the direction of what follows it', () => {
  const turned = '\u202e\u2067gnineve\u2066'
  const { episodes, people } = readText(`<rss><channel><item><title>Good ${turned}</title>
    <description>&lt;p&gt;${turned}&lt;/p&gt;</description>
    <podcast:person role="${turned}">${turned}</podcast:person></item></channel></rss>`)
  expect(episodes).toMatchObject([{ title: 'Good gnineve', summary: 'gnineve' }])
  expect(people).toEqual([[{ name: 'gnineve', role: 'gnineve' }]])
})

test('people have a name and a role, each once, without addresses and markup', () => {
  expect(read('people.xml').people).toEqual([
    [
      { name: 'Nila', role: 'host' },
      { name: 'Dr. Rao & son', role: 'guest' },
      { name: 'डॉ. शर्मा', role: 'audio editor' },
      { name: 'Meera', role: 'guest' },
    ],
    [],
  ])
})

test('an episode has its own picture, and not that of the podcast', () => {
  expect(read('images.xml').column('imageUrl')).toEqual([
    'https://images.example/1.jpg?a=1&b=2',
    'http://images.example/2.jpg',
    'https://images.example/3.jpg',
    ...[null, null, null, null],
  ])
})

test('a summary is plain text in paragraphs, from whichever element has words', () => {
  expect(read('summaries.xml').column('summary')).toEqual([
    'First bold & second.\n\nOne\n\nTwo',
    'पहला\n\nदूसरा',
    'First line\n\nSecond line with a < b',
    'Summed up',
    'Encoded',
    'In short',
    null,
  ])
})

test('the size of a file is what the feed says of this file, if that can be', () => {
  const { column } = read('sizes.xml')
  expect(column('audioBytes')).toEqual([
    40_480_000,
    null,
    null,
    null,
    null,
    60_000_000,
    40_480,
    null,
  ])
  expect(column('audioUrl')).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `https://audio.example/${number}.mp3`),
  )
})

test('what is live is no episode, a trailer has no number, and half numbers are said', () => {
  const { episodes, unread } = read('live.xml')
  const told = episodes.map(({ season, episodeNumber, title }) => [season, episodeNumber, title])
  expect(told).toEqual([
    [1, null, 'Trailer'],
    [1, 2, 'Bonus: your letters'],
    [1, 2, 'Two'],
    [1, null, 'Half'],
  ])
  expect(unread.filter(({ part }) => part === 'number')).toMatchObject([
    { position: 4, text: '2.5' },
  ])
})

test('a hostile feed brings neither script, file nor address of its own', () => {
  const { episodes, documents, unread } = read('hostile.xml')
  expect(episodes).toMatchObject([
    { link: null, audioUrl: null, audioBytes: null, imageUrl: null, people: '[]' },
  ])
  const [{ title = '', summary = '' } = {}] = episodes
  expect(title).toMatch(/Sleep$/)
  expect(summary).toMatch(/Words$/)
  expect(title + summary).not.toMatch(/<|root:|hahaha|javascript|evil/)
  expect(documents).toEqual([[]])
  expect(unread.map(({ part }) => part)).toEqual([
    ...['link', 'unusable-url', 'transcript', 'chapters', 'picture'],
  ])
})

test('an item that is there again is left out, one with its own file is not', () => {
  const { episodes, skipped } = read('repeated.xml')
  expect(episodes.map(({ title, audioUrl }) => [title, audioUrl])).toEqual([
    ['One', 'https://audio.example/1.mp3'],
    ['Another with the guid of the first', 'https://audio.example/2.mp3'],
  ])
  expect(skipped).toEqual([
    { position: 2, reason: 'repeated' },
    { position: 4, reason: 'repeated' },
    { position: 5, reason: 'no-title' },
  ])
  expect(new Set(episodes.map(({ feedKey }) => feedKey)).size).toBe(2)
})
