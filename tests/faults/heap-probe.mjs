// Loaded into the site by `leak.ts`. At SIGUSR2 it collects all garbage and logs the remaining memory, in bytes.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

if (isMainThread) {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  process.on('SIGUSR2', () => {
    collect()
    // Recently released objects are finalised in a later turn.
    setImmediate(() => {
      collect()
      const { heapUsed, external, rss } = process.memoryUsage()
      process.stdout.write(`${JSON.stringify({ msg: 'heap', heapUsed, external, rss })}\n`)
    })
  })
}
