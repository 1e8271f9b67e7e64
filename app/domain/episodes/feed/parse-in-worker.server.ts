import { fileURLToPath } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import { failed, type FeedOutcome } from './outcome'
import type { ParsedFeed } from './parse-feed.server'
import type { RawFeed } from './read-feed.server'

// Runs from source, or bundled next to its caller (`tools/build.ts`).
const isSource = import.meta.url.endsWith('.ts')

const parseLimits = { milliseconds: 20_000, megabytes: 384 }

/** `parseFeed` in a worker thread, since 10 MB block for a second; `too-costly` beyond the limits. */
export async function parseInWorker(
  raw: RawFeed,
  { milliseconds, megabytes } = parseLimits,
): Promise<FeedOutcome<ParsedFeed>> {
  const options = { workerData: raw, resourceLimits: { maxOldGenerationSizeMb: megabytes } }
  const thread = isSource ? await sourceThread(options) : new Worker(builtThread(), options)
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

function builtThread() {
  return new URL('./parse-worker.js', import.meta.url)
}

// Worker threads do not inherit the loader of TypeScript, and one of their own takes longer than parsing.
async function sourceThread(options: WorkerOptions) {
  return new Worker(await (compiled ??= compile()), { ...options, eval: true })
}

let compiled: Promise<string> | undefined

async function compile() {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./parse-worker.server.ts', import.meta.url))],
    ...{ bundle: true, platform: 'node', format: 'cjs', packages: 'external', write: false },
  })
  return outputFiles.map(({ text }) => text).join('')
}
