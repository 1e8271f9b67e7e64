import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import Sqlite from 'better-sqlite3'
import { beforeEach, describe, expect, test } from 'vitest'
import { publishAs, signUpAt } from '../../support/http/raw-member'
import { getSqliteUrl } from '../../support/forum/sample-content'
import { runCommand } from '../../support/site/run-command'
import { siteForFile } from '../../support/site/site-for-file'

const site = await siteForFile()
const run = (command: 'backup' | 'restore', files: string[], more: Record<string, string> = {}) =>
  runCommand(site, command, files, more)
const database = getSqliteUrl(site).slice('file:'.length)
const member = await signUpAt(site)
await publishAs(member, 'Worth keeping')
const monday = path.join(site.folder, 'copies', 'monday.db')
expect(await run('backup', [monday])).toMatchObject({ status: 0, stderr: '' })

let copy: string

beforeEach(({ task }) => {
  copy = path.join(site.folder, task.id, 'tuesday.db')
  mkdirSync(path.dirname(copy))
})

// Uses the search, because posts written during the copy can push a title off the first page.
const forum = async (title: string) => {
  const found = await fetch(`${site.url}/api/forum/posts?q=${encodeURIComponent(title)}`)
  const { posts } = (await found.json()) as { posts: { title: string }[] }
  return posts.map((post) => post.title)
}

describe('a copy', () => {
  test('of a site that is being written to is whole, alone in its file, and its owner’s only', async () => {
    await publishAs(member, 'Before the copy')
    let isCopied = false
    let written = 0
    const writing = (async () => {
      for (; !isCopied; written += 1) await publishAs(member, `Meanwhile ${written}`)
    })()
    const { status, stdout, stderr } = await run('backup', [copy])
    isCopied = true
    await writing
    expect(written).toBeGreaterThan(2)
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain(copy)
    expect(readdirSync(path.dirname(copy))).toEqual(['tuesday.db'])
    expect(statSync(copy).mode & 0o777).toBe(0o600)
    const opened = new Sqlite(copy, { readonly: true })
    expect(opened.pragma('integrity_check', { simple: true })).toBe('ok')
    const titles = opened.prepare('SELECT title FROM "Post"').pluck().all()
    opened.close()
    expect(titles).toContain('Before the copy')
  })

  test('takes the place of an older one, and of nothing else', async () => {
    copyFileSync(monday, copy)
    await publishAs(member, 'After Monday')
    expect((await run('backup', [copy, '--overwrite'])).status).toBe(0)
    const opened = new Sqlite(copy, { readonly: true })
    expect(opened.prepare('SELECT title FROM "Post"').pluck().all()).toContain('After Monday')
    opened.close()
    const elsewhere = {
      DATABASE_URL: 'postgresql://a:secret@localhost/b',
      SESSION_SECRET: 'x'.repeat(40),
    }
    const refused = await run('backup', [copy], elsewhere)
    expect(refused.stderr).toContain('pg_dump')
    expect(refused.stderr).not.toContain('secret')
  })
})

test('what a killed command left unfinished goes with the next one; another’s under way stays', async () => {
  const gone = spawn(process.execPath, ['--version'])
  await once(gone, 'exit')
  for (const name of [`${gone.pid}.part`, `${gone.pid}.part-journal`, `${process.pid}.part`])
    writeFileSync(`${copy}.${name}`, 'half')
  expect((await run('backup', [copy])).status).toBe(0)
  expect(readdirSync(path.dirname(copy)).sort()).toEqual([
    'tuesday.db',
    `tuesday.db.${process.pid}.part`,
  ])
})

describe('restoring', () => {
  test('brings back what the copy holds, and keeps what was there', async () => {
    await run('backup', [copy])
    await publishAs(member, 'After the copy')
    await site.end('SIGKILL')
    chmodSync(database, 0o640)
    const { ino } = statSync(database)

    const { status, stdout } = await run('restore', [copy])
    expect(status).toBe(0)
    expect(statSync(database).mode & 0o777).toBe(0o640)
    await site.start()
    expect(await forum('Worth keeping')).toContain('Worth keeping')
    expect(await forum('After the copy')).not.toContain('After the copy')
    expect((await member.send('/profile')).status).toBe(200)
    expect((await member.send('/forum/new')).status).toBe(200)

    const former = /is in (.+)\.\n/.exec(stdout)?.[1] ?? ''
    // The same file: a copy of it would have dropped SQLite's lock.
    expect(statSync(former).ino).toBe(ino)
    await site.end('SIGINT')
    expect((await run('restore', [former])).status).toBe(0)
    await site.start()
    expect(await forum('After the copy')).toContain('After the copy')
  })

  test('refuses what is no copy of this site’s database, or one whose rows refer to nothing', async () => {
    await site.end('SIGINT')
    const before = readFileSync(database)
    const foreign = path.join(site.folder, 'foreign.db')
    new Sqlite(foreign).exec('CREATE TABLE cake (name TEXT)').close()
    const words = path.join(site.folder, 'words.txt')
    writeFileSync(words, 'Not a database. '.repeat(100))
    copyFileSync(monday, copy)
    const newer = new Sqlite(copy)
    newer.exec(`INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at)
      VALUES ('1', '1', '99990101000000_later', 1)`)
    newer.close()
    const withoutAuthors = path.join(site.folder, 'without-authors.db')
    copyFileSync(monday, withoutAuthors)
    const broken = new Sqlite(withoutAuthors)
    broken.pragma('foreign_keys = OFF')
    broken.exec('DELETE FROM "User"')
    broken.close()
    for (const [file, said] of [
      [foreign, `${foreign} is not a copy of this site's database.`],
      [words, 'this file is not a SQLite database'],
      [path.join(site.folder, 'nowhere.db'), 'nowhere.db was not restored'],
      [copy, 'is this an older version?'],
      [withoutAuthors, 'refer to rows that do not exist'],
    ] as const) {
      const { status, stderr } = await run('restore', [file])
      expect([file, status]).toEqual([file, 1])
      expect(stderr).toContain(said)
      expect(stderr).not.toContain(' at ')
    }
    expect(readFileSync(database).equals(before)).toBe(true)
  })

  test('works where the database is damaged or gone', async () => {
    await site.end('SIGINT')
    writeFileSync(database, 'The disk broke. '.repeat(300))
    expect(await run('restore', [monday])).toMatchObject({ status: 0, stderr: '' })
    await site.start()
    expect(await forum('Worth keeping')).toContain('Worth keeping')

    const elsewhere = path.join(site.folder, 'new', 'app.db')
    const moved = await run('restore', [monday], { DATABASE_URL: `file:${elsewhere}` })
    expect([moved.status, existsSync(elsewhere)]).toEqual([0, true])
  })
})
