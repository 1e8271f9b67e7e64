// Loaded into the site by `leak.ts`: at SIGUSR2 it collects all garbage and writes what is left to the log, in bytes.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

if (isMainThread) {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  process.on('SIGUSR2', () => {
    collect()
    // Just released objects are finalised in a later turn.
    setImmediate(() => {
      collect()
      const { heapUsed, external, rss } = process.memoryUsage()
      process.stdout.write(`${JSON.stringify({ msg: 'heap', heapUsed, external, rss })}\n`)
    })
  })
}
