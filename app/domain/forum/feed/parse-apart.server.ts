import { Worker } from 'node:worker_threads'
import type { FeedOutcome } from './outcome'
import type { ParsedFeed } from './parse-feed.server'
import type { RawFeed } from './read-feed.server'

// Run from its source, or bundled beside whatever asks (`tools/build.ts`).
const isSource = import.meta.url.endsWith('.ts')

/**
 * Finds the episodes in a feed as `parseFeed` does, in a thread of its own: 10 MB take up to a second, in which
 * nobody else would be answered.
 * @param raw what `readFeed` read
 * @throws {Error} when the thread ends without an answer, as for want of memory
 */
export function parseApart(raw: RawFeed): Promise<FeedOutcome<ParsedFeed>> {
  return new Promise((resolve, reject) => {
    const thread = isSource ? sourceThread(raw) : new Worker(builtThread(), { workerData: raw })
    thread.once('message', resolve)
    thread.once('error', reject)
    thread.once('exit', (code) => reject(new Error(`parsing the feed ended with ${code}`)))
  })
}

function builtThread() {
  return new URL('./parse-worker.js', import.meta.url)
}

// A thread does not get the loader that its parent has: tsx registers itself in the first thread only.
function sourceThread(workerData: RawFeed) {
  const source = new URL('./parse-worker.server.ts', import.meta.url).href
  const code = `import('tsx/esm/api').then(({ register }) => (register(), import('${source}')))`
  return new Worker(code, { eval: true, workerData })
}
