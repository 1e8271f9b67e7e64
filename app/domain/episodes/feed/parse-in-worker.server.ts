import { startThread } from '~/runtime/start-thread.server'
import { failed, type DocumentOutcome, type FeedOutcome } from './outcome'
import type { ParsedFeed } from './parse-feed.server'
import type { RawFeed } from './read-feed.server'
import type { Chapter, Cue } from './transcript'

/** The input of the thread; `type` is the media type of a transcript. */
export type ParseJob = RawFeed & { kind: 'feed' | 'transcript' | 'chapters'; type: string }

const parseLimits = { milliseconds: 20_000, megabytes: 384 }

/** Runs `parseFeed` in a worker thread, because 10 MB block for a second; `too-costly` beyond the limits. */
export async function parseInWorker(
  raw: RawFeed,
  limits = parseLimits,
): Promise<FeedOutcome<ParsedFeed>> {
  const parsed = await run<FeedOutcome<ParsedFeed>>({ ...raw, kind: 'feed', type: '' }, limits)
  return parsed.ok ? parsed.value : parsed
}

/** Runs `parseTranscript` in a worker thread; `not-readable` when it finds no transcript. */
export function parseTranscriptInWorker(
  raw: RawFeed,
  type: string,
): Promise<DocumentOutcome<Cue[]>> {
  return readable(run<Cue[] | null>({ ...raw, kind: 'transcript', type }, parseLimits))
}

/** Runs `parseChapters` in a worker thread; `not-readable` when it finds no chapters. */
export function parseChaptersInWorker(raw: RawFeed): Promise<DocumentOutcome<Chapter[]>> {
  return readable(run<Chapter[] | null>({ ...raw, kind: 'chapters', type: '' }, parseLimits))
}

async function readable<T>(parsing: Promise<FeedOutcome<T | null>>): Promise<DocumentOutcome<T>> {
  const parsed = await parsing
  if (!parsed.ok) return parsed
  return parsed.value === null ? failed('not-readable') : { ok: true, value: parsed.value }
}

async function run<T>(
  job: ParseJob,
  { milliseconds, megabytes }: typeof parseLimits,
): Promise<FeedOutcome<T>> {
  const options = { workerData: job, resourceLimits: { maxOldGenerationSizeMb: megabytes } }
  const thread = await startThread(import.meta.url, 'parse-worker', options)
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      resolve(failed('too-costly', 'time'))
      void thread.terminate()
    }, milliseconds)
    thread.once('message', (value: T) => resolve({ ok: true, value }))
    thread.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY'
        ? resolve(failed('too-costly', 'memory'))
        : reject(error),
    )
    thread.once('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`parsing the feed ended with ${code}`))
    })
  })
}
