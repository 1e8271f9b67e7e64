import { chmodSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { log } from '~/runtime/log.server'
import { restrictPermissions } from '~/site/open-site.server'
import { temporaryFolder } from '../support/site/temporary-folder'

const { folder, remove } = temporaryFolder()
const modeOf = (...names: string[]) => statSync(path.join(folder, ...names)).mode & 0o7777

function open(...names: string[]) {
  const file = path.join(folder, ...names)
  mkdirSync(path.dirname(file), { recursive: true })
  chmodSync(path.dirname(file), 0o755)
  writeFileSync(file, 'text')
  chmodSync(file, 0o644)
  return file
}

afterAll(remove)

test('everything in the data folder is closed, and the log names what was open', () => {
  const warn = vi.spyOn(log, 'warn')
  for (const name of ['app.db', 'app.db-wal', 'app.db-shm', 'session-secret', 'mail/1.eml'])
    open('data', name)
  const outside = open('outside')
  symlinkSync(outside, path.join(folder, 'data', 'link'))
  const given = {
    dataDir: path.join(folder, 'data'),
    databaseUrl: `file:${folder}/data/app.db`,
  }
  restrictPermissions(given)
  expect([modeOf('data'), modeOf('data', 'mail')]).toEqual([0o700, 0o700])
  for (const name of ['app.db', 'app.db-wal', 'app.db-shm', 'session-secret', 'mail/1.eml'])
    expect([name, modeOf('data', name)]).toEqual([name, 0o600])
  expect(statSync(outside).mode & 0o777).toBe(0o644)
  const named = warn.mock.calls.map(([about]) => (about as { target?: string }).target)
  expect(named).toHaveLength(7)
  expect(named).toContain(path.join(folder, 'data', 'app.db-wal'))

  warn.mockClear()
  restrictPermissions(given)
  expect(warn).not.toHaveBeenCalled()
})

test('beside the data folder only the database’s own files are closed, and never their folder', () => {
  for (const name of ['site.db', 'site.db-wal', 'site.db.17.replaced', 'site.db.txt', 'other'])
    open('shared', name)
  restrictPermissions({
    dataDir: path.join(folder, 'data'),
    databaseUrl: `file:${folder}/shared/site.db`,
  })
  for (const name of ['site.db', 'site.db-wal', 'site.db.17.replaced'])
    expect([name, modeOf('shared', name)]).toEqual([name, 0o600])
  for (const name of ['site.db.txt', 'other'])
    expect([name, modeOf('shared', name)]).toEqual([name, 0o644])
  expect(modeOf('shared')).toBe(0o755)
})

test('a data folder that everybody uses stays open, and what is not ours in it too', () => {
  for (const name of ['session-secret', 'other', 'app.db']) open('public', name)
  chmodSync(path.join(folder, 'public'), 0o1777)
  restrictPermissions({
    dataDir: path.join(folder, 'public'),
    databaseUrl: `file:${folder}/public/app.db`,
  })
  expect(modeOf('public')).toBe(0o1777)
  expect(modeOf('public', 'other')).toBe(0o644)
  expect([modeOf('public', 'session-secret'), modeOf('public', 'app.db')]).toEqual([0o600, 0o600])
})
