import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { freePort } from '../support/site/free-port'
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
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      SITE_URL: url,
      RATE_LIMITS: 'off',
    },
  })
  await untilReady(url, () => child.exitCode !== null)
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

async function untilReady(url: string, isOver: () => boolean) {
  for (let tries = 0; tries < 100 && !isOver(); tries++) {
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('The site does not start; is it built?')
}
