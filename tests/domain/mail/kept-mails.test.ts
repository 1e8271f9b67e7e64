import {
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deleteFilesBefore, folderTransport } from '~/domain/mail/folder-transport.server'
import { publicNameOf } from '~/domain/mail/outbox.server'
import { log } from '~/runtime/log.server'
import { mailHarness, queueSome } from '../../support/mail/mail-harness'
import { outbox } from '../../support/mail/mailed'
import { mailServer } from '../../support/mail/mail-server'

let folder: string
const logged: unknown[] = []

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'xx-health-mail-')), 'mail')
  logged.length = 0
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(log, level).mockImplementation((...words: unknown[]) => void logged.push(words))
})

afterEach(async () => {
  vi.restoreAllMocks()
  await rm(path.dirname(folder), { recursive: true })
})

test('without a mail server each mail is kept in a file of its own, for this user only', async () => {
  await queueSome(2)
  const queued = await outbox()
  const harness = mailHarness(folderTransport(folder))
  await harness.passUntilEmpty()
  await harness.stop()
  const files = (await readdir(folder)).sort()
  const first = queued.find(({ recipient }) => recipient === 'reader-0@example.com')
  const names = queued.map(({ id }) => `${publicNameOf(id)}-verifyEmail.eml`)
  expect(files).toEqual([...names].sort())
  const file = path.join(folder, `${publicNameOf(first?.id ?? '')}-verifyEmail.eml`)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  const mail = await PostalMime.parse(await readFile(file))
  expect(mail.to).toEqual([{ name: '', address: 'reader-0@example.com' }])
  expect(mail.text).toContain('/auth/verify-email?token=token-0')
  const said = JSON.stringify(logged)
  expect(said).toContain(`"kind":"verifyEmail"`)
  expect(said).toContain(names[0])
  expect(said).not.toMatch(/@example|token-|Confirm/)
})

test('the log names no address, token or text, whatever the mail server answers', async () => {
  const server = await mailServer()
  await server.start()
  server.manners = { recipient: 550 }
  await queueSome(1)
  const harness = mailHarness(server.url)
  await harness.passUntilEmpty()
  server.manners = { message: 451 }
  await queueSome(2)
  await harness.pass(1)
  await server.stop()
  await harness.pass(1)
  await harness.stop()
  const said = JSON.stringify(logged)
  expect(said).toContain('EENVELOPE RCPT TO 550 5.1.1')
  expect(said).toContain('EMESSAGE DATA 451 5.1.1')
  expect(said).toContain('ESOCKET CONN')
  expect(said).not.toMatch(/@|token-|Confirm|wanted/)
})

describe('old files', () => {
  const before = new Date('2026-02-01')

  async function leave(name: string, day: string) {
    await writeFile(path.join(folder, name), name)
    await utimes(path.join(folder, name), new Date(day), new Date(day))
  }

  test('of mails are deleted, and nothing else', async () => {
    await mkdir(folder)
    for (const name of ['old.eml', 'broken-off.eml.part', 'notes.txt'])
      await leave(name, '2026-01-31')
    await leave('young.eml', '2026-02-01')
    await mkdir(path.join(folder, 'folder.eml'))
    await utimes(path.join(folder, 'folder.eml'), 0, 0)
    await symlink('nowhere', path.join(folder, 'link.eml'))
    expect(await deleteFilesBefore(before, folder)).toBe(2)
    expect((await readdir(folder)).sort()).toEqual([
      ...['folder.eml', 'link.eml', 'notes.txt', 'young.eml'],
    ])
    expect(logged).toEqual([])
  })

  test('that cannot be deleted are logged without their name, and stop nothing', async () => {
    const file = path.join(path.dirname(folder), 'file')
    await writeFile(file, '')
    expect(await deleteFilesBefore(before, folder)).toBe(0)
    expect(logged).toEqual([])
    expect(await deleteFilesBefore(before, file)).toBe(0)
    expect(JSON.stringify(logged)).toContain('ENOTDIR')
    expect(JSON.stringify(logged)).not.toContain(file)
  })
})
