import { expect, test } from 'vitest'
import { runCommand } from '../../support/site/run-command'
import type { Variables } from '../../support/site/site-server'
import { temporaryFolder } from '../../support/site/temporary-folder'

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

async function start(environment: Variables) {
  const { folder, remove } = temporaryFolder()
  const { status, stdout, stderr } = await runCommand({ folder }, 'server', [], environment)
  remove()
  return { code: status, output: stdout + stderr }
}
