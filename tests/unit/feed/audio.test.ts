import { expect, test } from 'vitest'
import { audioUrlIn, secondsOf } from '~/domain/episodes/feed/audio'

test.each([
  ['2530', 2_530],
  ['42:10', 2_530],
  ['1:02:10', 3_730],
  ['00:42:10', 2_530],
  ['95:30', 5_730],
  [' 42:10 ', 2_530],
  ['2530.48', 2_530],
  ['24:00:00', 86_400],
])('%j lasts %i seconds', (duration, seconds) => {
  expect(secondsOf(duration)).toBe(seconds)
})

test.each([
  ...['', '0', '00:00', '-5', '+5', '1e3', '٤٢', 'soon', '42 min', 'NaN', '0x10'],
  ...['42:60', '1:60:00', '1:2:3:4', ':10', '10:', '42:10:', '1:-2:3'],
  ...['86401', '24:00:01', '1441:00', '99:59:59', '9'.repeat(400), '9'.repeat(10_000)],
])('%.20j is no length', (duration) => {
  expect(secondsOf(duration)).toBeNull()
})

const enclosure = (url: string, type?: string) => ({
  $: type === undefined ? { url } : { url, type },
})
const found = (url: string, type = 'audio/mpeg') => audioUrlIn([enclosure(url, type)])

test('audio over https is taken, written so that nothing in it ends an attribute', () => {
  expect(found('https://a.example/1.mp3')).toBe('https://a.example/1.mp3')
  expect(found(' https://a.example/1.mp3\n', ' Audio/X-M4A; codecs="mp4a"')).toBe(
    'https://a.example/1.mp3',
  )
  expect(found('https://a.example/"><b>.mp3')).toBe('https://a.example/%22%3E%3Cb%3E.mp3')
})

test.each([
  ['http://a.example/1.mp3', 'audio/mpeg'],
  ['javascript:alert(1)', 'audio/mpeg'],
  ['data:audio/mpeg;base64,AAAA', 'audio/mpeg'],
  ['//a.example/1.mp3', 'audio/mpeg'],
  ['/1.mp3', 'audio/mpeg'],
  ['https://', 'audio/mpeg'],
  ['https://asha:secret@a.example/1.mp3', 'audio/mpeg'],
  [`https://a.example/${'x'.repeat(2_000)}`, 'audio/mpeg'],
  [`https://a.example/${'"'.repeat(700)}`, 'audio/mpeg'],
  ['https://a.example/1.mp4', 'video/mp4'],
  ['https://a.example/1.mp3', 'application/octet-stream'],
  ['https://a.example/1.mp3', 'notaudio/mpeg'],
  ['https://a.example/1.mp3', undefined],
])('%.40s as %s is refused', (url, type) => {
  expect(audioUrlIn([enclosure(url, type)])).toBeNull()
})

test('the first that can be played counts, among enclosures and among links', () => {
  const links = [
    { $: { rel: 'alternate', type: 'audio/mpeg', href: 'https://a.example/page' } },
    { $: { rel: 'enclosure', type: 'audio/mpeg', href: 'https://a.example/1.mp3' } },
  ]
  expect(audioUrlIn(links)).toBe('https://a.example/1.mp3')
  expect(
    audioUrlIn([
      enclosure('http://a.example/1.mp3', 'audio/mpeg'),
      enclosure('https://a.example/2.mp3', 'audio/mpeg'),
      enclosure('https://a.example/3.mp3', 'audio/mpeg'),
    ]),
  ).toBe('https://a.example/2.mp3')
})

test.each([[undefined], ['text'], [['text', null, {}, { $: {} }]], [[]]])(
  '%j has none',
  (elements) => {
    expect(audioUrlIn(elements)).toBeNull()
  },
)
