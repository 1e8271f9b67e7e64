import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { subscribeLinks } from '~/content/podcast'
import { renderPodcastPage, hasPlaceholders } from '~/http/podcast/podcast-page.server'

const file = readFileSync('public/xxperiment/index.html', 'utf8')
const unchosen = {
  language: null,
  theme: 'light',
  lite: false,
  neutralTitles: false,
  isMember: false,
} as const
const episode = {
  id: '0b7e6f5c-2f0e-4b46-9d1c-5d0a6c2f8a11',
  season: 1,
  path: '/episodes/3',
  shownSeason: null,
  hasTranscript: true,
  cover: null,
  summary: 'Why <i>pain</i> keeps you awake.',
  episodeNumber: 3,
  title: 'Pain & <b>sleep</b>',
  link: 'https://podcast.example/3?a=1&b="2"',
  audioUrl: 'https://audio.example/3.mp3?a=1&b=2',
  durationSeconds: 2_530,
  publishedAt: new Date('2026-10-19T22:00:00Z'),
}
const inEnglish = { ...unchosen, language: 'en' } as const

test('without a choice the page has both languages, and is light as every other', () => {
  const html = renderPodcastPage(file, [], unchosen)
  expect(html).toContain('Go to the forum')
  expect(html).toContain('फ़ोरम पर जाएँ')
  expect(html).toContain('media="not all"')
  expect(html).not.toMatch(/<!--|class="episodes"/)
})

test('a chosen language stands alone, in a document of that language', () => {
  const hindi = renderPodcastPage(file, [], { ...unchosen, language: 'hi' })
  expect(hindi).toContain('<html lang="hi">')
  expect(hindi).not.toContain('Go to the forum')
  expect(hindi).toContain('फ़ोरम पर जाएँ')
  const english = renderPodcastPage(file, [], { ...unchosen, language: 'en' })
  expect(english).not.toContain('फ़ोरम पर जाएँ')
})

test('its header leads members to their profile, and visitors to sign in', () => {
  const visitors = renderPodcastPage(file, [], unchosen)
  const members = renderPodcastPage(file, [], { ...unchosen, isMember: true })
  expect(visitors).toMatch(/>Sign In<[^]*>साइन इन करें</)
  expect(visitors.match(/\/auth\/signup/g)).toHaveLength(2)
  expect(members).not.toMatch(/>Sign In<|>साइन इन करें<|\/auth\/signup/)
  expect(members).toMatch(/href="\/profile">Profile<[^]*href="\/profile\?lng=hi">प्रोफ़ाइल</)
})

test.each([
  ['dark', 'media="all"'],
  ['light', 'media="not all"'],
] as const)('a %s theme is kept whatever the device says', (theme, media) => {
  const html = renderPodcastPage(file, [], { ...unchosen, theme })
  expect(html).toContain(media)
  expect(html).toContain(`name="color-scheme" content="${theme}"`)
})

test('only the lite version has no script for a theme that no cookie keeps', () => {
  expect(renderPodcastPage(file, [], unchosen)).toContain('<script src="/xxperiment/theme.js">')
  expect(renderPodcastPage(file, [], { ...unchosen, lite: true })).not.toContain('<script')
})

test('its footer offers the lite version and neutral titles, and the way back from them', () => {
  const plain = renderPodcastPage(file, [], unchosen)
  for (const words of ['value="1">Lite version<', 'value="1">हल्का पेज (कम डेटा)<'])
    expect(plain).toContain(words)
  expect(plain.match(/value="neutral" aria-pressed="false"/g)).toHaveLength(2)
  const chosen = renderPodcastPage(file, [], { ...unchosen, lite: true, neutralTitles: true })
  for (const words of ['value="0">Full version<', 'value="0">पूरा पेज<'])
    expect(chosen).toContain(words)
  expect(chosen.match(/value="full" aria-pressed="true"/g)).toHaveLength(2)
})

test('an episode has its day and length, and leads to where it is discussed', () => {
  const html = renderPodcastPage(file, [episode], inEnglish)
  expect(html).toContain(
    'lang="en" dir="auto"><a href="/episodes/3?lng=en">3. Pain &amp; &lt;b&gt;',
  )
  expect(html).toContain('<time datetime="2026-10-20">20 October 2026</time>')
  expect(html).toContain('<time datetime="PT2530S">42 min</time>')
  expect(html).toContain('href="https://podcast.example/3?a=1&amp;b=&quot;2&quot;"')
  expect(html).toContain(`href="/forum?type=episode&amp;episodeId=${episode.id}&amp;lng=en"`)
  expect(renderPodcastPage(file, [episode], { ...unchosen, language: 'hi' })).toContain('>42 मिनट<')
})

test('an episode has its picture, or a sun with its number, and the beginning of its summary', () => {
  const html = (cover: string | null) => renderPodcastPage(file, [{ ...episode, cover }], inEnglish)
  expect(html(null)).toContain('<span class="cover" aria-hidden="true">3</span>')
  expect(html('0123456789abcdef')).toContain(
    `<img class="cover" src="/episodes/${episode.id}/cover/small-0123456789abcdef.jpg"`,
  )
  expect(html(null)).toContain('lang="en" dir="auto">Why &lt;i&gt;pain&lt;/i&gt; keeps you awake.')
})

test('an episode leads to its page, and to its transcript if it has one', () => {
  const html = (hasTranscript: boolean, choice: 'en' | 'hi') =>
    renderPodcastPage(file, [{ ...episode, hasTranscript }], { ...unchosen, language: choice })
  const title = 'Pain &amp; &lt;b&gt;sleep&lt;/b&gt;'
  for (const [choice, label] of [
    ['en', 'Transcript'],
    ['hi', 'पूरी बातचीत पढ़ें'],
  ] as const) {
    const page = `<a href="/episodes/3?lng=${choice}">3. ${title}</a>`
    const transcript = `<a href="/episodes/3?lng=${choice}#transcript" aria-label="${label}: ${title}">${label}</a>`
    expect(html(true, choice)).toContain(page)
    expect(html(true, choice)).toContain(transcript)
    expect(html(false, choice)).toContain(page)
    expect(html(false, choice)).not.toContain('#transcript')
  }
})

test('its season is shown where another has the same number', () => {
  const html = (choice: 'en' | 'hi') =>
    renderPodcastPage(file, [{ ...episode, shownSeason: 1 }], { ...unchosen, language: choice })
  expect(html('en')).toContain('<span lang="en">Season 1</span> · 3. Pain')
  expect(html('hi')).toContain('<span lang="hi">सीज़न 1</span> · 3. Pain')
})

test('it is played on the page, and nothing of it is fetched before', () => {
  const html = renderPodcastPage(file, [episode], inEnglish)
  const audio = /<audio ([^>]*)>(.*?)<\/audio>/.exec(html)
  expect(audio?.[1]).toMatch(
    /^controls preload="none" src="https:\/\/audio\.example\/3\.mp3\?a=1&amp;b=2"/,
  )
  expect(audio?.[1]).toContain('aria-label="Listen: Pain &amp; &lt;b&gt;sleep&lt;/b&gt;"')
  expect(audio?.[2]).toBe('<a href="https://audio.example/3.mp3?a=1&amp;b=2">Listen</a>')
})

test('an episode of which the feed says no more has neither length nor player', () => {
  const bare = { ...episode, audioUrl: null, durationSeconds: null, publishedAt: null }
  const html = renderPodcastPage(file, [bare], inEnglish)
  expect(html).not.toMatch(/<audio|<time|class="facts"/)
  expect(html).toContain('>Listen</a>')
})

test.each(['<!--episodes hi-->', 'content="light"', '<html lang="en">', '<title>'])(
  'a file without %s is noticed',
  (place) => {
    expect(hasPlaceholders(file)).toBe(true)
    expect(hasPlaceholders(file.replace(place, ''))).toBe(false)
  },
)

test('it leads to asking a guest and to where the podcast is followed, also without episodes', () => {
  for (const [language, episodes] of [
    ['en', []],
    ['hi', [episode]],
  ] as const) {
    const html = renderPodcastPage(file, [...episodes], { ...unchosen, language })
    expect(html).toContain(`href="/episodes/ask?lng=${language}"`)
    for (const { url, name } of subscribeLinks)
      expect(html).toContain(`<a href="${url}">${name}</a>`)
  }
})
