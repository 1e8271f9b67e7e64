import { startThread } from '~/runtime/start-thread.server'
import { failed, type FeedOutcome } from './outcome'
import type { ParsedFeed } from './parse-feed.server'
import type { RawFeed } from './read-feed.server'

const parseLimits = { milliseconds: 20_000, megabytes: 384 }

/** `parseFeed` in a worker thread, since 10 MB block for a second; `too-costly` beyond the limits. */
export async function parseInWorker(
  raw: RawFeed,
  { milliseconds, megabytes } = parseLimits,
): Promise<FeedOutcome<ParsedFeed>> {
  const options = { workerData: raw, resourceLimits: { maxOldGenerationSizeMb: megabytes } }
  const thread = await startThread(import.meta.url, 'parse-worker', options)
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      resolve(failed('too-costly', 'time'))
      void thread.terminate()
    }, milliseconds)
    thread.once('message', resolve)
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
