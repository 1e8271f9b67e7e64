import { execFileSync } from 'node:child_process'
import { closeSync, openSync, readSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { send } from '../../support/http/raw-http'
import { startSite } from '../../support/site/site-server'
import { temporaryFolder } from '../../support/site/temporary-folder'

// Linux buffers this much for the reader of a pipe. A line in the log is over 100 bytes.
const pipeSize = 64 * 1024
const requests = (2 * pipeSize) / 100
const batchSize = 10

test.runIf(process.platform === 'linux')(
  'with a reader of its log that never reads the site serves, and ends when it is told to',
  async () => {
    const { folder, remove } = temporaryFolder()
    const pipe = path.join(folder, 'log')
    execFileSync('mkfifo', [pipe])
    // Opened for reading and writing, because opening a pipe without a writer would wait for one.
    const reader = openSync(pipe, 'r+')
    const site = await startSite({ output: pipe })
    try {
      const ask = async () => (await send(`${site.url}/robots.txt`)).status
      for (let count = 0; count < requests; count += batchSize) {
        const statuses = await Promise.all(Array.from({ length: batchSize }, ask))
        expect(new Set(statuses)).toEqual(new Set([200]))
      }
      expect(await site.end('SIGTERM')).toBe(0)
      // No line was dropped before it had to be. A line that does not fit in a page of the pipe begins the next page.
      // So a full pipe contains less than its size, but more than half of it.
      expect(readSync(reader, Buffer.alloc(pipeSize))).toBeGreaterThan(pipeSize / 2)
    } finally {
      await site.remove()
      closeSync(reader)
      remove()
    }
  },
)
