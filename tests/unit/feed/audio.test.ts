import { expect, test } from 'vitest'
import { findAudio, secondsOf } from '~/domain/episodes/feed/item-fields'

test.each([
  ['2530', 2_530],
  ['42:10', 2_530],
  ['1:02:10', 3_730],
  ['00:42:10', 2_530],
  ['95:30', 5_730],
  [' 42:10 ', 2_530],
  ['2530.48', 2_530],
  ['24:00:00', 86_400],
  ['४२:१०', 2_530],
  ['PT42M10S', 2_530],
  ['PT1H2M10S', 3_730],
  ['42 min', 2_520],
  ['1h 2m', 3_720],
  ['1 hour 2 minutes', 3_720],
])('%j lasts %i seconds', (duration, seconds) => {
  expect(secondsOf(duration)).toBe(seconds)
})

test.each([
  ...['', '0', '00:00', '-5', '+5', '1e3', 'soon', 'PT', 'h', '42 minutes ago', 'NaN', '0x10'],
  ...['42:60', '1:60:00', '1:2:3:4', ':10', '10:', '42:10:', '1:-2:3'],
  ...['86401', '24:00:01', '1441:00', '99:59:59', '9'.repeat(400), '9'.repeat(10_000)],
])('%.20j is no length', (duration) => {
  expect(secondsOf(duration)).toBeNull()
})

const element = (attributes: Record<string, string>) => ({ text: '', attributes })
const enclosure = (url: string, type?: string) =>
  element(type === undefined ? { url } : { url, type })
const found = (url: string, type = 'audio/mpeg') => findAudio([enclosure(url, type)]).url

test('audio over https is taken, written so that nothing in it ends an attribute', () => {
  expect(found('https://a.example/1.mp3')).toBe('https://a.example/1.mp3')
  expect(found(' https://a.example/1.mp3\n', ' Audio/X-M4A; codecs="mp4a"')).toBe(
    'https://a.example/1.mp3',
  )
  expect(found('https://a.example/"><b>.mp3')).toBe('https://a.example/%22%3E%3Cb%3E.mp3')
})

test.each([
  ['https://a.example/1.mp3', undefined],
  ['https://a.example/1.M4A?token=1', ''],
  ['https://a.example/1.mp3', 'application/octet-stream'],
  ['https://a.example/1.opus', 'application/x-download'],
  ['https://a.example/1.mp3', 'mp3'],
  ['https://a.example/1.mp3', 'video/mpeg'],
  ['https://a.example/play/17', undefined],
  ['https://a.example/dl.php?file=1.mp3', 'application/octet-stream'],
  ['https://a.example/play/17', 'binary/octet-stream'],
  ['https://a.example/play?file=17.jpg', ''],
  ['https://a.example/17', 'application/ogg'],
  ['https://a.example/1.mp4', 'audio/mp4'],
])('%.40s as %s is audio by its name or for want of a type', (url, type) => {
  expect(findAudio([enclosure(url, type)])).toEqual({ url, problem: null })
})

test.each([
  ['not-https', 'http://a.example/1.mp3', 'audio/mpeg'],
  ['unusable-url', 'javascript:alert(1)', 'audio/mpeg'],
  ['unusable-url', 'data:audio/mpeg;base64,AAAA', 'audio/mpeg'],
  ['unusable-url', '//a.example/1.mp3', 'audio/mpeg'],
  ['unusable-url', '/1.mp3', 'audio/mpeg'],
  ['unusable-url', 'https://', 'audio/mpeg'],
  ['unusable-url', 'https://asha:secret@a.example/1.mp3', 'audio/mpeg'],
  ['unusable-url', `https://a.example/${'x'.repeat(2_000)}`, 'audio/mpeg'],
  ['unusable-url', `https://a.example/${'"'.repeat(700)}`, 'audio/mpeg'],
  ['not-audio', 'https://a.example/1.mp4', 'video/mp4'],
  ['not-audio', 'https://a.example/1', 'video/mp4'],
  ['not-audio', 'https://a.example/1.jpg', undefined],
  ['not-audio', 'https://a.example/1.pdf', 'application/octet-stream'],
  ['not-audio', 'https://a.example/1', 'text/html'],
  ['no-file', ' ', 'audio/mpeg'],
])('%s is said of %.40s as %s', (problem, url, type) => {
  expect(findAudio([enclosure(url, type)])).toEqual({ url: null, problem })
})

test('the first that can be played counts, among enclosures and among links', () => {
  const links = [
    element({ rel: 'alternate', type: 'audio/mpeg', href: 'https://a.example/page' }),
    element({ rel: 'enclosure', type: 'audio/mpeg', href: 'https://a.example/1.mp3' }),
  ]
  expect(findAudio(links).url).toBe('https://a.example/1.mp3')
  expect(
    findAudio([
      enclosure('http://a.example/1.mp3', 'audio/mpeg'),
      enclosure('https://a.example/2.mp3', 'audio/mpeg'),
      enclosure('https://a.example/3.mp3', 'audio/mpeg'),
    ]).url,
  ).toBe('https://a.example/2.mp3')
})

test('what is nearest to audio is said', () => {
  const video = enclosure('https://a.example/1.mp4', 'video/mp4')
  const insecure = enclosure('http://a.example/1.mp3', 'audio/mpeg')
  expect(findAudio([video, insecure]).problem).toBe('not-https')
  expect(findAudio([insecure, enclosure('/1.mp3')]).problem).toBe('not-https')
  expect(findAudio([element({}), element({ href: 'https://a.example/page' })]).problem).toBe(
    'no-file',
  )
  expect(findAudio([]).problem).toBe('no-file')
})
