import { Worker, type WorkerOptions } from 'node:worker_threads'
import { failed, type FeedOutcome } from './outcome'
import type { ParsedFeed } from './parse-feed.server'
import type { RawFeed } from './read-feed.server'

// Run from its source, or bundled beside whatever asks (`tools/build.ts`).
const isSource = import.meta.url.endsWith('.ts')

/** What parsing may cost; the largest feed takes a tenth of it. */
const parseLimits = { milliseconds: 20_000, megabytes: 384 }

/**
 * Finds the episodes in a feed as `parseFeed` does, in a thread of its own: 10 MB take up to a second, in which
 * nobody else would be answered.
 * @param raw what `readFeed` read
 * @returns as `parseFeed`, and `too-costly` when the limits end it
 * @throws {Error} when the thread ends without an answer
 */
export function parseInWorker(
  raw: RawFeed,
  { milliseconds, megabytes } = parseLimits,
): Promise<FeedOutcome<ParsedFeed>> {
  const options = { workerData: raw, resourceLimits: { maxOldGenerationSizeMb: megabytes } }
  return new Promise((resolve, reject) => {
    const thread = isSource ? sourceThread(options) : new Worker(builtThread(), options)
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

function builtThread() {
  return new URL('./parse-worker.js', import.meta.url)
}

// A thread does not get the loader that its parent has: tsx registers itself in the first thread only.
function sourceThread(options: WorkerOptions) {
  const source = new URL('./parse-worker.server.ts', import.meta.url).href
  const code = `import('tsx/esm/api').then(({ register }) => (register(), import('${source}')))`
  return new Worker(code, { ...options, eval: true })
}
