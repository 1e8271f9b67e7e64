import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { decodeFeed } from '~/domain/episodes/feed/decode-feed.server'
import { parseFeed, type ParsedFeed } from '~/domain/episodes/feed/parse-feed.server'
import { cleanTitle, splitNumber } from '~/domain/episodes/feed/item-fields'

const fixture = (name: string) =>
  readFileSync(new URL(`../../data/feeds/${name}`, import.meta.url), 'utf8')

function parsed(text: string): ParsedFeed {
  const result = parseFeed(text)
  if (!result.ok) throw new Error(result.problem)
  return result.value
}

const item = (inside: string) =>
  `<rss version="2.0"><channel><item>${inside}</item></channel></rss>`

test('an Atom feed too', () => {
  expect(parsed(fixture('atom.xml')).episodes).toMatchObject([
    {
      episodeNumber: 1,
      title: 'The pain that is not in your head',
      link: 'https://podcast.example/1',
      audioUrl: 'https://audio.example/1.mp3',
      durationSeconds: null,
      publishedAt: new Date('2026-10-12T04:30:00Z'),
    },
  ])
})

test('an episode is known by its guid, else its link, else its title and date', () => {
  const keyOf = (inside: string) => parsed(item(inside)).episodes[0]?.feedKey
  const guid = keyOf('<title>A</title><guid>g</guid><link>https://a.example/1</link>')
  expect(keyOf('<title>B</title><guid>g</guid><link>https://a.example/2</link>')).toBe(guid)
  const link = keyOf('<title>A</title><link>https://a.example/1</link>')
  expect(keyOf('<title>B</title><link>https://a.example/1</link>')).toBe(link)
  const title = keyOf('<title>A</title><pubDate>Mon, 12 Oct 2026 10:00:00 GMT</pubDate>')
  expect(keyOf('<title>A</title><pubDate>2026-10-12T10:00:00Z</pubDate>')).toBe(title)
  expect(keyOf('<title>A</title><pubDate>2026-10-13T10:00:00Z</pubDate>')).not.toBe(title)
  expect(new Set([guid, link, title]).size).toBe(3)
})

test.each([
  '',
  'not XML at all',
  '{"items": []}',
  '<!doctype html><html><body><p>Moved<br></body></html>',
  '<?xml version="1.0"?><opml version="2.0"><body/></opml>',
  '<rss version="2.0"></rss>',
  '<rss version="2.0"><channel><item><title>Cut off',
])('%j is no feed', (text) => {
  expect(parseFeed(text)).toMatchObject({ ok: false, problem: 'not-a-feed' })
})

test('entities that a feed defines are not expanded', () => {
  const bomb = '<!DOCTYPE a [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'
  expect(parsed(bomb + item('<title>&b;</title>')).episodes[0]?.title).toBe('&b;')
})

test('a feed without items is a feed', () => {
  expect(parsed('<rss version="2.0"><channel/></rss>')).toEqual({
    episodes: [],
    skipped: [],
    unread: [],
    documents: new Map(),
  })
  expect(parsed(item(''))).toMatchObject({ skipped: [{ position: 1, reason: 'no-title' }] })
})

test.each([['-1'], ['1.5'], ['99999999999999999999'], ['twelve'], ['']])(
  'the number %j is none',
  (number) => {
    const text = item(`<title>A</title><itunes:episode>${number}</itunes:episode>`)
    expect(parsed(text).episodes[0]?.episodeNumber).toBeNull()
  },
)

test('titles lose tags, control characters and length, not their sense', () => {
  expect(cleanTitle('a\u0000b\u200D \t\n <br/>&#2361;&#x1F600;&bogus; 1 < 2')).toBe(
    'a b\u200D ह😀&bogus; 1 < 2',
  )
  const { episodes } = parsed(item(`<title>${'क'.repeat(400)}</title>`))
  expect([...(episodes[0]?.title ?? '')]).toHaveLength(201)
})

// A title, its season and number in elements of their own, and what is shown.
test.each([
  ['Episode 12: Sleep', null, null, null, 12, 'Sleep'],
  ['Ep. 12 – Sleep', null, 12, null, 12, 'Sleep'],
  ['#12 | Sleep', null, null, null, 12, 'Sleep'],
  ['एपिसोड 12: नींद', null, null, null, 12, 'नींद'],
  ['Episode 12: Sleep', null, 13, null, 13, 'Episode 12: Sleep'],
  ['Episode 12', null, null, null, null, 'Episode 12'],
  ['12 rules', null, null, null, null, '12 rules'],
  ['Episodes 1: not one', null, null, null, null, 'Episodes 1: not one'],
  ['एपिसोड ३: नींद', null, null, null, 3, 'नींद'],
  ['एपिसोड 3 - नींद', null, null, null, 3, 'नींद'],
  ['एपिसोड-३ । ५ बातें', null, null, null, 3, '५ बातें'],
  ['ऐपिसोड #३ | नींद', null, null, null, 3, 'नींद'],
  ['कड़ी ३: नींद', null, null, null, 3, 'नींद'],
  ['कडी ३: नींद', null, null, null, 3, 'नींद'],
  ['अंक ३: नींद', null, null, null, 3, 'नींद'],
  ['एपिसोड नं. ३: नींद', null, null, null, 3, 'नींद'],
  ['एपिसोड नंबर ३ - नींद', null, null, null, 3, 'नींद'],
  ['एपिसोड क्रमांक ३ | नींद', null, null, null, 3, 'नींद'],
  ['Episode Number 3: Sleep', null, null, null, 3, 'Sleep'],
  ['Ep. 3 Sleep', null, null, null, 3, 'Sleep'],
  ['Ep 3 नींद', null, null, null, 3, 'नींद'],
  ['EP03: Sleep', null, null, null, 3, 'Sleep'],
  ['E3 - Sleep', null, null, null, 3, 'Sleep'],
  ['#३ – नींद', null, null, null, 3, 'नींद'],
  ['#3. Sleep', null, null, null, 3, 'Sleep'],
  ['[Ep 3] Sleep', null, null, null, 3, 'Sleep'],
  ['Episode ٣: sleep', null, null, null, 3, 'sleep'],
  ['Episode No. 3: Sleep', null, null, null, 3, 'Sleep'],
  ['Episode 3 of many', null, null, null, null, 'Episode 3 of many'],
  ['#1 Killer of women', null, null, null, null, '#1 Killer of women'],
  ['एपिसोड ३', null, null, null, null, 'एपिसोड ३'],
  ['S2E3: Sleep', null, null, 2, 3, 'Sleep'],
  ['S02 E03 | Sleep', null, null, 2, 3, 'Sleep'],
  ['Season 2, Episode 3 - Sleep', 2, null, 2, 3, 'Sleep'],
  ['सीज़न २ एपिसोड ३: नींद', null, null, 2, 3, 'नींद'],
  ['S2E3: Sleep', 1, null, 1, null, 'S2E3: Sleep'],
])('%s, season %s, number %s', (title, season, number, shownSeason, shownNumber, shownTitle) => {
  expect(splitNumber(title, number, season)).toEqual({
    season: shownSeason,
    number: shownNumber,
    title: shownTitle,
  })
})

test.each([
  ['Rest &amp;amp; iron', 'Rest & iron'],
  ['Tom &amp Jerry &lt3 &ampere', 'Tom & Jerry &lt3 &ampere'],
  ['Rest &hellip; &nbsp; iron&mdash;now', 'Rest … iron—now'],
  ['<![CDATA[Rest &amp;amp;amp; iron &eacute;]]>', 'Rest & iron é'],
  ['&amp;lt;i&amp;gt;Rest&amp;lt;/i&amp;gt;', 'Rest'],
  ['Q &gtgt; A &; &#; &#x; & B &nope; &#xFFFFFF;', 'Q &gtgt; A &; &#; &#x; & B &nope; \uFFFD'],
  ['A\u000B\u0000B <b>bold</b>', 'A B bold'],
])('the title %j reads %j', (written, title) => {
  expect(parsed(item(`<title>${written}</title>`)).episodes[0]?.title).toBe(title)
})

test('a small fault costs its item at most', () => {
  const items = [
    '<item><title>One</title><description>a <br> b <p>c & d</description></item>',
    '<item><title>Two</title><enclosure url="https://a.example/2.mp3" type="audio/mpeg">',
    '<item><title>Three</title><enclosure url=https://a.example/3.mp3 type=audio/mpeg></item>',
    '<item><title>Four</title></b></nothing></item>',
    '<item><unknown:x xmlns:unknown=""><title>Not this</title></unknown:x><title>Five</title></item>',
  ]
  const { episodes } = parsed(`<rss version="2.0"><channel>${items.join('')}</channel></rss>`)
  expect(episodes.map(({ title, audioUrl }) => [title, audioUrl])).toEqual([
    ['One', null],
    ['Two', 'https://a.example/2.mp3'],
    ['Three', 'https://a.example/3.mp3'],
    ['Four', null],
    ['Five', null],
  ])
})

test('the vocabulary counts, not the prefix that stands for it', () => {
  const text = `<rss version="2.0" xmlns:i="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:p="https://podcastindex.org/namespace/1.0">
    <channel><item><title>A</title><i:season>2</i:season><i:episode>none</i:episode><p:episode>5</p:episode></item></channel></rss>`
  expect(parsed(text).episodes).toMatchObject([{ season: 2, episodeNumber: 5 }])
})

test('episodes without a guid stay apart, and one that is listed twice is one', () => {
  const shared = '<link>https://a.example</link>'
  const audio = (name: string) => `<enclosure url="https://a.example/${name}.mp3"/>`
  const items = [
    `<item><title>A</title>${shared}${audio('a')}</item>`,
    `<item><title>B</title>${shared}${audio('b')}</item>`,
    `<item><title>C</title>${shared}</item>`,
    `<item><title>D</title><guid>https://a.example</guid>${audio('d')}</item>`,
    `<item><title>E</title><guid>https://a.example</guid>${audio('e')}</item>`,
    `<item><title>A</title><guid>another</guid>${audio('a')}</item>`,
  ]
  const { episodes, skipped } = parsed(`<rss><channel>${items.join('')}</channel></rss>`)
  expect(episodes.map(({ title }) => title)).toEqual(['A', 'B', 'C', 'D', 'E'])
  expect(skipped).toEqual([{ position: 6, reason: 'repeated' }])
})

test.each([
  ['cut off between items', '<rss version="2.0"><channel>\n<item><title>A</title></item>\n', 3],
  ['nested too deeply', `${'<rss>'.repeat(50)}\n${'<a>'.repeat(100)}`, 2],
])('a feed %s is refused with its line', (_, text, line) => {
  expect(parseFeed(text)).toEqual({ ok: false, problem: 'not-a-feed', detail: `line ${line}` })
})

test('hostile XML of three megabytes is read or refused in little time', () => {
  const size = 3 * 1024 * 1024
  const inside = (piece: string) => item(piece.repeat(size / piece.length))
  const hostile = [
    ...['<title>', '<item>', '<a>', '</a>', '<a>x</a>', '&', '&amp;', '<!--', '<![CDATA[', '<'],
    ...["<a b='", '<a b ', '<!DOCTYPE a [<!ENTITY a "aaaa">', '<?x ', '<title>&a;', ']]>'],
    'xmlns:a="',
  ].map(inside)
  const title = item(`<title>${'&amp;'.repeat(600_000)}</title>`)
  const dashes = item(`<title>Ep 3 ${'- '.repeat(1_500_000)}</title>`)
  for (const text of [...hostile, title, dashes, ' '.repeat(size)]) {
    const started = process.cpuUsage()
    parseFeed(text)
    expect(process.cpuUsage(started).user / 1_000).toBeLessThan(5_000)
  }
})

describe('encodings', () => {
  const declared = (encoding: string) =>
    `<?xml version="1.0" encoding="${encoding}"?><rss version="2.0"><channel><item><title>Café à la हिन्दी</title></item></channel></rss>`
  const latin = (encoding: string) => declared(encoding).replace(' हिन्दी', '')
  const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16()
  const mark = '\uFEFF'

  test.each([
    ['UTF-8', Buffer.from(declared('UTF-8')), ''],
    ['UTF-8 with a mark', Buffer.from(mark + declared('UTF-8')), ''],
    [
      'UTF-8 that says latin-1',
      Buffer.from(declared('ISO-8859-1')),
      'text/xml; charset=iso-8859-1',
    ],
    ['UTF-8 that says UTF-16', Buffer.from(declared('utf-16')), ''],
    ['UTF-8 of an unknown name', Buffer.from(declared('utf8mb4')), 'text/xml; charset=none'],
    ['UTF-16 with a mark', Buffer.from(mark + declared('UTF-16'), 'utf16le'), ''],
    ['UTF-16 without one', Buffer.from(declared('UTF-16'), 'utf16le'), 'text/xml; charset=utf-8'],
    ['UTF-16, big end first', bigEndian(mark + declared('UTF-16')), ''],
    ['UTF-16, big end first, without a mark', bigEndian(declared('UTF-8')), ''],
  ])('%s', (_, bytes, contentType) => {
    const { episodes } = parsed(decodeFeed({ bytes, contentType }))
    expect(episodes[0]?.title).toBe('Café à la हिन्दी')
  })

  test.each([
    ['latin-1', latin('ISO-8859-1'), ''],
    ['latin-1 that says UTF-8', latin('UTF-8'), 'text/xml; charset=utf-8'],
    ['latin-1 by its server only', latin(''), 'text/xml; charset="ISO-8859-1"'],
    ['latin-1 undeclared', latin('').replace(/<\?xml.*?\?>/, ''), ''],
  ])('%s', (_, text, contentType) => {
    const bytes = Buffer.from(text, 'latin1')
    const { episodes } = parsed(decodeFeed({ bytes, contentType }))
    expect(episodes[0]?.title).toBe('Café à la')
  })

  test('a bad byte spoils one letter, not the feed', () => {
    const bytes = Buffer.from(declared('UTF-8'))
    bytes[bytes.indexOf(Buffer.from('é'))] = 0xff
    const { episodes } = parsed(decodeFeed({ bytes, contentType: '' }))
    expect(episodes[0]?.title).toMatch(/^Caf\uFFFD+ à la हिन्दी$/)
  })

  test('an encoding of plain ASCII bytes, where it is declared', () => {
    const bytes = Buffer.from(
      '<?xml version="1.0" encoding="ISO-2022-JP"?><a>\x1b$B%"\x1b(B</a>',
      'latin1',
    )
    expect(decodeFeed({ bytes, contentType: '' })).toContain('<a>ア</a>')
  })
})
