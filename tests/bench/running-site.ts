import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { temporaryFolder } from '../support/site/temporary-folder'
import { benchSecret } from './bench-secret'

export type Site = {
  /** Fetches a page. @returns the milliseconds it took */
  time(path: string): Promise<{ ms: number; bytes: number }>
  stop(): void
}

/**
 * Serves the built site (`npm run build`) on a database, in its own process and on its own port. It caches
 * no pages.
 * @throws {Error} if it does not start
 */
export async function startSite(databaseUrl: string): Promise<Site> {
  const { folder, remove } = temporaryFolder()
  const child = spawn(process.execPath, ['build/server.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      PORT: '0',
      RATE_LIMITS: 'off',
      READERS_CACHE_MB: '0',
      SESSION_SECRET: benchSecret,
    },
  })
  const stop = () => {
    child.kill()
    remove()
  }
  for await (const line of createInterface(child.stdout)) {
    const said = JSON.parse(line) as { msg: string; port: number }
    if (said.msg !== 'listening') continue
    child.stdout.resume()
    const time = (path: string) => timePage(`http://127.0.0.1:${said.port}${path}`)
    return { time, stop }
  }
  stop()
  throw new Error('The site did not start; is it built?')
}

async function timePage(url: string) {
  const began = performance.now()
  const response = await fetch(url, { headers: { 'Accept-Encoding': 'identity' } })
  const { length } = await response.text()
  const ms = performance.now() - began
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return { ms, bytes: length }
}
