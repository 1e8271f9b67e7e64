import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseChapters, parseTranscript } from '~/domain/episodes/feed/transcript'

const read = (name: string) => readFileSync(`tests/data/transcripts/${name}`, 'utf8')
const lines = (name: string, type = '') =>
  parseTranscript(read(name), type)?.map(({ start, speaker, text }) => [start, speaker, text])

test('VTT: voices, settings and notes; parts of a sentence are joined; no markup is left', () => {
  expect(lines('spoken.vtt')).toEqual([
    [0, 'Dr. Rao', 'नमस्ते, आज हम हिन्दी में बात करेंगे।'],
    [760, 'Asha', 'दर्द सहना ज़रूरी नहीं है & पूछना ठीक है।alert(1)'],
  ])
})

test('SRT: speakers before a colon, a cue of two lines', () => {
  expect(lines('spoken.srt')).toEqual([
    [0, 'Dr. Rao', 'Welcome to the third episode.'],
    [760, 'Asha', 'Pain that stops you from working is not normal.'],
  ])
})

test('JSON of the namespace: empty segments are left out, text stays text', () => {
  expect(lines('spoken.json')).toEqual([
    [0, 'Dr. Rao', 'Welcome.'],
    [760, 'Asha', '<b>Pain</b> is a sign.'],
  ])
})

test('HTML: its words, without scripts, styles and attributes; only where the feed says HTML', () => {
  expect(lines('spoken.html', 'text/html')).toEqual([
    [0, 'Dr. Rao', 'Welcome to the clinic.'],
    [760, 'Asha', 'Pain is a sign.'],
  ])
  expect(lines('spoken.html', 'text/vtt')).toBeUndefined()
})

test('plain text: times and speakers where they are written', () => {
  expect(lines('spoken.txt')).toEqual([
    [0, 'Dr. Rao', 'Welcome to the clinic.'],
    [760, 'Asha', 'Pain is a sign.'],
    [760, '', 'Ask your doctor: it helps.'],
  ])
})

test('chapters are in order of time, without those that are not in the table of contents', () => {
  expect(parseChapters(read('chapters.json'))).toEqual([
    { start: 0, title: 'Welcome' },
    { start: 760, title: 'Pain <b>at work</b>' },
  ])
  expect(parseChapters('{"chapters": "none"}')).toBeNull()
})

test.each([
  ['nothing', '  \n'],
  ['broken JSON', '{"segments": ['],
  ['a heading without cues', 'WEBVTT\n\n'],
  ['another kind of XML', '<?xml version="1.0"?><Error>NoSuchKey</Error>'],
  ['a text with NUL bytes', 'WEBVTT\n\n00:01.000 --> 00:02.000\na\0b'],
  ['a time of years', 'WEBVTT\n\n999:00:00.000 --> 999:00:01.000\nhello'],
  ['more than a million characters', `[00:01] ${'word. '.repeat(200)}\n\n`.repeat(1_000)],
])('%s is no transcript', (_, text) => {
  expect(parseTranscript(text)).toBeNull()
})

test.each([
  ['plain text', 'Not found', 'text/vtt'],
  ['a page without speakers and times', '<p>Not found</p>', 'text/html'],
  ['a page nested deeply', `<time>0:01</time>${'<div>'.repeat(100_000)}`, 'text/html'],
  ['JSON of another kind', '["<b>"]', 'application/json'],
  ['a negative time', '{"segments": [{"startTime": -1e308, "body": "early"}]}', 'application/json'],
])('%s is no transcript: %.40j, %s', (_, text, type) => {
  expect(parseTranscript(text, type)).toBeNull()
})

test('hostile text of two megabytes is read or refused in little time', () => {
  const whole = (piece: string) => piece.repeat((2 * 1024 * 1024) / piece.length)
  const cue = (text: string) => whole(`00:01.000 --> 00:02.000\n${text}\n\n`)
  const hostile = [
    [cue(`<v${' '.repeat(8_000)}`), 'text/vtt'],
    [cue('<'.repeat(8_000)), 'text/vtt'],
    [cue('&'.repeat(8_000)), 'text/vtt'],
    [whole('-->\n \n'), 'text/vtt'],
    [`00:01 --> 00:02\n${whole(' ')}`, 'text/vtt'],
    [`<time>0:01</time>${whole('<div>')}`, 'text/html'],
    [`<time>${whole(' ')}`, 'text/html'],
    [whole('<cite>a</cite><time>0:01</time><p>x'), 'text/html'],
    [whole('A.A A.A A.A A.A '), ''],
  ] as const
  for (const [text, type] of hostile) {
    const started = process.cpuUsage()
    parseTranscript(text, type)
    expect(process.cpuUsage(started).user / 1_000).toBeLessThan(5_000)
  }
})
