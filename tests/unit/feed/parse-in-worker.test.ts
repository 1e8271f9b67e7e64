import { performance } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { parseInWorker } from '~/domain/episodes/feed/parse-in-worker.server'

const feedOf = (items: string) => ({
  bytes: Buffer.from(`<rss version="2.0"><channel>${items}</channel></rss>`),
  contentType: 'application/rss+xml',
})

test('finds in a thread what parsing finds', async () => {
  const item = '<item><title>Episode 7: नींद</title><pubDate>Mon, 03 Feb 2025 10:00:00 GMT</pubDate>'
  expect(await parseInWorker(feedOf(`${item}</item>`))).toMatchObject({
    ok: true,
    value: {
      episodes: [{ episodeNumber: 7, title: 'नींद', publishedAt: new Date('2025-02-03T10:00:00Z') }],
    },
  })
  expect(await parseInWorker({ bytes: Buffer.from('no feed'), contentType: '' })).toMatchObject({
    ok: false,
    problem: 'not-a-feed',
  })
})

test('leaves this thread free while a large feed is parsed', async () => {
  const words = 'What was said about sleep and iron. '.repeat(60)
  const items = Array.from(
    { length: 3_500 },
    (_, index) => `<item><title>Talk ${index}</title><description>${words}</description></item>`,
  )
  const feed = feedOf(items.join(''))
  const before = performance.eventLoopUtilization()
  const parsed = await parseInWorker(feed)
  const { utilization } = performance.eventLoopUtilization(before)
  expect(parsed).toMatchObject({ ok: true })
  expect(utilization).toBeLessThan(0.5)
})

test('ends what takes too much time or memory, in words', async () => {
  const large = feedOf('<item><title>Talk</title></item>'.repeat(100_000))
  const limits = { milliseconds: 60_000, megabytes: 384 }
  expect(await parseInWorker(large, { ...limits, milliseconds: 1 })).toMatchObject({
    problem: 'too-costly',
    detail: 'time',
  })
  expect(await parseInWorker(large, { ...limits, megabytes: 24 })).toMatchObject({
    problem: 'too-costly',
    detail: 'memory',
  })
  expect(await parseInWorker(large, limits)).toMatchObject({
    problem: 'too-costly',
    detail: 'it has 100000 items',
  })
})
