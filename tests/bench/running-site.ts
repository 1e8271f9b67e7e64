import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { temporaryFolder } from '../support/site/temporary-folder'
import { benchSecret } from './bench-secret'

export type Site = {
  /** Fetches a page; with `cookie`, as a member. @returns the milliseconds that it took */
  time(path: string, cookie?: string): Promise<{ ms: number; bytes: number }>
  /**
   * Signs up a new member, who follows and saves these posts, and hides two topics and a note.
   * @returns the `Cookie` header
   */
  join(postIds: string[]): Promise<string>
  stop(): void
}

/**
 * Serves the built site (`npm run build`) on a database, in its own process and on its own port. It does not cache
 * pages.
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
    const url = `http://127.0.0.1:${said.port}`
    const time = (path: string, cookie?: string) => timePage(url + path, cookie)
    return { time, join: (postIds) => join(url, postIds), stop }
  }
  stop()
  throw new Error('The site did not start; is it built?')
}

async function join(url: string, postIds: string[]) {
  const name = `bench_${Date.now().toString(36)}`
  const account = { username: name, email: `${name}@example.com`, displayName: '' }
  const password = 'nobody guesses this one'
  const body = JSON.stringify({ ...account, password, confirmPassword: password })
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(`${url}/api/auth/signup`, { method: 'POST', headers, body })
  if (answer.status !== 201) throw new Error(`Signing up answered ${answer.status}`)
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  for (const id of postIds)
    for (const use of ['follow', 'save'])
      await fetch(`${url}/api/forum/posts/${id}/${use}`, { method: 'POST', headers: { cookie } })
  const hidden = { hiddenTopics: ['violence', 'pregnancy'], hiddenNotes: ['loss'] }
  const preferences = { method: 'PATCH', body: JSON.stringify(hidden) }
  await fetch(`${url}/api/auth/me/preferences`, {
    ...preferences,
    headers: { ...headers, cookie },
  })
  return cookie
}

async function timePage(url: string, cookie?: string) {
  const began = performance.now()
  const response = await fetch(url, {
    headers: { 'Accept-Encoding': 'identity', ...(cookie && { cookie }) },
  })
  const { length } = await response.text()
  const ms = performance.now() - began
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return { ms, bytes: length }
}
