import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import Sqlite from 'better-sqlite3'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { send } from '../../support/http/raw-http'
import { publishAs, signUpAt } from '../../support/http/raw-member'
import { runCommand } from '../../support/site/run-command'
import { siteForFile } from '../../support/site/site-for-file'
import { buildEnvironment, type Variables } from '../../support/site/site-server'
import { temporaryFolder } from '../../support/site/temporary-folder'

const { folder: copies, remove } = temporaryFolder()
afterAll(() => remove())
const site = await siteForFile({ environment: { BACKUP_DIR: copies, BACKUP_KEEP: '2' } })

const files = () => readdirSync(copies).sort()
const hoursAgo = (hours: number) =>
  `site-${new Date(Date.now() - hours * 3_600_000).toISOString().slice(0, 19).replaceAll(':', '-')}Z.db`

/** Waits long, because a busy machine may be slow. */
const untilCopied = (times: number) =>
  vi.waitFor(
    async () => expect((await site.log()).split('"msg":"database copied"').length - 1).toBe(times),
    60_000,
  )

test('a site without a copy makes one at once, for its owner alone', async () => {
  await untilCopied(1)
  const [file = ''] = files()
  expect(files()).toEqual([expect.stringMatching(/^site-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.db$/)])
  expect(statSync(path.join(copies, file)).mode & 0o777).toBe(0o600)
  expect((await send(`${site.url}/readyz`)).text).toBe('ready\n')
})

test('the privacy page says for how many days they are kept, in both languages', async () => {
  const read = async (lng: string) => (await send(`${site.url}/privacy?lng=${lng}`)).text
  expect(await read('en')).toMatch(/Copies of everything[^<]*<\/th><td[^>]*>2 days<\/td>/)
  expect(await read('hi')).toMatch(/हर चीज़ की प्रतियाँ[^<]*<\/th><td[^>]*>2 दिन<\/td>/)
})

test('after a night without one it makes the next, and only the newest stay', async () => {
  await publishAs(await signUpAt(site), 'Written since')
  await site.end('SIGTERM')
  const [file = ''] = files()
  renameSync(path.join(copies, file), path.join(copies, hoursAgo(30)))
  copyFileSync(path.join(copies, hoursAgo(30)), path.join(copies, hoursAgo(54)))
  writeFileSync(path.join(copies, 'notes.txt'), 'not a copy')
  await site.start()
  await untilCopied(2)
  const kept = files()
  expect(kept).toHaveLength(3)
  expect(kept).toContain('notes.txt')
  expect(kept).not.toContain(hoursAgo(54))
  const newest = new Sqlite(path.join(copies, kept.at(-1) ?? ''), { readonly: true })
  expect(newest.prepare('SELECT title FROM "Post"').pluck().all()).toContain('Written since')
  newest.close()
})

const check = (file: string, more: Variables = {}) =>
  runCommand(site, 'check-backup', [path.join(copies, file)], {
    MAIL_URL: 'smtp://localhost:1',
    ...more,
  })

test('a drill starts a site from a copy, reads it, and leaves the copy as it was', async () => {
  const newest = files().at(-1) ?? ''
  const before = statSync(path.join(copies, newest)).mtimeMs
  const { status, stdout, stderr } = await check(newest)
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/members: 1, posts: 1, comments: 0\. .+ ready after \d+\.\d seconds/)
  expect(statSync(path.join(copies, newest)).mtimeMs).toBe(before)
  expect((await check('notes.txt')).status).toBe(1)
})

test('a drill reads a copy whose newest post is for members only', async () => {
  const newest = new Sqlite(path.join(copies, files().at(-1) ?? ''))
  newest.prepare(`UPDATE "Post" SET "audience" = 'members'`).run()
  newest.close()
  expect(await check(files().at(-1) ?? '')).toMatchObject({ status: 0, stderr: '' })
})

test('a drill with another secret fails', async () => {
  const { status, stderr } = await check(files().at(-1) ?? '', { SESSION_SECRET: 'x'.repeat(40) })
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/the secret does not decrypt the .*sessions/),
  ])
})

test('a drill that is interrupted leaves nothing, and the next removes what a killed one left', async () => {
  const { folder: temporary, remove: removeTemporary } = temporaryFolder()
  onTestFinished(() => removeTemporary())
  const { pid } = spawnSync(process.execPath, ['--version'])
  mkdirSync(path.join(temporary, `check-backup-${pid}-killed`))
  const file = path.join(copies, files().at(-1) ?? '')
  const env = buildEnvironment('production', 0, site.folder, { TMPDIR: temporary })
  const drill = spawn(process.execPath, [path.resolve('build/check-backup.js'), file], { env })
  const ended = once(drill, 'exit')
  for await (const line of createInterface(drill.stdout)) if (line.includes('Starting')) break
  expect(readdirSync(temporary)).toEqual([expect.stringMatching(`^check-backup-${drill.pid}-`)])
  drill.kill('SIGTERM')
  expect(await ended).toEqual([1, null])
  expect(readdirSync(temporary)).toEqual([])
})
