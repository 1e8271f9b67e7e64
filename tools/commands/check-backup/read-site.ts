import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { env } from '~/runtime/env.server'
import { sessionSecrets } from '~/runtime/session-secret.server'

// Long, because an older copy is migrated first.
const timeout = 15 * 60_000

// For one page.
const pageTimeout = 60_000

/**
 * Starts the built site on the database in a folder, on a free port and without mail. Reads pages and stops it.
 * @returns the seconds until it was ready
 * @throws {Error} when nothing is built, or a page cannot be read
 */
export async function readSite(folder: string): Promise<string> {
  if (!existsSync('build/server.js')) throw new Error('Run npm run build first.')
  const started = performance.now()
  const server = spawn(process.execPath, ['build/server.js'], {
    env: environment(folder),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  // The site must end before its folder is deleted.
  const stop = () => void server.kill('SIGKILL')
  process.prependOnceListener('exit', stop)
  try {
    const url = `http://localhost:${await portOf(server.stdout)}`
    await read(`${url}/readyz`)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    await read(`${url}/forum`)
    const { posts } = (await (await read(`${url}/api/forum/posts?limit=1`)).json()) as List
    for (const { _id } of posts) await read(`${url}/forum/post/${_id}`)
    return seconds
  } finally {
    stop()
    await ended
    process.off('exit', stop)
  }
}

/**
 * Returns the environment of the site on a copy. It has no mail server, or mails that were waiting when the copy was
 * made would be sent again.
 */
export function environment(folder: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...{ NODE_ENV: 'production', PORT: '0', SITE_URL: '', LOG_LEVEL: 'info' },
    ...{ DATABASE_URL: `file:${folder}/app.db`, DATA_DIR: folder, WEB_CONCURRENCY: '1' },
    // A SQLite file has neither.
    ...{ DATABASE_DIRECT_URL: '', DATABASE_REPLICA_URL: '' },
    ...{ SESSION_SECRET: sessionSecrets().join(' '), BACKUP_DIR: '', PODCAST_FEED_URL: '' },
    ...{ MAIL_URL: '', CONTACT_TO: '', READERS_CACHE_MB: String(env.READERS_CACHE_MB) },
  }
}

async function portOf(output: NodeJS.ReadableStream) {
  const lines = createInterface({ input: output, signal: AbortSignal.timeout(timeout) })
  for await (const line of lines) {
    const { msg, port } = JSON.parse(line) as { msg: string; port?: number }
    if (msg === 'listening') return port
  }
  throw new Error('The site did not start from the copy.')
}

type List = { posts: { _id: string }[] }

async function read(url: string) {
  const response = await fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(pageTimeout),
  })
  if (response.status !== 200)
    throw new Error(`${new URL(url).pathname} answered ${response.status}.`)
  return response
}
