import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import path from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { applyMigrations } from '../../../prisma/apply-migrations'
import { startPostgresql } from '../../support/database/postgresql-server'
import { runCommand } from '../../support/site/run-command'
import { sessionSecret, startSite, type Variables } from '../../support/site/site-server'
import { temporaryFolder } from '../../support/site/temporary-folder'

const SESSION_SECRET = sessionSecret

let harness: ReturnType<typeof temporaryFolder>
let data: string

beforeEach(() => {
  harness = temporaryFolder()
  data = path.join(harness.folder, 'data')
  mkdirSync(data)
})
afterEach(() => harness.remove())

/** Starts a program that cannot start. Expects it to end with one line, which states the reason. */
async function expectLine(line: RegExp, more: Variables = {}, program = 'server') {
  const { status, stderr: said } = await runCommand(harness, program, [], more)
  expect(said).toMatch(line)
  expect(said.trim().split('\n')).toHaveLength(1)
  expect(status).toBe(1)
}

test('a port that is taken', async () => {
  const other = createServer().listen(0)
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  await expectLine(new RegExp(`^PORT: ${port} is taken`), { PORT: String(port) })
  other.close()
})

test('a database that is none, in the server and in a command', async () => {
  writeFileSync(path.join(data, 'app.db'), 'No database. '.repeat(1000))
  await expectLine(/^DATABASE_URL: \S+app\.db: this file is not a SQLite database\.$/m)
  await expectLine(/^\/\S+app\.db: this file is not a SQLite database\.$/m, {}, 'purge')
})

test('a folder in which nothing can be made', async () => {
  await expectLine(/^DATABASE_URL: \/dev\/null\/app\.db: \S/, {
    DATABASE_URL: 'file:/dev/null/app.db',
  })
})

test('a migration that was changed', async () => {
  const file = path.join(data, 'app.db')
  await applyMigrations(`file:${file}`)
  const database = new Sqlite(file)
  database.exec(`UPDATE "_prisma_migrations" SET checksum = 'x'`)
  database.close()
  await expectLine(/^DATABASE_URL: \S+app\.db: The migration \w+ was changed/)
})

test('a database into which a copy has not ended, in the server and in a command', async () => {
  const file = path.join(data, 'app.db')
  await applyMigrations(`file:${file}`)
  const database = new Sqlite(file)
  database.exec('CREATE TABLE "_move" ("progress" TEXT NOT NULL)')
  database.close()
  const line = /^DATABASE_URL: \S+app\.db: a copy into this database has not ended; run the same/m
  await expectLine(line)
  await expectLine(line, {}, 'purge')
})

test('PostgreSQL that is not there, refuses the password or has no such database', async () => {
  const away = 'postgresql://me:hush@127.0.0.1:1/site'
  await expectLine(/^DATABASE_URL: PostgreSQL at 127\.0\.0\.1:1\/site: nothing answers there\.$/m, {
    DATABASE_URL: away,
    SESSION_SECRET,
  })
  const server = await startPostgresql()
  const wrong = server.url('postgres').replace('only-for-tests', 'hush')
  await expectLine(/^DATABASE_URL: PostgreSQL at (?!.*hush).*user or password\.$/m, {
    DATABASE_URL: wrong,
    SESSION_SECRET,
  })
  await expectLine(/no database of this name\.$/m, {
    DATABASE_URL: server.url('nothing'),
    SESSION_SECRET,
  })
  await server.stop()
})

test('a secret that a full disk left empty', async () => {
  writeFileSync(path.join(data, 'session-secret'), '')
  await expectLine(/^\S+session-secret must hold secrets of at least 32 characters/)
})

test('a secret that is missing beside a database with members, and is not made anew', async () => {
  const file = path.join(data, 'app.db')
  await applyMigrations(`file:${file}`)
  const database = new Sqlite(file)
  database.exec(`INSERT INTO "User" ("id", "username", "usernameKey") VALUES ('a', 'asha', 'asha')`)
  database.close()
  for (let start = 0; start < 2; start += 1) {
    await expectLine(/^There is no \S+session-secret, but the database has members\. Put back/)
    expect(readdirSync(data)).not.toContain('session-secret')
  }
})

test('what the server makes is its owner’s alone, and what was open is closed', async () => {
  const site = await startSite()
  const folder = path.join(site.folder, 'data')
  const modes = () =>
    readdirSync(folder).map((name) => [name, statSync(path.join(folder, name)).mode & 0o077])
  const closed = () => modes().map(([name]) => [name, 0])
  // The files include SQLite's log and shared memory, which exist from the first query on.
  expect((await fetch(`${site.url}/forum`)).ok).toBe(true)
  expect(modes().length).toBeGreaterThan(3)
  expect(modes()).toEqual(closed())
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  await site.end('SIGINT')
  chmodSync(folder, 0o755)
  chmodSync(path.join(folder, 'app.db'), 0o644)
  await site.start()
  expect(modes()).toEqual(closed())
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(await site.log()).toContain('other users of this machine could read this path')
  await site.remove()
})
