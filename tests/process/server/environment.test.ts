import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { freePort } from '../../support/site/free-port'
import { signUpAt } from '../../support/http/raw-member'
import {
  buildEnvironment,
  sessionSecret,
  startSite,
  type Variables,
} from '../../support/site/site-server'
import { temporaryFolder } from '../../support/site/temporary-folder'

const { folder, remove } = temporaryFolder()

afterEach(remove)

test.each<Variables>([
  {
    ...{ PORT: 'http', SITE_URL: 'example.com', DATABASE_URL: 'mysql://localhost/site' },
    ...{ SESSION_SECRET: 'too short', TRUST_PROXY: 'yes', READERS_CACHE_MB: 'much' },
    ...{ LOG_LEVEL: 'loud', NODE_ENV: 'staging' },
  },
  { PORT: '65536', SITE_URL: 'ftp://example.com', DATABASE_URL: 'app.db' },
  { LOG_LEVEL: 'loud' },
  { WEB_CONCURRENCY: '0', BACKUP_KEEP: 'all' },
  // These settings do not work with SQLite.
  { WEB_CONCURRENCY: '2' },
  { DATABASE_REPLICA_URL: 'postgresql://localhost:1/nothing' },
])('%j ends the start with exit code 1, and each of them is named, nothing else', async (wrong) => {
  const { code, output } = await start(wrong)
  expect(code).toBe(1)
  const lines = output.trim().split('\n')
  expect(lines.every((line) => /^\w+ must be .+\.$/.test(line))).toBe(true)
  expect(lines.map((line) => line.split(' ')[0]).sort()).toEqual(Object.keys(wrong).sort())
})

test('PostgreSQL in production needs a secret', async () => {
  const { code, output } = await start({ DATABASE_URL: 'postgresql://localhost:1/nothing' })
  expect(code).toBe(1)
  expect(output).toContain('SESSION_SECRET must be')
})

test('a database out of reach ends the start', async () => {
  const { code, output } = await start({
    DATABASE_URL: 'postgresql://somebody:a-password@127.0.0.1:1/nothing',
    SESSION_SECRET: sessionSecret,
  })
  expect(code).toBe(1)
  expect(output).not.toContain('a-password')
})

test('without SESSION_SECRET one is made that only its owner reads, and kept', async () => {
  const site = await startSite()
  try {
    const file = path.join(site.folder, 'data', 'session-secret')
    const secret = readFileSync(file, 'utf8')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(secret.trim().length).toBeGreaterThanOrEqual(32)
    const member = await signUpAt(site)
    await site.end('SIGINT')
    await site.start()
    expect(readFileSync(file, 'utf8')).toBe(secret)
    expect((await member.send('/profile')).status).toBe(200)
    expect(await site.log()).not.toContain(secret.trim())
  } finally {
    await site.remove()
  }
})

async function start(environment: Variables) {
  mkdirSync(folder, { recursive: true })
  const env = buildEnvironment('production', await freePort(), folder, environment)
  const server = spawn(process.execPath, ['build/server.js'], { env })
  const said: string[] = []
  server.stdout.on('data', (data) => said.push(String(data)))
  server.stderr.on('data', (data) => said.push(String(data)))
  const code = await new Promise<number | null>((resolve) => {
    const timer = setTimeout(() => server.kill('SIGKILL'), 20_000)
    server.once('close', (exitCode) => {
      clearTimeout(timer)
      resolve(exitCode)
    })
  })
  return { code, output: said.join('') }
}
