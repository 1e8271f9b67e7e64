import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fitPodcastPage, hasItsPlaces } from '~/http/podcast/fit-podcast-page.server'

const file = readFileSync('public/xxperiment/index.html', 'utf8')
const unchosen = { language: null, theme: null, neutralTitles: false }
const episode = {
  id: '0b7e6f5c-2f0e-4b46-9d1c-5d0a6c2f8a11',
  episodeNumber: 3,
  title: 'Pain & <b>sleep</b>',
  link: 'https://podcast.example/3?a=1&b="2"',
  publishedAt: new Date('2026-10-19T22:00:00Z'),
}

test('without a choice the page has both languages, and follows the device', () => {
  const html = fitPodcastPage(file, [], unchosen)
  expect(html).toContain('Go to the forum')
  expect(html).toContain('फ़ोरम पर जाएँ')
  expect(html).toContain('media="(prefers-color-scheme: dark)"')
  expect(html).not.toMatch(/<!--|class="episodes"/)
})

test('a chosen language stands alone, in a document of that language', () => {
  const hindi = fitPodcastPage(file, [], { ...unchosen, language: 'hi' })
  expect(hindi).toContain('<html lang="hi">')
  expect(hindi).not.toContain('Go to the forum')
  expect(hindi).toContain('फ़ोरम पर जाएँ')
  const english = fitPodcastPage(file, [], { ...unchosen, language: 'en' })
  expect(english).not.toContain('फ़ोरम पर जाएँ')
})

test.each([
  ['dark', 'media="all"'],
  ['light', 'media="not all"'],
] as const)('a %s theme is kept whatever the device says', (theme, media) => {
  const html = fitPodcastPage(file, [], { ...unchosen, theme })
  expect(html).toContain(media)
  expect(html).toContain(`name="color-scheme" content="${theme}"`)
})

test('an episode has its day, and leads to where it is heard and discussed', () => {
  const html = fitPodcastPage(file, [episode], { ...unchosen, language: 'en' })
  expect(html).toContain('lang="en" dir="auto">3. Pain &amp; &lt;b&gt;sleep&lt;/b&gt;</h3>')
  expect(html).toContain('<span>20 October 2026</span>')
  expect(html).toContain('href="https://podcast.example/3?a=1&amp;b=&quot;2&quot;"')
  expect(html).toContain(`href="/forum?type=episode&amp;episodeId=${episode.id}&amp;lng=en"`)
})

test.each(['<!--episodes hi-->', 'content="light dark"', '<html lang="en">', '<title>'])(
  'a file without %s is noticed',
  (place) => {
    expect(hasItsPlaces(file)).toBe(true)
    expect(hasItsPlaces(file.replace(place, ''))).toBe(false)
  },
)
