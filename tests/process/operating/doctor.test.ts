import {
  chmodSync,
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startPostgresql } from '../../support/database/postgresql-server'
import { mailServer } from '../../support/mail/mail-server'
import { serve } from '../../support/site/feed-server'
import { freePort } from '../../support/site/free-port'
import { runCommand } from '../../support/site/run-command'
import { siteForFile } from '../../support/site/site-for-file'
import type { Variables } from '../../support/site/site-server'
import { temporaryFolder } from '../../support/site/temporary-folder'

const feed = readFileSync('tests/data/feeds/podcast.xml')

const site = await siteForFile()
const mails = await mailServer()
await mails.start()
const podcast = await serve((request, response) =>
  request.url === '/feed' ? response.end(feed) : response.writeHead(410).end(),
)
afterAll(async () => {
  podcast.stop()
  await mails.stop()
})

let harness: ReturnType<typeof temporaryFolder>
let clock: string

beforeEach(() => {
  harness = temporaryFolder()
  clock = 'NTPSynchronized=yes'
  mails.manners = 'take'
})

afterEach(() => harness.remove())

/** Checks the running site's folder, with some settings given. */
async function ask(more: Variables = {}, words: string[] = ['you@example.com']) {
  const bin = path.join(harness.folder, 'bin')
  mkdirSync(bin, { recursive: true })
  writeFileSync(path.join(bin, 'timedatectl'), `#!/bin/sh\necho ${clock}\n`, { mode: 0o755 })
  const { status, stdout, stderr } = await runCommand(site, 'doctor', words, {
    ...{ PORT: new URL(site.url).port, SITE_URL: site.url, RATE_LIMITS: 'on' },
    ...{ PATH: `${bin}:${process.env.PATH}`, MAIL_URL: mails.url, CONTACT_TO: 'us@example.com' },
    PODCAST_FEED_URL: `${podcast.url}/feed`,
    ...more,
  })
  const wrong = stdout.split('\n').filter((line) => line.startsWith('WRONG'))
  return { code: status, said: stdout + stderr, wrong: wrong.join('\n') }
}

/** Runs the check, and expects exactly one problem with its remedy. */
async function expectWrong(words: RegExp, more?: Variables) {
  const { code, said, wrong } = await ask(more)
  expect(wrong, said).toMatch(words)
  expect(wrong.split('\n')).toHaveLength(1)
  expect(said).toMatch(/^WRONG .*\n +→ \S/m)
  expect(code).toBe(1)
  return said
}

test('a site that lacks nothing is told so, and one mail is sent', async () => {
  const before = mails.taken.length
  const { code, said } = await ask()
  expect([code, said.match(/^WRONG/gm)], said).toEqual([0, null])
  for (const name of ['Settings', 'Files', 'Disk', 'Clock', 'Database', 'Mail', 'Feed', 'Proxy'])
    expect(said).toMatch(new RegExp(`^ok +${name} `, 'm'))
  expect(said).toContain('every migration is applied')
  const [mail, ...others] = mails.taken.slice(before)
  expect([mail?.to?.[0]?.address, others]).toEqual(['you@example.com', []])
  expect(mail?.text).toContain(site.url)
})

test('without an address no mail is sent, and how to have one sent is said', async () => {
  const before = mails.taken.length
  const { code, said } = await ask({}, [])
  expect([code, mails.taken.length]).toEqual([0, before])
  expect(said).toContain('npm run doctor -- you@example.com')
})

test('a wrong variable ends it with the variable’s name', async () => {
  const { code, said } = await ask({ TRUST_PROXY: 'yes' })
  expect([code, said]).toEqual([1, expect.stringMatching(/^TRUST_PROXY must be/)])
})

describe('it says what is wrong', () => {
  test('settings that are seldom meant', async () => {
    await expectWrong(/^WRONG +Settings +RATE_LIMITS is off/, { RATE_LIMITS: 'off' })
    await expectWrong(/^WRONG +Settings +SITE_URL is http:/, { SITE_URL: 'http://site.invalid' })
  })

  test('a proxy that is not trusted, and a name that leads elsewhere', async () => {
    await expectWrong(/^WRONG +Proxy .* TRUST_PROXY is 0/, { SITE_URL: 'https://site.invalid' })
    await expectWrong(/^WRONG +Proxy +something else answers/, { SITE_URL: podcast.url })
    const { said } = await ask({ SITE_URL: 'https://site.invalid', TRUST_PROXY: '1' })
    expect(said).toMatch(
      /^note +Proxy +nothing answers at https:\/\/site\.invalid(: ENOTFOUND|: EAI_AGAIN)/m,
    )
  })

  test('a mail server that is away, or refuses the mail', async () => {
    const nobody = `smtp://127.0.0.1:${await freePort()}`
    await expectWrong(/^WRONG +Mail .*: ESOCKET/, { MAIL_URL: nobody })
    mails.manners = { recipient: 550 }
    const said = await expectWrong(/^WRONG +Mail .* 550/)
    expect(said).toContain('does not send for MAIL_FROM')
  })

  test('a feed that is gone, or none', async () => {
    await expectWrong(/^WRONG +Feed .*410/, { PODCAST_FEED_URL: `${podcast.url}/gone` })
    await expectWrong(/^WRONG +Feed .*not a readable/, { PODCAST_FEED_URL: `${site.url}/forum` })
  })

  test('a clock that nothing keeps right', async () => {
    clock = 'NTPSynchronized=no'
    await expectWrong(/^WRONG +Clock .* does not keep network time/)
  })

  test('a folder that cannot be written to', async () => {
    const closed = process.getuid?.() === 0 ? '/proc' : path.join(harness.folder, 'closed')
    if (closed !== '/proc') mkdirSync(closed, { mode: 0o500 })
    const { wrong } = await ask({ BACKUP_DIR: closed })
    expect(wrong).toMatch(/^WRONG +Files .*(closed|\/proc) cannot be written to \(E\w+\): /m)
  })

  test('a secret that others can read', async () => {
    const file = path.join(site.folder, 'data', 'session-secret')
    chmodSync(file, 0o644)
    await expectWrong(/^WRONG +Files .*session-secret is open to other users/)
    chmodSync(file, 0o600)
  })

  test('databases that nothing deletes, and a secret that is not used', async () => {
    const data = path.join(site.folder, 'data')
    writeFileSync(path.join(data, 'before-2.db'), '')
    const { said } = await ask({ SESSION_SECRET: 'x'.repeat(40) })
    rmSync(path.join(data, 'before-2.db'))
    expect(said).toMatch(
      /^note +Files +databases in \S+ that the site does not use: before-2\.db$/m,
    )
    expect(said).toMatch(/^note +Files +\S+session-secret differs from SESSION_SECRET/m)
    expect((await ask()).said).not.toMatch(/does not use|differs from/)
  })

  test('copies that are not made', async () => {
    const copies = path.join(harness.folder, 'copies')
    mkdirSync(copies)
    await expectWrong(/^WRONG +Files +there is no copy yet/, { BACKUP_DIR: copies })
    writeFileSync(path.join(copies, 'site-2026-01-01T03-00-00Z.db'), '')
    await expectWrong(/^WRONG +Files +the last copy is \d+ hours old/, { BACKUP_DIR: copies })
  })
})

describe('a database', () => {
  const fileOf = () => path.join(harness.folder, 'app.db')
  const copied = () => {
    cpSync(path.join(site.folder, 'data', 'app.db'), fileOf())
    return { DATABASE_URL: `file:${fileOf()}` }
  }

  beforeAll(async () => {
    // Its file is complete after the end.
    await site.end('SIGTERM')
    await site.start()
  })

  test('that is damaged in the middle', async () => {
    const settings = copied()
    const bytes = readFileSync(fileOf())
    bytes.fill(255, bytes.length / 2, bytes.length / 2 + 8192)
    writeFileSync(fileOf(), bytes)
    await expectWrong(/^WRONG +Database .*damaged/, settings)
  })

  test('whose rows refer to none', async () => {
    const settings = copied()
    const database = new Sqlite(fileOf())
    database.pragma('foreign_keys = OFF')
    database.exec(`INSERT INTO "Session" ("id", "tokenHash", "userId", "expiresAt")
      VALUES ('a', 'b', 'nobody', 0)`)
    database.close()
    await expectWrong(/^WRONG +Database .*damaged: rows of Session refer to none/, settings)
  })

  test('that another secret encrypted, or whose secret is missing', async () => {
    const settings = copied()
    const database = new Sqlite(fileOf())
    database.exec(`INSERT INTO "User" ("id", "username", "usernameKey") VALUES ('a', 'asha', 'asha');
      INSERT INTO "SecondStep" ("id", "userId", "encryptedKey", "recoverySalt")
      VALUES ('a', 'a', '${'A'.repeat(124)}', '')`)
    database.close()
    await expectWrong(/^WRONG +Database +the secret does not decrypt the keys of aut/, settings)
    const secret = path.join(site.folder, 'data', 'session-secret')
    renameSync(secret, `${secret}.away`)
    await expectWrong(/^WRONG +Database +there is no \S+session-secret/, settings)
    renameSync(`${secret}.away`, secret)
  })

  test('of another version', async () => {
    const settings = copied()
    const database = new Sqlite(fileOf())
    database.exec(`UPDATE "_prisma_migrations" SET migration_name = '9_from_the_future'
      WHERE migration_name = (SELECT max(migration_name) FROM "_prisma_migrations")`)
    database.close()
    await expectWrong(/^WRONG +Database .*9_from_the_future, which these files lack/, settings)
  })

  test('on PostgreSQL that is empty', async () => {
    const postgresql = await startPostgresql()
    await postgresql.createDatabase('site')
    const SESSION_SECRET = 'only-for-tests-only-for-tests-only'
    const settings = { DATABASE_URL: postgresql.url('site'), SESSION_SECRET }
    const { code, said } = await ask(settings)
    expect(code, said).toBe(0)
    expect(said).toMatch(/^note +Database +migrations wait: /m)
    await postgresql.stop()
  })
})
