import type { RequestListener } from 'node:http'
import { performance } from 'node:perf_hooks'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { db } from '~/database/db.server'
import { readDocument } from '~/domain/episodes/feed/read-feed.server'
import { importEpisodes } from '~/domain/episodes/import-episodes.server'
import { serve } from '../../support/site/feed-server'

// Reading and refusing documents is the same on every database.
const megabyte = 1024 * 1024
const good = 'WEBVTT\n\n00:01.000 --> 00:02.000\nWelcome.\n'

async function serving(listener: RequestListener) {
  const { url, stop } = await serve(listener)
  onTestFinished(stop)
  return url
}

type Answer = { type?: string; answer: RequestListener }

const body =
  (content: string | Buffer, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(200, headers).end(content)
const to =
  (location: string): RequestListener =>
  (_, response) =>
    response.writeHead(302, { Location: location }).end()
const cue = (text: string) => `WEBVTT\n\n00:01.000 --> 99:00:00.000\n${text}\n`

/**
 * Imports a feed. It has an episode for each answer, which is the episode's transcript, and a last one with a good
 * transcript.
 */
async function importing(answers: Record<string, Answer>) {
  const names = [...Object.keys(answers), 'good']
  const items = (url: string) =>
    names.map(
      (name, index) => `<item><title>${name}</title><guid>${name}</guid>
        <podcast:transcript url="${url}/${index}" type="${answers[name]?.type ?? 'text/vtt'}" language="en"/></item>`,
    )
  const url: string = await serving((request, response) => {
    const index = Number.parseInt(request.url?.slice(1) ?? '')
    if (Number.isNaN(index))
      return response.end(`<rss><channel>${items(url).join('')}</channel></rss>`)
    const answer = answers[names[index] ?? '']?.answer ?? body(good)
    answer(request, response)
  })
  const result = await importEpisodes(`${url}/feed`)
  if (!result.ok) throw new Error(result.problem)
  const rows = await db.episode.findMany({
    select: { title: true, transcripts: { select: { cues: true } } },
  })
  return {
    problems: Object.fromEntries(
      result.value.documents.map(({ episode, problem }) => [episode.title, problem]),
    ),
    stored: Object.fromEntries(
      rows.flatMap(({ title, transcripts: [transcript] }) =>
        transcript ? [[title, transcript.cues]] : [],
      ),
    ),
  }
}

test('what is too large, no transcript or not to be had is refused, and the rest is read', async () => {
  const { problems, stored } = await importing({
    'twenty megabytes': { answer: body(Buffer.alloc(20 * megabyte, good)) },
    'a bomb': {
      answer: body(gzipSync(Buffer.alloc(50 * megabyte, good)), { 'Content-Encoding': 'gzip' }),
    },
    'a wrong encoding': { answer: body(good, { 'Content-Encoding': 'gzip' }) },
    'a page of errors': { answer: body('<div>Gone</div><script>alert(1)</script>') },
    'a picture': {
      type: 'text/plain',
      answer: body(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), { 'Content-Type': 'image/png' }),
    },
    'a refusal': { answer: (_, response) => response.writeHead(403).end(good) },
  })
  expect(problems).toEqual({
    'twenty megabytes': 'too-large',
    'a bomb': 'too-large',
    'a wrong encoding': 'unreachable',
    'a page of errors': 'not-readable',
    'a picture': 'not-readable',
    'a refusal': 'bad-status',
    good: null,
  })
  expect(Object.keys(stored)).toEqual(['good'])
})

test('of HTML with scripts and of bad bytes only the words are kept', async () => {
  const badByte = Buffer.concat([Buffer.from(cue('दर्द').trimEnd()), Buffer.from([0xff])])
  const html =
    '<cite>Asha:</cite><time>0:01</time><p>Hello <img src=x onerror=alert(1)><script>alert(2)</script></p>'
  const { problems, stored } = await importing({
    scripts: { type: 'text/html', answer: body(html) },
    bytes: { answer: body(badByte) },
  })
  expect(problems).toEqual({ scripts: null, bytes: null, good: null })
  expect(JSON.parse(stored.scripts ?? '')).toEqual([{ start: 1, speaker: 'Asha', text: 'Hello' }])
  expect(JSON.parse(stored.bytes ?? '')).toEqual([{ start: 1, speaker: '', text: 'दर्द\uFFFD' }])
})

test('this thread stays free while a list of a million wrong parts is refused', async () => {
  const list = (name: string) => `{"${name}":[${'1,'.repeat(megabyte - 20)}1]}`
  const before = performance.eventLoopUtilization()
  const { problems } = await importing({
    segments: { type: 'application/json', answer: body(list('segments')) },
  })
  const { utilization } = performance.eventLoopUtilization(before)
  expect(problems).toEqual({ segments: 'not-readable', good: null })
  expect(utilization).toBeLessThan(0.5)
})

test('no redirect leads to this machine, its network or its files', async () => {
  const secret = vi.fn<RequestListener>((_, response) => response.end(good))
  const inside = await serving(secret)
  const at = (host: string) => to(inside.replace('127.0.0.1', host))
  const { problems, stored } = await importing({
    'this machine': { answer: to(inside) },
    'this machine by name': { answer: at('localhost') },
    'this machine by its whole name': { answer: at('localhost.') },
    'this machine in decimals': { answer: at('2130706433') },
    'this machine in octals': { answer: at('0177.1') },
    'this machine by IPv6': { answer: at('[::1]') },
    'this machine, mapped': { answer: at('[::ffff:127.0.0.1]') },
    'every address': { answer: at('0.0.0.0') },
    'the cloud': { answer: to('http://169.254.169.254/latest/meta-data/') },
    'the network': { answer: to('http://10.0.0.1/') },
    'a file': { answer: to('file:///etc/passwd') },
  })
  const { good: read, 'a file': file, ...others } = problems
  expect([read, file]).toEqual([null, 'wrong-url'])
  expect(Object.values(others)).toEqual(Array(10).fill('not-public'))
  expect(Object.keys(stored)).toEqual(['good'])
  expect(secret).not.toHaveBeenCalled()
})

test('a transcript that comes drop by drop is given up', async () => {
  const url = await serving((_, response) => {
    const timer = setInterval(() => response.write('WEBVTT\n'), 20)
    response.on('close', () => clearInterval(timer))
  })
  expect(await readDocument(`${url}/drops`, url, 300)).toMatchObject({ problem: 'timed-out' })
})
