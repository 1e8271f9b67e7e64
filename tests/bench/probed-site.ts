import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { freePort } from '../support/site/free-port'
import { buildEnvironment, untilItAnswers } from '../support/site/site-server'
import { folder, remove } from './probed-folder'

/** The longest block of the event loop, in milliseconds: by the clock, and in processor time of its thread. */
type Block = { clock: number; processor: number }

/**
 * Starts the built site (run `npm run build` first) without rate limits, on a new SQLite file.
 * @returns its URL and folder, and `longestBlock`: the longest block of its event loop since the last call, measured
 * inside the process
 */
export async function startProbedSite() {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const child = fork('build/server.js', {
    execArgv: ['--import', path.resolve('tests/bench/loop-probe.mjs')],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: buildEnvironment('production', port, folder),
  })
  await untilItAnswers(child, url, folder)
  return {
    url,
    folder,
    async longestBlock() {
      child.send('longest?')
      const [longest] = (await once(child, 'message')) as [Block]
      return longest
    },
    async stop() {
      child.kill()
      await once(child, 'exit')
      remove()
    },
  }
}
