import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { signUpAt } from '../../support/http/raw-member'
import { runCommand } from '../../support/site/run-command'
import { siteForFile } from '../../support/site/site-for-file'
import { getDatabaseFile, sessionSecret, type Variables } from '../../support/site/site-server'
import { temporaryFolder } from '../../support/site/temporary-folder'

// A limit on the size of files simulates a full disk. It needs no privileges, but a Linux program (util-linux).
const limit = '/usr/bin/prlimit'
const feed = path.resolve('tests/data/feeds/podcast.xml')
const SESSION_SECRET = sessionSecret
const two = `${'present-'.repeat(5)} ${SESSION_SECRET}`
const away = 'postgresql://nobody:hush@127.0.0.1:1/none'

const site = await siteForFile({ environment: { SESSION_SECRET } })
await signUpAt(site, { username: 'asha' })
const harness = temporaryFolder()
afterAll(() => harness.remove())
const copy = path.join(harness.folder, 'good.db')
expect(await run('backup', [copy])).toMatchObject({ status: 0, stderr: '' })
new Sqlite(getDatabaseFile(site))
  .exec(
    `INSERT INTO "CurtainDraft" ("tokenHash", "updatedAt") VALUES ('a', '2020-01-01T00:00:00.000+00:00')`,
  )
  .close()

let folder: string
let remove: () => void

beforeEach(() => {
  const made = temporaryFolder()
  ;({ folder, remove } = made)
})
afterEach(() => remove())

type Running = { more?: Variables; before?: string[]; uid?: number }

function run(command: string, words: string[], { more = {}, ...running }: Running = {}) {
  return runCommand(site, command, words, { SESSION_SECRET, ...more }, running)
}

/** Every command that works on a database, with valid arguments. */
const commands: [string, string[], Variables?][] = [
  ['backup', ['FOLDER/new.db']],
  ['role', ['asha', 'admin']],
  ['remove-second-step', ['asha']],
  ['purge', []],
  ['episodes', [feed]],
  ['rotate-secret', [], { SESSION_SECRET: two }],
  ['move', ['postgresql://nobody:hush@127.0.0.1:1/empty']],
  ['doctor', []],
]

const everyCommand = 'without the settings of the site'

/** The situations in which commands fail: settings, and the words of the expected error. */
const situations: Record<string, { settings: () => Variables; said: RegExp }> = {
  [everyCommand]: {
    settings: () => ({ DATA_DIR: path.join(folder, 'data') }),
    said: /no database at .*app\.db.*settings of the site/s,
  },
  'with a folder for a database': {
    settings: () => ({ DATABASE_URL: `file:${folder}` }),
    said: /is not a file|cannot be opened/,
  },
  'with an empty file for a database': {
    settings: () => {
      writeFileSync(path.join(folder, 'empty.db'), '')
      return { DATABASE_URL: `file:${folder}/empty.db` }
    },
    said: /is not a database of this site|is empty/,
  },
  'with another program’s database': {
    settings: () => {
      new Sqlite(path.join(folder, 'foreign.db')).exec('CREATE TABLE cake (name TEXT)').close()
      return { DATABASE_URL: `file:${folder}/foreign.db` }
    },
    said: /is not a database of this site/,
  },
  'with a text for a database': {
    settings: () => {
      writeFileSync(path.join(folder, 'words.db'), 'Not a database. '.repeat(100))
      return { DATABASE_URL: `file:${folder}/words.db` }
    },
    said: /is not a SQLite database/,
  },
  'with PostgreSQL away': {
    settings: () => ({ DATABASE_URL: away }),
    said: /nothing answers there|pg_dump|same kind/,
  },
}

const filesIn = (place: string) =>
  readdirSync(place, { recursive: true, encoding: 'utf8' })
    .map((file) => `${file} ${statSync(path.join(place, file)).size}`)
    .sort()

function expectWords({ status, stdout, stderr }: Awaited<ReturnType<typeof run>>, said: RegExp) {
  const all = stdout + stderr
  expect(status, all).toBe(1)
  expect(all).toMatch(said)
  expect(all).not.toMatch(/^\s+at |\.js:\d+|hush|node:internal|Prisma/m)
}

const inFolder = (words: string[]) => words.map((word) => word.replace('FOLDER', folder))

// The others open the database as `purge` does (`tools/commands/run.ts`).
const doors = ['backup', 'purge', 'move', 'doctor']

describe.each(Object.entries(situations))('%s', (situation, { settings, said }) => {
  const asked =
    situation === everyCommand ? commands : commands.filter(([name]) => doors.includes(name))
  test.each(asked)('%s ends with words, and makes nothing', async (command, words, own) => {
    const more = { ...own, ...settings() }
    const before = filesIn(folder)
    expectWords(await run(command, inFolder(words), { more }), said)
    expect(filesIn(folder)).toEqual(before)
  })
})

describe.skipIf(!existsSync(limit))('with a disk that takes nothing more', () => {
  test.each([
    ['backup', ['FOLDER/new.db']],
    ['restore', ['COPY']],
    ['check-backup', ['COPY']],
    ['role', ['asha', 'moderator']],
    ['purge', []],
    ['episodes', [feed]],
    ['doctor', []],
  ])('%s says so, and leaves nothing', async (command, words) => {
    const target = { DATABASE_URL: `file:${folder}/app.db` }
    const named = inFolder(words).map((word) => word.replace('COPY', copy))
    const options = { before: [limit, '--fsize=1'], more: command === 'restore' ? target : {} }
    const done = await run(command, named, options)
    expectWords(done, /disk is full/)
    expect(filesIn(folder)).toEqual([])
  })
})

describe.skipIf(process.getuid?.() !== 0)('run by a user who may not', () => {
  test.each(commands.filter(([name]) => !['move'].includes(name)))(
    '%s says so, and makes nothing',
    async (command, words, own) => {
      const data = path.join(folder, 'data')
      mkdirSync(data)
      const file = path.join(data, 'app.db')
      const database = new Sqlite(copy)
      await database.backup(file)
      database.close()
      chmodSync(file, 0o600)
      for (const each of [folder, data]) chmodSync(each, 0o755)
      const before = filesIn(folder)
      const done = await run(command, inFolder(words), {
        more: { ...own, DATA_DIR: data },
        uid: 65_534,
      })
      expectWords(done, /cannot be opened|may not|belongs to user/)
      expect(filesIn(folder)).toEqual(before)
    },
  )

  test('a database of another user is called wrong, in its own folder', async () => {
    const elsewhere = path.join(folder, 'database')
    mkdirSync(elsewhere, { mode: 0o700 })
    const file = path.join(elsewhere, 'app.db')
    const database = new Sqlite(copy)
    await database.backup(file)
    database.close()
    chownSync(file, 12_345, 12_345)
    const { status, stdout } = await run('doctor', [], { more: { DATABASE_URL: `file:${file}` } })
    expect(status).toBe(1)
    expect(stdout).toMatch(/^WRONG +Files +\S+app\.db belongs to user 12345/m)
    chownSync(file, 0, 0)
    chmodSync(file, 0o400)
    const again = await run('doctor', [], { more: { DATABASE_URL: `file:${file}` } })
    expect(again.stdout).toMatch(/^WRONG +Files +\S+app\.db cannot be written to/m)
  })
})

describe('a file that is none', () => {
  test.each(['check-backup', 'restore'])('%s of a missing one or a folder', async (command) => {
    const more = { DATABASE_URL: `file:${folder}/app.db` }
    const missing = path.join(folder, 'none.db')
    expectWords(await run(command, [missing], { more }), /there is no such file/)
    expectWords(await run(command, [folder], { more }), /is a folder; name a file/)
    expect(filesIn(folder)).toEqual([])
  })

  test('a copy into a folder, or over the database under another name', async () => {
    expectWords(await run('backup', [folder]), /is a folder; name a file/)
    for (const rest of ['', '-wal'])
      expectWords(
        await run('backup', [getDatabaseFile(site) + rest, '--overwrite']),
        /is the database itself/,
      )
    expect(filesIn(folder)).toEqual([])
  })

  test('a feed that is missing', async () => {
    expectWords(await run('episodes', [path.join(folder, 'none.xml')]), /cannot be read/)
  })
})

test('a command without its words says how it is called', async () => {
  for (const [command, words] of [
    ['backup', []],
    ['backup', ['--overwrite']],
    ['backup', ['a.db', 'b.db']],
    ['check-backup', []],
    ['restore', []],
    ['role', ['asha']],
    ['role', ['asha', 'queen']],
    ['remove-second-step', []],
    ['episodes', []],
    ['episodes', ['--remove']],
    ['move', []],
  ] as const)
    expectWords(await run(command, [...words]), /^Usage: npm run /)
})

test('without the secret nothing is written under a new one', async () => {
  const more = {
    SESSION_SECRET: '',
    DATA_DIR: folder,
    DATABASE_URL: `file:${getDatabaseFile(site)}`,
  }
  for (const [command, words] of [
    ['role', ['asha', 'admin']],
    ['remove-second-step', ['asha']],
    ['rotate-secret', []],
    ['purge', []],
    ['check-backup', [copy]],
  ] as const)
    expectWords(await run(command, [...words], { more }), /There is no \S+session-secret/)
  expect(filesIn(folder)).toEqual([])
})

describe('while the site runs', () => {
  test('a copy names its source and what it holds; a second one needs to be told', async () => {
    const file = path.join(folder, 'new.db')
    const { status, stdout } = await run('backup', [file])
    expect(status).toBe(0)
    expect(stdout).toContain(`${getDatabaseFile(site)}: members: 1, posts: 0, comments: 0`)
    const before = statSync(file).mtimeMs
    expectWords(await run('backup', [file]), /exists already.*--overwrite/)
    expect(statSync(file).mtimeMs).toBe(before)
    expect(await run('backup', [file, '--overwrite'])).toMatchObject({ status: 0, stderr: '' })
    expect(filesIn(folder)).toHaveLength(1)
  })

  test('move and restore are refused, and change nothing', async () => {
    const before = readdirSync(path.dirname(getDatabaseFile(site))).sort()
    const inUse = /The database is in use; stop the site first/
    expectWords(await run('restore', [copy]), inUse)
    expectWords(await run('move', [away]), inUse)
    expect(readdirSync(path.dirname(getDatabaseFile(site))).sort()).toEqual(before)
    await signUpAt(site)
  })
})

test('a driver of another Node is told, and not the file blamed', async () => {
  const preload = path.join(folder, 'other-node.cjs')
  writeFileSync(
    preload,
    `const load = process.dlopen
    process.dlopen = (module, file, ...rest) => {
      if (!file.includes('better_sqlite3')) return load(module, file, ...rest)
      throw Object.assign(new Error("The module '" + file + "'\\nwas compiled against a different Node.js version using\\nNODE_MODULE_VERSION 999."), { code: 'ERR_DLOPEN_FAILED' })
    }`,
  )
  const more = { NODE_OPTIONS: `--require ${preload}` }
  for (const [command, words] of [
    ['server', []],
    ['purge', []],
    ['backup', [path.join(folder, 'new.db')]],
    ['doctor', []],
  ] as const) {
    const done = await run(command, [...words], { more })
    expectWords(done, /built for another version of Node\.js.*npm rebuild better-sqlite3/s)
    expect(done.stdout).not.toContain('npm run restore')
  }
})
